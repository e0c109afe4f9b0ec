"""Export of matches as saved games of other programs, and import of such games.

`export_game` turns a record into the JSON that `intriga.diplomacy.saved_games` reads;
`import_game` plays the orders of such a file through the kernel, which gives a record like that of
any other match.
"""
