"""The pages: Intriga in a browser.

Read in this order:

- `app`: every handler and its address; `server` runs it, `machine` is where it runs.
- `site`: what all pages of a server share; `request`: one request, and how it is answered, or why
  not; `errors`.
- `lobby`: choose a game, create and join a match, the waiting room.
- `match`: the page of a match, what people do on it, what is pushed to it.
- `host`, `account`, `admin`: pages of a match's host, of a person, of the server's admin.
- `game_pages`: what a game brings for its pages; `rendering`: templates, parts of pages, what is
  remembered between requests; `assets`, `printing`: static files, PDFs; `conformance`: the suite
  for a game's pages.

Templates, styles and scripts are in `templates/` and `static/`.
"""
