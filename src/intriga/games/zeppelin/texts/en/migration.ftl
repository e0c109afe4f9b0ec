### Zeppelin: those who move, and those without a state.

## What happens

zeppelin-arrived = { $who } is now a citizen of { $where }.
    .short = { $where }: { $who } has moved in
zeppelin-departed = { $who } has left { $where }.
    .short = { $where }: { $who } has moved out
zeppelin-returned-jailed = { $who } is back in the prison of { $where }.
    .short = { $where }: { $who } is back in prison
zeppelin-stateless-joined = Now stateless: { $who }.
zeppelin-stateless-left = No longer stateless: { $who }.
zeppelin-asked-to-enter = You have asked to move to { $to }. You move at the end of the turn.
    .short = You have asked to move: { $to }
zeppelin-asked-to-leave = You have asked to leave your state. You leave at the end of the turn.
    .short = You have asked to leave your state
zeppelin-request-withdrawn = You have withdrawn your request to move.
zeppelin-request-lapsed = Your request to move has lapsed: it could not be carried out.
    .short = Your request to move has lapsed

## What is seen

zeppelin-tell-stateless = { $who } is stateless.
zeppelin-tell-asks = { $who } has asked to move to { $to }.
zeppelin-tell-asks-out = { $who } has asked to leave the state.
zeppelin-tell-guest = { $who } is a guest in { $where }.

## What can be done

form-zeppelin-migrate = Move to another state
    .field-to = Where
    .none-to = Just leave
    .warning = You lose your citizenship and your class.
    .help = Move to another state, or become stateless.
form-zeppelin-stay-here = Withdraw the request to move
    .help = You stay where you are.

## What is refused

zeppelin-refused-stateless = You are stateless. Ask to move to a state first.
zeppelin-refused-jailed = You are in prison.
zeppelin-refused-migrate-here = You already live there.
zeppelin-refused-blacklisted = You are on the blacklist of { $where }.
zeppelin-refused-no-request = You have not asked to move.
