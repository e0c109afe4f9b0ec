### MAGA-Game: treaties and how their clauses are judged.

## Names

maga-treaty-number = Treaty { NUMBER($n, useGrouping: 0) }
maga-clause-obligation = obligation
maga-clause-right = right
maga-clause-does = does
maga-clause-refrains = does not do
maga-treaty-sign = Sign
    .help = Your signature is under the treaty from now on.
maga-treaty-refuse = Refuse
    .help = There will be no treaty for anybody.

## What happens

maga-treaty-proposed = State { $by } proposes a treaty.
maga-treaty-signed = State { $by } has signed a treaty with you.
    .short = State { $by } has signed a treaty
maga-treaty-refused = State { $by } has refused a treaty with you.
    .short = State { $by } has refused a treaty
maga-judged = The host has judged: State { $breaker } broke treaty { NUMBER($treaty, useGrouping: 0) }.
    .short = State { $breaker } broke a treaty

## What is seen

maga-home-treaty = Treaty { NUMBER($n, useGrouping: 0) } ({ $parties }): signed by { $signed }.

## What can be done

form-maga-propose-treaty = Propose a treaty
    .field-partner = With
    .field-others = Other parties
    .field-team = State
    .field-clauses = Clauses
    .field-kind = Kind
    .field-party = State
    .field-does = Does or does not
    .field-action = Action
    .field-land = Only this territory of it
    .none-land = All it commands
    .field-target = To whom
    .field-least = At least (transfers; 0: any amount)
    .field-every = Every turn of the term, not once
    .field-if_party = If State
    .field-if_land = Only this territory of it
    .none-if_land = All it commands
    .field-if_does = Does or does not
    .field-if_action = This action
    .field-if_target = To whom
    .field-if_least = At least (transfers; 0: any amount)
    .field-since = From turn
    .field-turns = For how many turns
    .field-text = In free words
    .help = A deal with other teams: the server checks the clauses, the host judges free words.
    .warning = A duty with a condition appears in the turn after it was met and lasts until the term ends.
form-maga-answer-treaty = Answer a treaty
    .field-treaty = Treaty
    .field-answer = Answer
    .help = A treaty holds once all its parties have signed.
form-maga-judge-clause = Judge a treaty
    .field-treaty = Number of the treaty
    .field-breaker = Who broke it
    .field-victim = Against whom
    .help = Decide whether a treaty was broken: that helps to win a suit.

## What is refused

maga-refused-parties = Choose other teams, each once.
maga-refused-since = A treaty cannot begin before turn { $turn }.
maga-refused-empty-treaty = Add a clause or some words.
maga-limit-condition = “If State” and “this action” go together
maga-limit-treaty = At least one clause, or free words
maga-refused-clause = Clause { $n } is not clear: its party must be a party to the treaty, and its action must exist.
maga-refused-many-treaties = A team proposes at most { $most } treaties.
maga-refused-no-judge = Nobody judges treaties in this match.
maga-refused-no-treaty = There is no such treaty.

## The log of the technical stage

maga-log-judged = The host judged: State { $breaker } broke treaty { NUMBER($treaty, useGrouping: 0) }.

## Draws

maga-draw-treaty = number of a treaty
