### Zeppelin: orders of the army.

## What is seen

zeppelin-tell-orders = { $where }, standing orders: { $orders }.
zeppelin-tell-wishes = { $where }, { $unit } would retreat to: { $places }.
zeppelin-tell-army-builds = { $where }, ordered for the winter: { $orders }.

## What can be done

form-zeppelin-orders = Give orders
    .field-orders = Orders
    .field-text = More orders
    .help = The latest order of a unit counts, whichever commander gave it.
form-zeppelin-wishes = Say where a unit should retreat
    .field-unit = Unit
    .field-places = Places, the most wanted first
    .help = If the unit is dislodged, it goes to the first of these places it can.
form-zeppelin-builds = Order builds and disbands
    .field-orders = Orders
    .help = What the state builds or disbands this winter.
form-zeppelin-override-retreat = Decide where a unit retreats
    .field-unit = Unit
    .field-place = Place
    .none-place = Disband it
    .help = The unit retreats here instead of where the game would send it.
form-zeppelin-override-removal = Decide which unit is disbanded
    .field-power = Power
    .field-unit = Unit
    .help = This unit is disbanded instead of one drawn by lot.
