### MAGA-Game: the list of actions that a team hands in.

## Names

maga-to-spend = To spend

## What happens

maga-handed-in = State { $land }: a list of { $count ->
    [one] { $count } action
   *[other] { $count } actions
} is handed in.
    .short = State { $land }: the list is handed in
maga-withdrawn = State { $land }: the list is withdrawn.

## What is seen

maga-desk-list = State { $n }: list handed in: { $lines }.
maga-desk-refused = State { $n }: “{ $action }” was not carried out: { $why }.
maga-desk-done = State { $n }: “{ $action }” succeeded.
maga-desk-failed = State { $n }: “{ $action }” failed.
maga-desk-cancelled = State { $n }: “{ $action }” did not take place.
maga-spending = { $left ->
    [0] The list costs { FIGURE($spent) }: exactly what there will be.
   *[other] The list costs { FIGURE($spent) } of { FIGURE($money) }, leaving { FIGURE($left) }.
}
maga-hint-revolt = There is a revolt: without the line “Suppress the revolt” nothing of the list is carried out.
maga-hint-blocked = Not as things stand: { $role } cannot act this turn.
maga-hint-missiles = Nuclear missiles now: { $count }.
maga-hint-level = Level { $least } is needed; now it is { $level } ({ $role }).
maga-hint-no-lie = State { $n } has told no lie about you.
maga-hint-no-revolt = There is no revolt: the mood falls by { $points }.
maga-hint-principals = { $role }: this help does not count in the land war against you; Defence, FSB and Interior defend side by side, each with all of their level.
maga-hint-helps-itself = A role does not help itself.
maga-hint-last-turn = This is the last turn: what begins now is not finished.
maga-hint-once = The role does this only once a turn.
maga-hint-slot = Its ordinary action of the turn is taken by a line above ({ $role }).

## What can be done

form-maga-hand-in = List of actions
    .field-lines = Actions
    .field-kind = Action
    .field-to = To
    .field-money = How much
    .field-sphere = Sphere
    .field-missiles = Missiles
    .field-role = Role
    .field-first = First sphere
    .field-second = Second sphere
    .field-number = Number
    .field-stake = Stake
    .field-target = State
    .field-most = At most
    .field-hits = Hits wanted
    .field-percent = Per cent
    .field-treaty = Broken treaty
    .field-whom = Whom
    .field-priority = Priority
    .field-through = By a recruited role
    .field-besides = Besides the owner’s action
    .help = What your ministries do this turn; until the stage ends you can replace the list.
form-maga-withdraw = Withdraw the list
    .help = The list no longer counts; until the stage ends you can hand in another.

## What is refused

maga-refused-not-yours = Your team does not command this state.
maga-refused-too-many-lines = A list has at most { $most } actions. Remove some.
maga-refused-no-land = There is no such state.
maga-refused-same-sphere = Choose two different spheres.
maga-refused-hits = There cannot be more hits than missiles.
maga-refused-no-helped = Choose whom to help: a role of your own, or the number of a foreign one.
maga-refused-not-recruited = Your intelligence has not recruited this role.
maga-refused-nothing-handed-in = No list is handed in.
