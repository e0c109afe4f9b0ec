### The toy game `ball`.

# Masked ball.
game-ball = Masked ball
    .blurb = One of the guests is the herald, and nobody knows which.
option-ball-hours = Hours
    .help = How often the guests guess.
form-ball-guess = Guess the herald
    .field-whom = Guest
ball-draw-herald = Which guest is the herald.
ball-herald = You are the herald. Only you can speak from the balcony.
ball-the-herald = The herald
ball-ballroom = The ballroom
ball-balcony = The balcony
ball-guessed = { $seat } has guessed.
ball-guessed-already = You have guessed for this hour.
ball-no-such-guest = There is no such guest.
ball-counted = Right guesses: { $right }.
ball-unmasked = The herald is { $seat }.
ball-hour = Hour { $hour }.
ball-is-herald = The herald: { $seat }.
ball-ended = The masks are off.
