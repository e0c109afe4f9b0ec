"""The heart of Economicus once more, from the text alone: slow, literal second books.

`keeping` follows a match: the act of a step, then its events in their order, each by the module of
its concept; at the end of each step all is compared that the text determines.
"""
