### Texts of armies and their orders, which several games use.

## Powers, units, orders

diplomacy-game-army = A { $at }
diplomacy-game-fleet = F { $at }
diplomacy-game-order-hold = { $unit } holds
diplomacy-game-order-move = { $unit } → { $to }
diplomacy-game-order-move-via = { $unit } → { $to } (by sea)
diplomacy-game-order-support = { $unit } supports { $of }
diplomacy-game-order-support-move = { $unit } supports { $of } → { $to }
diplomacy-game-order-convoy = { $unit } convoys { $of } → { $to }
diplomacy-game-order-retreat = { $unit } retreats → { $to }
diplomacy-game-order-disband = { $unit } disbands
diplomacy-game-order-build = builds { $unit }
diplomacy-game-order-waive = waives a build
diplomacy-game-do-hold = hold
diplomacy-game-do-move = → { $to }
diplomacy-game-do-move-via = → { $to } (by sea)
diplomacy-game-do-support = support { $of }
diplomacy-game-do-support-move = support { $of } → { $to }
diplomacy-game-do-convoy = convoy { $of } → { $to }
diplomacy-game-do-retreat = retreat → { $to }
diplomacy-game-do-disband = disband { $unit }
diplomacy-game-do-build = build { $unit }
diplomacy-game-do-waive = waive a build
diplomacy-game-nothing = none
diplomacy-game-and-then = { $one } { $more }

diplomacy-game-order-failed = { $order } ({ $result })
diplomacy-game-result-bounce = bounced
diplomacy-game-result-no-convoy = no convoy
diplomacy-game-result-cut = cut
diplomacy-game-result-void = no effect
diplomacy-game-result-disrupted = paradox
diplomacy-game-result-dislodged = dislodged
diplomacy-game-result-disband = destroyed
diplomacy-game-result-civil-disorder = civil disorder

## What happened

war-season = { $season ->
    [spring] Spring
   *[autumn] Autumn
}
diplomacy-game-turn = { $phase ->
    [orders] { war-season } { $year }. The orders are revealed.
    [retreat] { war-season } { $year }. Retreats.
   *[builds] Winter { $year }. Builds and disbands.
    }
diplomacy-game-told-orders = { $power }: { $orders }.
diplomacy-game-told-retreat = { $power }: { $orders }.
diplomacy-game-told-builds = { $power }: { $orders }.
diplomacy-game-lost = Dislodged: { $units }.
diplomacy-game-lost-unit = { $ways ->
    [0] { $unit } ({ $power }), nowhere to retreat
   *[other] { $unit } ({ $power })
    }
diplomacy-game-eliminated = { $power } is eliminated: no units and no centres left.
    .short = { $power } is eliminated

## Why not

war-map-wrong = The map has { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
    }. { $problems }
war-map-fault = { $line ->
    [0] { $why }
   *[other] Line { $line }: { $why }
    }
war-map-powers = The map has { $n ->
    [one] { $n } power
   *[other] { $n } powers
    }; it needs { $least } to { $most }.
war-map-no-centres = The map has no supply centres.
war-map-won = On this map, some power has won before the start: { $goal } centres are enough.
diplomacy-game-order-wrong = “{ $order }”: { $why }
diplomacy-game-which-unit = Which unit? These could do it: { $near }.
diplomacy-game-cannot-come = This unit cannot get there: { $at } → { $to }.

## Forms

diplomacy-game-build-slot = Build { $n }
diplomacy-game-removal-slot = Disband { $n }

window-builds = Builds and disbands
    .clock = Time for builds and disbands

## Why a bot orders so

war-because-take-empty = { $unit }: { $place } is a centre of nobody’s that can be taken.
war-because-take-foreign = { $unit }: { $place } is somebody’s centre that can be taken.
war-because-near-empty = { $unit } gets next to a centre of nobody’s: { $place }.
war-because-near-foreign = { $unit } gets next to a centre of somebody else’s: { $place }.
war-because-guard = { $unit } covers a centre of yours that could be lost: { $place }.
war-because-hold = { $unit }: there is no better place near.
war-because-support = { $unit } helps, so that it is not beaten back: { $of }.
war-because-convoy = { $unit } carries over sea: { $of }.
war-because-retreat = { $unit }: from there it is nearest to a contested centre, { $place }.
war-because-no-retreat = { $unit }: there is nowhere to retreat.
war-because-build = { $unit }: from here it is nearest to a contested centre, { $place }.
war-because-remove = { $unit } is the farthest from contested centres.
