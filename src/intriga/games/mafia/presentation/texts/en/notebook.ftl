### Pages of Mafia: the commissar’s notebook.

## The commissar’s notebook

mafia-named-tonight = Now
mafia-named-checks-tonight = To be checked tonight:
mafia-named-no-check-yet = Nobody is marked for a check.
mafia-named-my-sergeant = Sergeant:
mafia-named-sergeant-asked = Asked to be sergeant:
mafia-named-no-sergeant = You have no sergeant.
mafia-named-to-check = Choose whom to check
mafia-named-checked = Checked by this post
mafia-named-checked-nobody = Nobody yet.
mafia-named-times = Times
mafia-named-heard = What came of it
mafia-named-check-again = may be checked again
mafia-named-check-done = checked often enough
mafia-named-check-wait = again after a reinforcement
mafia-named-is-dead = dead
mafia-named-check-hit = hit
mafia-named-check-miss = miss
mafia-named-check-earlier = { $n ->
    [one] once before you
   *[other] { $n } times before you
}
mafia-named-check-rule = One citizen can be checked { $n } times at most, and again only after a clan has been reinforced. A miss may also be an armour, a code or a guard.
mafia-named-notes = Notes
