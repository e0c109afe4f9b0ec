"""Benchmarks: `make bench`, or `python -m bench [PART] …`; the parts are listed in `__main__.py`.

Timings are never tests. Each part prints its results. bench/README.md has the published results
and describes the machine.
"""
