"""Lessons: matches of the real rules that are played against a script, step by step.

A game keeps them in the package `lessons` beside its texts: a file `<name>.toml` for each, and
their texts in `ru.ftl` and `en.ftl` (or `texts/…`). `lesson` has what may stand in a file,
`reading` finds and checks them.
"""
