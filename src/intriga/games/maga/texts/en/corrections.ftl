### MAGA-Game: the host’s corrections and fines.

## Names

maga-correct-treasury = treasury
maga-correct-nuclear = nuclear missiles
maga-correct-abm = interceptors
maga-correct-mood = mood

## What happens

maga-corrected = The host has set a number of State { $land } right: { $reason }
    .short = A figure of State { $land } is corrected
maga-corrected-sealed = The host has set a number of State { $land } right; only that team reads which and why.
    .short = A figure of State { $land } is corrected
maga-corrected-by = State { $land }, { $what }: { $way ->
    [up] { FIGURE($by) } more.
    [down] { FIGURE($by) } less.
   *[same] as before.
}
    .short = Corrected: { $what }
maga-fined = State { $land } is fined { FIGURE($money) }: { $reason }
    .short = State { $land } is fined { FIGURE($money) }
maga-awarded = State { $land } is awarded { FIGURE($money) }: { $reason }
    .short = State { $land } is awarded { FIGURE($money) }

## What can be done

form-maga-correct = { $sealed ->
    [yes] Set a number right under seal
   *[other] Set a number right
}
    .help = { $sealed ->
        [yes] Everybody reads whose it is; only its team reads which, by how much and why.
       *[other] Everybody reads whose it is, by how much it changes, and why.
    }
    .field-land = State
    .field-what = What
    .field-value = New value
    .field-reason = Reason
form-maga-fine = Fine or award
    .field-land = State
    .field-money = Money, below 0 a fine
    .field-reason = Reason
    .help = Take money from a state, or give it some; all read the reason.

## What is refused

maga-refused-value = Enter a number from { $low } to { $high }.

## The log of the technical stage

maga-log-fined = The host’s word, { $land }: money { $by }.
maga-log-corrected-treasury = The host sets { $land } right: treasury { $by }.
maga-log-corrected-nuclear = The host sets { $land } right: nuclear missiles { $by }.
maga-log-corrected-abm = The host sets { $land } right: interceptors { $by }.
maga-log-corrected-mood = The host sets { $land } right: mood { $by }.
