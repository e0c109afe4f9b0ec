# The door: what is too much at a time.

login-too-often = Too many wrong passwords. Please wait five minutes.
return-too-often = Too many wrong codes. Please wait five minutes.
match-password-too-often = Too many wrong passwords of the match. Please wait five minutes.
door-arrivals = Too many new people have come from this address. Please wait a minute.
door-openings = Too many matches have been opened from this address. Please wait a minute.
door-renames = You have changed your name often enough for now. Keep this one for a few minutes.
door-callings = You have called many people to tables. Please wait a minute.
door-letters = Too many letters have been asked for from this address. Please wait a few minutes.
door-remarks = You speak faster than others can read. Please wait a few seconds; your words stay where they are.
door-calls = Too many calls in a row. Please slow down.
door-live = Too many open connections. Close tabs or programs you do not need.
