"""The page of a match that is played or over.

Read in this order: `page` (the page as a whole), `page_data` (what it asks of the table),
`renderer` and `zones` (its parts), `forms` (forms of acts; `form_values`, `form_fields`,
`form_rows`, `form_errors`), `chat_view` (the chat); then what people do: `actions`, `choices`,
`seats`, `chat`; what open pages are sent: `stream`, `updates`; and what is
past: `turns`, `replay`.
"""
