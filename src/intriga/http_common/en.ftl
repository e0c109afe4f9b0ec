# Rate limits: refusals of what is too much at a time.

login-too-often = Too many wrong passwords. Try again in five minutes.
return-too-often = Too many wrong codes. Try again in five minutes.
match-password-too-often = Too many wrong match passwords. Try again in five minutes.
door-arrivals = Too many new visitors from this address. Try again in a minute.
door-openings = Too many matches created from this address. Try again in a minute.
door-renames = You have changed your name too often. Try again in a few minutes.
door-callings = You have sent too many invitations. Try again in a minute.
door-letters = Too many emails requested from this address. Try again in a few minutes.
door-remarks = You are sending messages too fast. Try again in a few seconds; your text is kept.
door-calls = Too many requests. Send them more slowly.
door-live = Too many open connections. Close the tabs or programs you do not need.
