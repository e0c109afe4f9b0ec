"""The pages: Intriga in a browser.

Read in this order:

- `app`: every handler and its address; `server` runs it.
- `site`: what all pages of a server share; `context`: one request, and how it is answered;
  `security`, `errors`.
- `lobby`: choose a game, create and join a match, the waiting room.
- `match`: the page of a match, its actions, its chat, its event stream.
- `host`, `account`, `admin`: pages of a match's host, of a person, of the server's admin.
- `game_pages`: what a game brings for its pages; `fragments`: how parts of pages are sent;
  `page_cache`: what is remembered between requests; `assets`, `printing`: static files, PDFs.

Templates, styles and scripts are in `templates/` and `static/`.
"""
