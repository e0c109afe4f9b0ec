### Mafia: the commissar, the sergeant, their checks.

## Names

mafia-aim = { $seat }

## What happens

mafia-answer-noted = Your answer is noted.
mafia-ordered = For tonight you chose: { $victims }.
    .short = For tonight: { $victims }
mafia-commissar-reminded = You did not check anybody last night. If you miss one more, the post may pass to somebody else.
    .short = You checked nobody last night
mafia-commissar-silent = The commissar ordered nothing tonight. If it happens again, the post passes on: to whom you name, if they can have it.
    .short = The commissar ordered nothing
mafia-heir-named = If the commissar is late, the post passes to { $who }, if they can have it.
    .short = The commissar’s heir: { $who }
mafia-heir-none = If the commissar is late, the post passes on by itself.
    .short = No heir is named
mafia-commissar-late = The commissar was late, and the post has passed to somebody else.
    .short = The town has a new commissar
mafia-post-yours = You are the commissar now. Checked so far: { $checked }.
    .short = You are the commissar now
mafia-post-lost = You are not the commissar any more.
mafia-sergeant-invited = The commissar asks you to be sergeant. Your answer is read at nightfall.
    .short = The commissar asks you to be sergeant
mafia-sergeant-invited-by = { $commissar } is the commissar and asks you to be sergeant. Your answer is read at nightfall.
    .short = { $commissar } asks you to be sergeant
mafia-sergeant-asked = You asked { $whom } to be sergeant.
    .short = Asked to be sergeant: { $whom }
mafia-sergeant-agreed = Your sergeant: { $whom }.
mafia-sergeant-declined = { $whom } does not want to be sergeant.
    .short = { $whom } won’t be sergeant
mafia-sergeant-appointed = You are the sergeant. The commissar is { $commissar }.
    .short = You are sergeant to { $commissar }
mafia-sergeant-yours = You are the sergeant. Who the commissar is, you are not told.
    .short = You are the sergeant
mafia-sergeant-announced = The commissar has a sergeant.

## What is seen

mafia-checked = { $seat }: checked { $times } { $times ->
    [one] time
   *[other] times
}
mafia-town-sergeant = The commissar has had a sergeant.
mafia-me-sergeant = You are the sergeant.
mafia-office-sergeant = Your sergeant is { $who }.

## What can be done

form-mafia-check = Tonight’s check
    .short = Check
    .field-aims = Who
    .field-whom = Suspect
    .field-arrow = With a poisoned arrow
    .help = A bandit or the assassin dies; others notice nothing.
form-mafia-invite-sergeant = Ask somebody to be sergeant
    .short = Ask a sergeant
    .field-whom = Who
    .field-signed = Tell them that you are the commissar
    .help = The sergeant takes the post when you are gone.
form-mafia-answer-commissar = The commissar asks you to be sergeant
    .short = Be sergeant?
    .field-yes = Agree
    .yes = Agree
    .no = Refuse
    .help = A sergeant takes the post one day; the answer is read at nightfall.
form-mafia-return-to-post = Give up the clan and be the commissar again
    .short = Back to the post
    .warning = Everybody will read that the clan is destroyed.
    .sure = The clan is destroyed, and everybody will read it. There is no way back into it. Give it up?
    .help = The clan is destroyed, and you are the commissar of the honest again.
form-mafia-choose-side = Choose your side
    .field-side = Side
    .sure = A side is chosen once, for the rest of the match. Choose it?
    .help = With whom you win: chosen once.
form-mafia-name-heir = Name who gets the post of a late commissar
    .short = Name an heir
    .help = Whoever cannot have it is passed over; you are not told.
    .field-whom = Who
    .none-whom = Nobody: the sergeant, else somebody by chance
form-mafia-move-post = The commissar is late: pass on the post
    .short = Pass on the post
    .sure = The commissar loses the post, and it passes to the next. Pass it on?
    .help = The rule about a silent commissar.

## What is refused

mafia-refused-checked = { $seat } has been checked. Check again after a clan is reinforced.
mafia-refused-checked-thrice = { $seat } has been checked three times.
mafia-refused-invited = Somebody has been asked already and has not refused.
mafia-refused-known-necromancer = Everybody knows that this is the necromancer.
mafia-refused-no-side = You have no side to choose.
mafia-refused-not-commissar = You are not the commissar.
mafia-refused-not-invited = Nobody has asked you.
mafia-refused-not-last = You are not the last of a clan that recruited you.
mafia-refused-no-heirs = In this match the post passes on by itself.
mafia-refused-sergeant = You have a sergeant.
mafia-refused-two-targets = Two shots need two targets.

## The referee’s log

mafia-log-sergeant = { $who } became the sergeant.
mafia-log-post = { $who } became the commissar.
mafia-log-returned = { $who } left the clan and is the commissar again.
mafia-log-stripped = { $who } is a bandit and not the commissar any more.

## Draws

mafia-draw-post = who takes over from a late commissar
