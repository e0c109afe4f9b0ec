### Zeppelin: murder.

## What happens

zeppelin-murder-killed = { $where }: { $whom } has been murdered. Die { $die }, exposure { $exposure }: the murderer is unknown.
    .short = { $where }: { $whom } is murdered
zeppelin-murder-survived = { $where }: an attempt on the life of { $whom } has failed. Die { $die }, exposure { $exposure }: nobody knows who it was.
    .short = { $where }: attempt on { $whom }
zeppelin-murder-killed-exposed = { $where }: { $whom } has been murdered, and the murderer is exposed: { $who }. Die { $die }, exposure { $exposure }.
    .short = { $where }: the murderer is { $who }
zeppelin-murder-survived-exposed = { $where }: an attempt on the life of { $whom } has failed, and is exposed: it was { $who }. Die { $die }, exposure { $exposure }.
    .short = { $where }: attempt by { $who }
zeppelin-shot-killed = { $where }: { $who } shoots { $whom } dead in front of everybody. Die { $die }.
    .short = { $where }: { $whom } is shot dead
zeppelin-shot-survived = { $where }: { $who } shoots at { $whom } in front of everybody and misses. Die { $die }.
    .short = { $where }: a shot misses { $whom }

## What is seen

zeppelin-tell-attempt = { $who } has tried to murder somebody, and has to wait before the next attempt.

## What can be done

form-zeppelin-murder-secretly = Murder secretly
    .field-whom = Whom
    .none-whom = Anyone
    .warning = 40 in 100 that it succeeds; 60 in 100 that you are exposed, either way.
    .sure = The attempt is made at once and cannot be undone: 40 in 100 that it succeeds, 60 in 100 that you are exposed. The victim is out for 5 turns. Do it?
    .help = An attempt from the dark: nobody learns who it was unless you’re exposed.
form-zeppelin-murder-openly = Murder openly
    .field-whom = Whom
    .none-whom = Anyone
    .warning = 60 in 100 that it succeeds. Everybody in the room sees that it was you.
    .sure = The shot is fired at once and cannot be undone: 60 in 100 that it hits, and everybody sees that it was you. Shoot?
    .help = A shot in front of everybody: it hits more often, but all see that it was you.

## What is refused

zeppelin-refused-murder-nobody = There is nobody else in your state.
zeppelin-refused-murder-self = Choose somebody else.
zeppelin-refused-murder-turn = One attempt in a turn. You have made yours.
zeppelin-refused-murder-hours = Your last attempt was too recent. Wait { DURATION($wait) }.

## Draws

zeppelin-draw-victim = the victim
zeppelin-draw-strike = whether the murder succeeds
zeppelin-draw-exposure = whether the murderer is exposed
