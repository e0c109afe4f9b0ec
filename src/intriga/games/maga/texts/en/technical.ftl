### MAGA-Game: the technical stage, its wars and its log.

## What happens

maga-report = The report of turn { $turn } is there.
maga-revolt = { $land }: the mood is { $mood } per cent, a revolt breaks out.
    .short = { $land }: a revolt breaks out
maga-attacked = { $land }: { $attacker } has attacked you. Gather allies: the war is decided at the end of this turn.
    .short = { $attacker } has attacked you
maga-war-won = { $attacker } has won the war against { $target }.
    .short = { $attacker } has won a war
maga-war-lost = { $attacker } has lost the war against { $target }.
    .short = { $attacker } has lost a war
maga-nuclear-hit = { $land }: nuclear { $hits ->
    [one] hit
   *[other] hits ({ $hits })
}.
    .short = { $land }: nuclear strike, { $hits }
maga-impact = Missiles of { $launcher } reached their target ({ $hits }).
    .short = Missiles reached their target: { $hits }
maga-repelled = No missile of { $launcher } reached its target.
    .short = No missile reached its target
maga-launch = { $land }: { $launcher } has launched nuclear missiles.
    .short = { $launcher } has launched missiles
maga-launch-counted = { $land }: { $launcher } has launched nuclear missiles ({ $count }).
    .short = { $launcher } has launched missiles: { $count }
maga-launcher-seen = { $land }: a missile of { $attacker } was seen; { $aimed }.
    .short = A missile is seen: { $attacker }
maga-aimed-here = it flies at you
maga-aimed-elsewhere = it does not fly at you
maga-exchange = { $land }: the winning number is { DECIMAL($number) }, you get { FIGURE($payout) }.
    .short = Exchange: you get { FIGURE($payout) }
maga-conquered = { $winner } has conquered { $target }.

## The log of the technical stage

maga-log-level = { $land }: { $role } rises to level { $level }.
maga-log-contest = { $land }, “{ $action }” against { $target } ({ $role }): { DECIMAL($attack) } to { DECIMAL($defence) }, { $won }.
maga-log-won = won
maga-log-lost = lost
maga-log-paid = { $paid ->
    [0] .
   *[other] ; it cost { $paid }.
}
maga-log-done = { $land }: “{ $action }” ({ $role }) succeeded{ maga-log-paid }
maga-log-failed = { $land }: “{ $action }” ({ $role }) failed{ maga-log-paid }
maga-log-refused = { $land }: “{ $action }” ({ $role }) was not carried out: { $why }.
maga-log-cancelled = { $land }: “{ $action }” ({ $role }) was cancelled.
maga-log-money = { $land }: income { FIGURE($income) }, upkeep { FIGURE($upkeep) }.
maga-log-scrapped = { $land }: missiles scrapped for lack of money: { $nuclear } nuclear, { $abm } interceptors.
maga-log-unrest = { $land }: the revolt costs { $percent } per cent of everything.
maga-log-ordered = { $land }: { $by } gives an order ({ $role }).
maga-log-shrunk = { $land } loses: treasury { FIGURE($money) }, income { FIGURE($income) }, nuclear missiles { $nuclear }, interceptors { $abm }.
maga-log-impact = Missiles of { $land } at { $target }: hits { $hits } of { $left }.
maga-log-war = War of { $land } against { $target }: { DECIMAL($attack) } to { DECIMAL($defence) }.
maga-log-learnt = { $land } learns from the conquered: { $role }.
maga-log-exchange = Exchange: the phantom’s number is { $phantom }, the winning number { DECIMAL($number) }.
maga-log-payout = { $land } gets { FIGURE($amount) } from the exchange.
maga-log-revolt = { $land }: a revolt breaks out.

## Draws

maga-draw-contest = 0: the attacker loses
maga-draw-order = which of equal actions comes next
maga-draw-leader = with whom one competes for income
maga-draw-missile = which missile is shot at
maga-draw-phantom = the phantom’s number, from −100
