### The toy game `vigil`.

# Vigil.
game-vigil = Vigil
    .blurb = Guards watch a gate by night, nap, and fight duels of which nobody else knows.
option-vigil-hours = Hours
    .help = How many hours the night has.
form-vigil-nap = Nap
form-vigil-dare = Dare somebody
    .field-whom = Whom
form-vigil-parry = Parry
    .field-high = Guard high
    .yes = High
    .no = Low
vigil-guards-only = Only guards keep the vigil.
vigil-no-such-duel = There is no such duel.
vigil-bell-has-rung = The bell has rung: nobody naps any more in this hour.
vigil-napped-lately = You have napped lately. You may nap again in { DURATION($wait) }.
vigil-dared = { $by } dares { $whom } to a duel.
vigil-touched = { $by } and { $whom } have fought: { $loser } is touched.
vigil-napped = { $seat } takes a nap.
vigil-bell = The bell rings: three quarters of the hour have gone.
vigil-hour = Hour { $hour }.
vigil-morning = Morning has come.
window-hour = Hour
    .clock = Time for an hour of the vigil
window-duel = Duel
    .clock = Time for a duel
