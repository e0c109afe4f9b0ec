### Zeppelin: orders of the army.

## What is seen

zeppelin-tell-orders = { $where }, standing orders: { $orders }.
zeppelin-tell-wishes = { $where }, { $unit } would retreat to: { $places }.
zeppelin-tell-army-builds = { $where }, ordered for the winter: { $orders }.

## What can be done

form-zeppelin-orders = Give orders
    .field-orders = Orders
    .field-text = More orders
form-zeppelin-wishes = Say where a unit should retreat
    .field-unit = Unit
    .field-places = Places, the most wanted first
form-zeppelin-builds = Order builds and disbands
    .field-orders = Orders
form-zeppelin-override-retreat = Decide where a unit retreats
    .field-unit = Unit
    .field-place = Place
    .none-place = Disband it
form-zeppelin-override-removal = Decide which unit is disbanded
    .field-power = Power
    .field-unit = Unit
