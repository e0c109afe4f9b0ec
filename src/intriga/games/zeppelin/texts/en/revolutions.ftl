### Zeppelin: revolutions.

## Names

zeppelin-demand-rights = “{ $name }” wants these rights: { $rights }
zeppelin-demand-parent = “{ $name }” wants to be below “{ $parent }”
zeppelin-demand-parent-gone = “{ $name }” wants to be below a class that is no more
zeppelin-side-rebels = { $where }: { $who } joins the rebels: { $demand }.
    .short = { $who } joins the rebels
zeppelin-side-loyal = { $where }: { $who } opposes the rebels: { $demand }.
    .short = { $who } opposes the rebels
zeppelin-side-none = { $where }: { $who } takes no side any more: { $demand }.
    .short = { $who } takes no side any more

## What happens

zeppelin-revolution-news = There is a revolution in { $where }.
zeppelin-revolution-won-news = The revolution in { $where } has won.
    .short = { $where }: the revolution has won
zeppelin-revolution-vain-news = The revolution in { $where } has won, but there was nothing left to win.
    .short = { $where }: the revolution has won
zeppelin-revolution-failed-news = The revolution in { $where } has failed.
    .short = { $where }: the revolution has failed
zeppelin-resurrected = Back among the living: { $who }.
zeppelin-revolution = { $where }: { $who } starts a revolution: { $demand }. It is decided at the end of the turn.
    .short = { $where }: revolution
zeppelin-frozen = { $where } is frozen by the revolution: no appointments, laws, arrests, executions, exiles or polls until the turn ends.
    .short = { $where } is frozen this turn
zeppelin-revolution-won = { $where }: the revolution has won, { $rebels } to { $loyal }: { $demand }.
    .short = { $where }: the revolution has won
zeppelin-revolution-vain = { $where }: the revolution has won, { $rebels } to { $loyal }, but there was nothing left to win: { $demand }.
    .short = { $where }: the revolution has won
zeppelin-revolution-failed = { $where }: the revolution has failed, { $rebels } to { $loyal }: { $demand }.
    .short = { $where }: the revolution has failed

## What is seen

zeppelin-tell-revolution = { $where }, a revolution: { $demand }. Rebels: { $rebels }, against: { $loyal }. If it wins, the class has these rights: { $gains }.

## What can be done

form-zeppelin-demand-rights = Start a revolution for rights
    .field-rights = Rights
    .warning = It is decided at the end of the turn by the number of people on each side.
    .sure = A revolution, once started, cannot be called off. Everybody will know that your class started it. Start it?
    .help = Your class demands rights from the one above; the others take sides.
form-zeppelin-demand-parent = Start a revolution for another place
    .field-parent = Below which class
    .warning = If it wins, your class keeps only rights that the new class above it has.
    .sure = A revolution, once started, cannot be called off. Everybody will know that your class started it. Start it?
    .help = Your class wants a place below another; the others take sides.
form-zeppelin-take-side = { $rebel ->
    [yes] Join the rebels
   *[no] Oppose the rebels
}
    .any = Take a side
    .help = The larger side wins at the end of the turn; until then you can change.

## What is refused

zeppelin-refused-frozen = A revolution has frozen your state until the turn ends.
zeppelin-refused-revolt-jailed = A prisoner can start a revolution only if the whole class is in prison.
zeppelin-refused-revolt-top = Yours is the ruling class.
zeppelin-refused-revolt-late = No revolution can start in this part of the turn.
zeppelin-refused-revolt-already = Your class is already in revolt.
zeppelin-refused-revolt-pause = The last revolution of your class failed. It can start another one from turn { $turn }.
zeppelin-refused-revolt-rights = Demand rights that the class above yours has and yours lacks.
zeppelin-refused-revolt-parent = Choose a class that is neither yours, nor right above it, nor below it.
zeppelin-refused-no-revolution = There is no such revolution.
zeppelin-refused-side-same = You are already on this side.
