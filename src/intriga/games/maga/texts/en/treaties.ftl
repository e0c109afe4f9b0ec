### MAGA-Game: treaties and how their clauses are judged.

## Names

maga-treaty-number = Treaty { NUMBER($n, useGrouping: 0) }
maga-clause-obligation = obligation
maga-clause-right = right
maga-clause-does = does
maga-clause-refrains = does not do
maga-treaty-sign = Sign
maga-treaty-refuse = Refuse

## What happens

maga-treaty-proposed = State { $by } proposes a treaty.
maga-treaty-signed = State { $by } has signed a treaty with you.
maga-treaty-refused = State { $by } has refused a treaty with you.
maga-judged = The host has judged: State { $breaker } broke treaty { NUMBER($treaty, useGrouping: 0) }.

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
    .help = The server checks the clauses. A duty with a condition appears in the turn after it was met and lasts until the term ends. Free words are judged by the host.
form-maga-answer-treaty = Answer a treaty
    .field-treaty = Treaty
    .field-answer = Answer
form-maga-judge-clause = Judge a treaty
    .field-treaty = Number of the treaty
    .field-breaker = Who broke it
    .field-victim = Against whom

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
