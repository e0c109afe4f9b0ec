"""The fields of the form of a match: `options` of its game, `schedule`, `terms`, `league_fields`;
times in them (`local_time`), and what was changed in them, in words (`edits`).
"""
