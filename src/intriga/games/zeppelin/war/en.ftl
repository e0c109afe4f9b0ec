### Texts of the war between the states.

## What happened

zeppelin-war-turn = { $phase ->
    [orders] { war-season } { $year }. The orders are revealed.
    [retreat] { $season ->
        [spring] Summer
       *[autumn] Winter
        } { $year }. Retreats.
    [centres] Winter { $year }. Centres change hands.
   *[builds] Winter { $year }. Builds and disbands.
    }
zeppelin-war-told-orders = { $power }: { $orders }.
zeppelin-war-told-retreat = { $power }: { $orders }.
zeppelin-war-told-builds = { $power }: { $orders }.
zeppelin-war-lost = Dislodged: { $units }.
zeppelin-war-eliminated = { $power } has lost all its units and centres.
    .short = { $power } has nothing left
zeppelin-war-centres = Centres after { $year }: { $counts }.
    .short = Centres counted after { $year }
zeppelin-war-has = { $power } { $count }
zeppelin-war-why-host = The host decided this.
zeppelin-war-why-drawn = Too few units were disbanded; this one was drawn by lot.
zeppelin-war-draw-removal = which unit is disbanded, counted by province

## What commanders hear

zeppelin-war-ordered = { $who } orders: { $orders }.
    .short = { $who } gives orders
zeppelin-war-withdrawn = { $who } withdraws the orders of { $units }.
    .short = { $who } withdraws orders
zeppelin-war-wished = { $who } decides where { $unit } should retreat to if it must: { $places }.
    .short = { $who } says where to retreat
zeppelin-war-unwished = { $who } leaves it open where { $unit } would retreat to.
    .short = { $who } leaves a retreat open
zeppelin-war-builds-ordered = { $who } orders for the winter: { $orders }.
    .short = { $who } gives orders for the winter
zeppelin-war-builds-withdrawn = { $who } withdraws all orders for the winter.
    .short = { $who } withdraws winter orders

## Why not

zeppelin-war-no-army = Your state has no power on the map, and so no army.
zeppelin-war-orders-wrong = { $count ->
    [one] { $count } order is wrong.
   *[other] { $count } orders are wrong.
    } { $wrong }
zeppelin-war-wish-unit = This is not one of your units.
zeppelin-war-wish-late = The turn is being settled: it’s too late to say where this unit should go.
zeppelin-war-wish-place = { $unit } can retreat only to these places, each named once: { $ways }.
zeppelin-war-builds-later = Builds are ordered in winter, when their time has come.
zeppelin-war-no-retreat = This unit has not been dislodged.
zeppelin-war-no-removal = This power has no units to lose now.
zeppelin-war-removal-unit = This is not one of the power’s units, or it is already going.

## Forms

zeppelin-war-no-order = no order
zeppelin-war-wish-slot = Choice { $n }
zeppelin-war-plan-slot = Order { $n }
zeppelin-war-under-review = The moves of this turn are played, and the host is looking at them. Give orders when they are published.
zeppelin-war-builds-stale = Somebody has changed the builds meanwhile. Look at them once more, then save yours.
