"""The page of a match that is played or over.

Read in this order: `page` (the page as a whole), `page_data` (what it asks of the table),
`renderer` and `zones` (its parts), `forms` (forms of acts), `drafts`; then what people do:
`actions`; what open pages are sent: `pushes`; and what is `past`. `named` are pages and papers of a
game's own, `documents` its long texts.
"""
