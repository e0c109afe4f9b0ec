### Zeppelin: what the host decides.

## What happens

zeppelin-founded = A new state: { $where }.
zeppelin-removed = { $where } is no more. Its citizens are stateless and free.
    .short = { $where } is no more
zeppelin-host-vain = Your last attempt came to nothing: it isn’t possible now. Nobody else has heard of it.
    .short = Your attempt came to nothing
zeppelin-ruler = { $where }: the host has appointed { $whom } to the empty ruling class “{ $name }”.
    .short = { $where }: { $whom } now rules
zeppelin-pardoned-by-host = { $where }: the host has pardoned { $whom }.
    .short = { $where }: { $whom } is pardoned

## What can be done

form-zeppelin-found-country = Found a state
    .field-name = Name
    .field-power = Power on the map
    .none-power = Without land
    .help = A new state that people can move to.
form-zeppelin-remove-country = Remove a state
    .field-country = State
    .warning = Its citizens become stateless. Its units stay and hold.
    .sure = The state is gone for the rest of the match, and its citizens become stateless. Remove it?
    .help = The state is gone, and its citizens become stateless.
form-zeppelin-settle = Move somebody
    .field-whom = Whom
    .field-country = To the state
    .none-country = None, out of theirs
    .help = Make somebody a citizen of another state without asking.
form-zeppelin-appoint-ruler = Appoint to an empty ruling class
    .field-rank = State
    .field-whom = Whom
    .help = Give a ruler to a state that has none.

## What is refused

zeppelin-refused-no-country = There is no such state.
zeppelin-refused-countries = There can be at most { $most } states.
zeppelin-refused-country-name = The state needs a name.
zeppelin-refused-country-same-name = Another state has this name.
zeppelin-refused-power-taken = This power is not free.
zeppelin-refused-no-ruling-class = This is not the ruling class of a state.
