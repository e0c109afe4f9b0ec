"""Drafts on pages: `draft_view` renders them, with `draft_rows`, into the pieces of `draft_state`;
`draft_feed` pushes those that change. What people change in them: `actions/draft_changes`.
"""
