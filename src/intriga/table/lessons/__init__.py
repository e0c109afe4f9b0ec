"""Lessons at the table: matches of one person against a script (`intriga.presentation.lessons`).

`beginning` makes such a match, `script` plays the acts of the others, `service` takes those of the
learner and knows where somebody stands. A lesson is a match like others: pages, drafts and pushes
are the same. What is different: nobody else can see it, its draws are chosen, it has no clocks, it
is in no list and in no count, and it is removed when it is left for long.
"""
