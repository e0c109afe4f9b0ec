"""Figures of speed: `make bench`, or `python -m bench [kernel|acts|live|memory] …`.

Timings are never tests. Each part prints what it measured; the figures of record, with the machine
they were taken on, stand in bench/README.md.
"""
