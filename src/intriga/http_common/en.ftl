### Rate limits: refusals of what is too much at a time.

login-too-often = Too many wrong passwords. Try again in { wait }.
login-too-often-here = Too many wrong passwords from this network. Use a device you have signed in on before, or try again in { wait }.
login-guessed = Too many attempts to guess this login’s password. Use a device you have signed in on before, or try again in { wait }.
return-too-often = Too many wrong codes. Try again in { wait }.
match-password-too-often = Too many wrong match passwords. Try again in { wait }.
door-arrivals = Too many new visitors from this address. Try again in { wait }.
door-openings = Too many matches created from this address. Try again in { wait }.
door-renames = You have changed your name too often. Try again in { wait }.
door-callings = You have sent too many invitations. Try again in { wait }.
door-letters = Too many emails requested from this address. Try again in { wait }.
door-hints = You are asking the bot too often. Wait some minutes, or decide for yourself.
door-remarks = You are sending messages too fast. Try again in half a minute; your text is kept.
door-comings = You have joined matches too often. Try again in { wait }.
door-documents = { $minutes ->
    [one] You have sent too many long texts. Try again in a minute; your text is kept.
   *[other] You have sent too many long texts. Try again in { $minutes } minutes; your text is kept.
}
door-edits = You have changed the settings too often. Try again in { wait }.
door-drafts = Too many changes in a row. Try again in a few seconds.
door-acts = Too many actions in a row. Try again in a few seconds.
door-pages = Too many requests in a row. Try again in a minute.
door-heavy = Many people are looking at long matches right now. Try again in a few seconds.
door-calls = Too many requests. Send them more slowly.
door-live = Too many open connections. Close the tabs or programs you do not need.

# How long to wait: “try again in …”.
wait = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
