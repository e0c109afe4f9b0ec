### The toy game `brittle`.

game-brittle = Brittle
    .blurb = Numbers are said, and the rules break.
window-count = A number
form-brittle-count = Say a number
    .field-number = Number
form-brittle-bless = Wish luck
brittle-said = You have said one.
brittle-counted = { $who } says a number.
brittle-blessed = The host wishes luck.
brittle-turn = Turn { $turn } is over.
brittle-now = Turn { $turn }.
brittle-over = It is over.
