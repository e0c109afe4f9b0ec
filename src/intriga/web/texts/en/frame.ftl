### Pages: the frame around all of them, and errors.

## Page frame

intriga = Intriga
wordmark-start = Intri
wordmark-struck = g
wordmark-end = a
intriga-home = Intriga, home
about = Games of secret orders, deals and betrayal. Play in the browser with friends or against bots.
skip-to-content = Skip to content
nav = Main menu
menu = Menu
nav-lobby = Lobby
nav-rules = Rules
nav-profile = Profile
nav-login = Sign in
language = Language
credits = Intriga: a self-hosted server for games of intrigue.
credits-licence = Open source (Apache-2.0). Fonts: Golos and PT (OFL).
copy = Copy
copied = Copied
save = Save
login = Sign in
guest-name = Guest { $n }

## Errors

error-400 = Invalid request
error-help-400 = A value is missing or invalid. Go back and try again: nothing has changed.
error-stamp-400 = Invalid
error-403 = No access
error-help-403 = This seat belongs to someone else, or the match is private. If the seat is yours, use your personal link.
error-stamp-403 = No access
error-404 = Page not found
error-help-404 = The address may be mistyped, or the match was removed. If you have a match code, enter it in the lobby.
error-stamp-404 = Not found
error-409 = Things have changed
error-help-409 = Something happened in the match before your request arrived. Check the match and try again.
error-stamp-409 = Out of date
error-414 = Address too long
error-help-414 = No address here is this long. Check the link, or start from the lobby.
error-stamp-414 = Not found
error-415 = The form could not be read
error-help-415 = The server does not accept forms sent in this way. Go back to the page and send the form again: nothing has changed.
error-stamp-415 = Error
error-429 = Too many requests
error-help-429 = Wait a minute and try again.
error-stamp-429 = Please wait
error-500 = Something went wrong
error-help-500 = This is our fault. Everything already accepted is safe. Try again in a minute.
error-stamp-500 = Error
error-503 = Back in a minute
error-help-503 = The server is restarting. Accepted moves are safe, and the clocks allow for the pause.
error-stamp-503 = Restarting
refused-no-text = This cannot be done now.
error-home = Go to lobby
error-code = error { $code }
error-413 = Request too large
error-help-413 = The server does not accept that much at once. Send less: nothing has changed.
error-stamp-413 = Too large

## Colours

theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
