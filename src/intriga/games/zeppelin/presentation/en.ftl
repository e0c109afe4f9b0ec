### Texts of Zeppelin's pages.

## Rights

zeppelin-page-right-exile = exile
zeppelin-page-right-command = army
zeppelin-page-right-appoint = appointments
zeppelin-page-right-arrest = arrest
zeppelin-page-right-execution = execution
zeppelin-page-right-pardon = pardon
zeppelin-page-right-laws = laws
zeppelin-page-opens-exile = exile people, clear the blacklist, admit guests
zeppelin-page-opens-command = orders for armies and fleets, builds
zeppelin-page-opens-appoint = create and change classes, appoint people to them
zeppelin-page-opens-arrest = put citizens in prison
zeppelin-page-opens-execution = execute prisoners
zeppelin-page-opens-pardon = release prisoners
zeppelin-page-opens-laws = pass and repeal laws, choose the class of newcomers
zeppelin-page-may-exile = exile
zeppelin-page-may-command = command the army
zeppelin-page-may-appoint = appoint
zeppelin-page-may-arrest = arrest
zeppelin-page-may-execution = execute
zeppelin-page-may-pardon = pardon
zeppelin-page-may-laws = pass laws
zeppelin-page-rights = Rights
zeppelin-page-no-rights = no rights
zeppelin-page-free-migrate = Move to another state
zeppelin-page-free-revolution = Start a revolution
zeppelin-page-free-secret = Murder secretly
zeppelin-page-free-open = Murder openly

## What one may do

zeppelin-page-may = What I may do
zeppelin-page-may-n = { $n ->
    [0] no rights to use now
    [one] { $n } right to use
   *[other] { $n } rights to use
}
zeppelin-page-may-later = from the first turn on
zeppelin-page-can = yes
zeppelin-page-rests = yours, but not now
zeppelin-page-cannot = no right
zeppelin-page-cannot-now = not now
zeppelin-page-held-by = held by “{ $class }”
zeppelin-page-held-by-nobody = Nobody has this right.
zeppelin-page-nobody-free = nobody there can use it now
zeppelin-page-and-more = and { $n } more
zeppelin-page-not-founding = The first turn has to begin.
zeppelin-page-not-jailed = Not in prison. Whoever has the right to pardon can release you.
zeppelin-page-not-frozen = The state is frozen by a revolution until the turn ends.
zeppelin-page-not-dead = The dead can only talk.
zeppelin-page-not-stateless = You need a citizenship: ask a state to let you in.
zeppelin-page-not-top = Your class is at the top already; there is nobody to demand more from.
zeppelin-page-not-revolts = Your class is in revolt already.
zeppelin-page-not-failed = Your class’s last revolution failed; it has to wait.
zeppelin-page-not-late = The turn is about to end. Start in the next one.
zeppelin-page-not-attempt = You can try again from turn { $turn }.
zeppelin-page-not-attempt-hours = You have to wait after an attempt.
zeppelin-page-not-now = { $right ->
    [command] There is nothing to command now.
    [pardon] Nobody is in prison.
    [execution] Only prisoners can be executed, and there are none.
   *[other] There is nobody and nothing to choose now.
}

## The card and the first visit

zeppelin-page-card = Passport and state
zeppelin-page-welcome = Your first visit
zeppelin-page-welcome-where = { $n ->
    [1] You live in { $state }, alone so far
   *[other] You live in { $state }, a state of { $n } citizens
}; your class is “{ $rank }”.
zeppelin-page-welcome-may = { $n ->
    [0] You have no special rights, but nobody needs any to move away, start a revolution, take a side in one — or a life.
    [7] You have all seven rights: you may do anything here.
   *[other] You have the right to { $rights }; and without any right you can move away, start a revolution or attempt a murder.
}
zeppelin-page-welcome-later = Rights work from the first turn on; until then you can move to another state.
zeppelin-page-welcome-rules = { $who ->
    [all] Everybody rules: the ruling class, “{ $root }”, is all of you, until you agree on something else.
    [nobody] Nobody rules: the ruling class, “{ $root }”, is empty.
    [me] The class “{ $root }” rules, and you are in it.
   *[others] The class “{ $root }” rules: { $names }{ zeppelin-and-more }.
}
zeppelin-page-welcome-done = Got it
zeppelin-page-you = you
zeppelin-page-stateless = stateless

## A state

zeppelin-page-state = State
zeppelin-page-states = States
zeppelin-page-no-states = There are no states yet: the host founds them.
zeppelin-page-state-line = { $power }: { $centres } of the { $goal } centres needed to win, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
zeppelin-page-founded = { $turn ->
    [0] Founded before the first turn
   *[other] Founded in turn { $turn }
}
zeppelin-page-revolutions-here = { $n ->
    [one] A revolution is under way.
   *[other] { $n } revolutions are under way.
}
zeppelin-page-revolt-here = revolution
zeppelin-page-guest-here = You are a guest here: you hear what is said in the state’s room.
zeppelin-page-barred-here = You are on the blacklist and cannot enter.
zeppelin-page-society-hidden = Who lives here, and who rules, only its citizens know.
zeppelin-page-centres = Centres
zeppelin-page-units = Units
zeppelin-page-won = victory
zeppelin-page-goal = { $n ->
    [one] { $n } centre wins
   *[other] { $n } centres win
}
zeppelin-page-classes = Classes
zeppelin-page-class = Class
zeppelin-page-citizens = { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
}
zeppelin-page-members = { $limit ->
    [0] { $n ->
        [one] { $n } member
       *[other] { $n } members
    }
   *[other] { $n } of { $limit } places taken
}
zeppelin-page-mine = your class
zeppelin-page-root = ruling
zeppelin-page-migrant = for newcomers
zeppelin-page-revolts = in revolt
zeppelin-page-empty-class = nobody
zeppelin-page-tap = Tap a class or a person to see what you can do.
zeppelin-page-in-prison = in prison
zeppelin-page-prison = Prison
zeppelin-page-guests = Guests
zeppelin-page-blacklist = Blacklist
zeppelin-page-since-turn = since turn { $turn }
zeppelin-page-no-one = nobody
zeppelin-page-frozen = Revolution: the state is frozen until the turn ends. No classes, appointments, arrests, executions, exiles or laws.

## Revolution

zeppelin-page-revolution = Revolution: “{ $class }”
zeppelin-page-revolution-rights = { $by } leads the class “{ $class }”: it demands more rights.
zeppelin-page-revolution-parent = { $by } leads the class “{ $class }”: it wants to stand under “{ $parent }”.
zeppelin-page-scales = For the revolution: { $rebels }, against: { $loyal }
zeppelin-page-rebels = For: { $n }
zeppelin-page-loyal = Against: { $n }
zeppelin-page-if-rebels = If more are for it:
zeppelin-page-gains = the class gains
zeppelin-page-loses = the class loses
zeppelin-page-moves-under = the class moves under “{ $parent }”.
zeppelin-page-gains-nothing = now it would gain nothing: the class above has lost these rights.
zeppelin-page-if-loyal = Otherwise nothing changes, { $n ->
    [0] and the class can start again.
    [one] and the class has to wait for { $n } turn.
   *[other] and the class has to wait for { $n } turns.
}
zeppelin-page-silent = { $n ->
    [0] Everybody has taken a side.
    [one] { $n } citizen has not taken a side.
   *[other] { $n } citizens have not taken a side.
}
zeppelin-page-would-win = As it stands, the revolution wins.
zeppelin-page-would-fail = As it stands, the revolution fails: it needs strictly more.
zeppelin-page-side-take = Take a side
zeppelin-page-side-change = Change sides

## Polls of the ruling class

zeppelin-page-poll-rights = { $none ->
    [yes] Poll: take from “{ $root }” all rights it can lose
   *[no] Poll: leave “{ $root }” these rights: { $rights }
}
zeppelin-page-poll-restore = Poll: give “{ $root }” back: { $rights }
zeppelin-page-poll-appoint = Poll: take { $whom } into “{ $root }”
zeppelin-page-poll-arrest = Poll: arrest { $whom }
zeppelin-page-poll-execute = Poll: execute { $whom }
zeppelin-page-poll-exile = Poll: exile { $whom }
zeppelin-page-poll-by = Opened by { $by }. Votes needed: { $needed }; not voted yet: { $open }.
zeppelin-page-yes = For: { $n }
zeppelin-page-no = Against: { $n }
zeppelin-page-carried = Enough votes. It is settled at the end of the turn.
zeppelin-page-vote = Vote
zeppelin-page-vote-change = Change my vote

## What can be done to a person or a class

zeppelin-page-deed-appoint = { $of ->
    [rank] Appoint somebody here…
   *[whom] Appoint…
}
zeppelin-page-deed-arrest = Arrest
zeppelin-page-deed-pardon = Pardon
zeppelin-page-deed-execute = Execute
zeppelin-page-deed-exile = Exile
zeppelin-page-deed-forgive = Take off the blacklist
zeppelin-page-deed-admit-guest = Admit a guest
zeppelin-page-deed-dismiss-guest = Dismiss a guest
zeppelin-page-deed-murder-openly = Murder openly
zeppelin-page-deed-murder-secretly = Murder secretly
zeppelin-page-deed-edit-class = Change a class
zeppelin-page-deed-delete-class = Delete a class
zeppelin-page-deed-set-migrant-class = Choose the class of newcomers
zeppelin-page-deed-demand-parent = Start a revolution for another place
zeppelin-page-menu-close = Close
zeppelin-page-menu-nothing = There is nothing you can do here now.

## Laws

zeppelin-page-laws = Laws
zeppelin-page-laws-of = Laws of { $state }
zeppelin-page-no-laws = No laws.
zeppelin-page-all-laws = All laws: { $n }
zeppelin-page-in-force = In force: { $n }
zeppelin-page-repealed-laws = Repealed: { $n }
zeppelin-page-repealed-by = Repealed by { $by } in turn { $turn }.
zeppelin-page-version = { $all ->
    [one] Written by { $author }
   *[other] Version { $number } of { $all }, written by { $author }
}
zeppelin-page-versions = All versions: { $n }
zeppelin-page-write-law = Pass a law

## Passport

zeppelin-page-passport = Passport
zeppelin-page-number = No.
zeppelin-page-life-head = Life
zeppelin-page-life-free = Alive and free.
zeppelin-page-life-jailed = In prison until pardoned. You can talk, vote, and take a side in a revolution.
zeppelin-page-life-dead = Dead until turn { $turn }. You can talk, but not act.
zeppelin-page-life-stateless = No citizenship. Ask any state that has not blacklisted you.
zeppelin-page-stamp-jailed = In prison
zeppelin-page-stamp-dead = Dead
zeppelin-page-stamp-stateless = Stateless
zeppelin-page-attempts = Attempts at murder
zeppelin-page-attempt-barred = Only a free citizen can make one, and not before the first turn.
zeppelin-page-attempt-now = You can make an attempt now.
zeppelin-page-attempt-turn = You can try again from turn { $turn }.
zeppelin-page-attempt-at = You can try again after
zeppelin-page-request = Moving
zeppelin-page-asks-none = You have not asked to move.
zeppelin-page-asks-leave = You ask to give up your citizenship at the end of the turn.
zeppelin-page-asks-enter = You ask to enter { $state } at the end of the turn.
zeppelin-page-guest-in = Guest in
zeppelin-page-blacklisted-in = Blacklisted in
zeppelin-page-print = Print
zeppelin-page-turn-number = Turn { $turn }

## What goes on

zeppelin-page-phase = { $phase ->
    [founding] Founding the states
    [over] The match is over
   *[other] Turn { $turn }, { zeppelin-page-season }{ $phase ->
        [review] {": "}the host reviews the results
        [builds] {": "}builds
       *[turn] {""}
    }
}
zeppelin-page-last-turn = { $goal } centres to win, last turn { $turn }
zeppelin-page-now-founding = The states are being founded. Until the first turn begins you can move freely, and nothing else.
zeppelin-page-now-review = The turn is over. The host is looking at the results; nobody else sees them until they are published. Meanwhile no orders are taken.
zeppelin-page-now-watching = { $phase ->
    [builds] The states build and disband units.
   *[other] The states write orders and sort out their own affairs.
}
zeppelin-page-now-dead = You are dead until turn { $turn }. You can talk, and ask a state to let you in.
zeppelin-page-now-stateless = You have no citizenship. Ask any state: you enter at the end of the turn.
zeppelin-page-now-jailed = You are in prison. You can talk, vote, and take a side in a revolution.
zeppelin-page-now-frozen = { $n ->
    [one] There is a revolution in your state
   *[other] There are revolutions in your state
}. Take a side: heads are counted when the turn ends.
zeppelin-page-now-builds = { $way ->
    [build] { $n ->
        [one] You can build { $n } unit.
       *[other] You can build { $n } units.
    }
    [remove] { $n ->
        [one] You must disband { $n } unit. If you choose none, the draw does.
       *[other] You must disband { $n } units. Those you do not choose are drawn.
    }
   *[none] Winter: armies are built and disbanded; the rest of life goes on.
}
zeppelin-page-now-turn = { $ready ->
    [yes] You are ready for the turn to end. Waiting for the others.
   *[no] { $role ->
        [commander] { $orders } of { $units } units have orders. Give orders, see to your affairs, and say when you are ready.
       *[citizen] See to the affairs of { $state }, and say when you are ready.
    }
}
zeppelin-page-now-over = { $ending ->
    [conquest] The world is conquered: { $winners }.
    [cap] The last turn is played. The strongest: { $winners }.
    [deserted] Everybody has left.
   *[other] The match is over.
}

## What is asked, in few words

zeppelin-page-season = { $season ->
    [spring] spring
   *[autumn] autumn
}
zeppelin-page-title = { $phase ->
    [founding] Founding the states
    [review] Turn { $turn }: results
    [builds] Turn { $turn }: builds
    [over] The match is over
   *[turn] Turn { $turn }, { zeppelin-page-season }
}
zeppelin-page-ask-founding = Where will you live?
zeppelin-page-why-founding = The citizens of the state with { $goal } centres win; until the first turn you move freely.
zeppelin-page-ask-review = The host is looking at the results
zeppelin-page-why-review = Until they are published, no orders are taken.
zeppelin-page-ask-watching = { $phase ->
    [founding] States are being founded
    [builds] The states build and disband units
   *[turn] The states live and make war
}
zeppelin-page-why-watching = { $phase ->
    [founding] The first turn begins soon.
    [builds] Each ends up with as many units as centres.
   *[turn] Orders are revealed when the turn ends.
}
zeppelin-page-ask-dead = You are dead until turn { $turn }
zeppelin-page-why-dead = You can talk, and ask a state to let you in.
zeppelin-page-ask-stateless = { $asks ->
    [yes] You have asked a state to let you in
   *[no] Which state will you ask to let you in?
}
zeppelin-page-why-stateless = You become a citizen when the turn ends; without a state you have no rights.
zeppelin-page-ask-jailed = You are in prison
zeppelin-page-why-jailed = You can talk, vote, and take a side in a revolution.
zeppelin-page-ask-side = A revolution: which side are you on?
zeppelin-page-why-side = When the turn ends, the larger side wins.
zeppelin-page-ask-builds = { $way ->
    [build] { $n ->
        [1] Where do you build a unit?
       *[other] Where do you build { $n } units?
    }
    [remove] { $n ->
        [1] Which unit do you disband?
       *[other] Which { $n } units do you disband?
    }
   *[none] What will you do this winter?
}
zeppelin-page-why-builds = { $way ->
    [build] What you don’t build now has to wait for next winter.
    [remove] If you don’t choose, the lot does.
   *[none] Armies are built and disbanded; the rest of life goes on.
}
zeppelin-page-ask-ready = You are ready. Waiting for the others
zeppelin-page-why-ready = Until the turn ends you can change everything.
zeppelin-page-ask-army = { $left ->
    [0] Orders are given. What else this turn?
   *[other] { $given ->
        [0] What will your army do?
       *[other] What will the other units do?
    }
}
zeppelin-page-why-army = Units without orders hold. When you’re done, say that you are ready.
zeppelin-page-ask-turn = What will you do this turn?
zeppelin-page-why-turn = Everything you may do is below. When you’re done, say that you are ready.
zeppelin-page-ask-over = { zeppelin-page-end }
zeppelin-page-why-over = { $ending ->
    [conquest] One state held enough centres.
    [cap] The number of centres after the last turn decided.
   *[other] No players are left.
}
zeppelin-page-until = { $phase ->
    [founding] until turn 1
    [review] for review
    [builds] for builds
   *[turn] for the turn
}
zeppelin-page-heads = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
zeppelin-page-about-class = { zeppelin-page-heads }; { $none ->
    [yes] { zeppelin-page-no-rights }
   *[no] rights: { $rights }
}.
zeppelin-page-have-class = Your class: “{ $name }”
zeppelin-page-have-states = { $n ->
    [one] state
   *[other] states
}
zeppelin-page-have-turns = { $n ->
    [one] turn to the last
   *[other] turns to the last
}

## Orders

zeppelin-page-orders-help = Everybody with the right to command gives orders; the latest order of each unit counts.
zeppelin-page-builds-help = What the state builds or disbands this winter.
zeppelin-page-log = Who ordered what
zeppelin-page-log-turn = Turn { $turn }
zeppelin-page-log-withdrawn = withdraws the order of { $unit }
zeppelin-page-log-wishes = where to retreat: { $unit } → { $places }
zeppelin-page-log-no-wishes = no longer says where to retreat: { $unit }
zeppelin-page-log-no-builds = withdraws the orders for the winter

## News and chronicle

zeppelin-page-news = World news
zeppelin-page-chronicle = Chronicle
zeppelin-page-turns = Turns
zeppelin-page-turn-none = Before the first turn
zeppelin-page-map-of = Map: { $turn }
zeppelin-page-nothing-yet = Nothing to tell yet.
zeppelin-page-earlier = Earlier
zeppelin-page-later = Later
zeppelin-page-latest = Latest news
zeppelin-page-whole = The whole chronicle
zeppelin-page-whole-help = The match is over, and nothing is secret any more.
zeppelin-page-who-ruled = Who ruled
zeppelin-page-ruled-by = “{ $class }”: { $names }
zeppelin-page-ruled-by-nobody = “{ $class }”: nobody
zeppelin-page-rule-unknown = You do not know who ruled.
zeppelin-page-centres-n = { $n ->
    [one] { $n } centre
   *[other] { $n } centres
}
zeppelin-page-centres-over = Centres turn by turn
zeppelin-page-chart = The centres of the states from turn { $first } to turn { $last }; the most are { $top }

## Forms

zeppelin-page-form-edit = Change the class “{ $name }”
zeppelin-page-form-narrow = Narrow the rights of “{ $name }”
zeppelin-page-form-vote = { $what }: { $yes ->
    [yes] yes
   *[no] no
}
zeppelin-page-form-side = Revolution of “{ $name }”: { $side ->
    [rebel] for
    [loyal] against
   *[none] take no side
}
zeppelin-page-treaties = Treaties with other states
zeppelin-page-propose-treaty = Propose a treaty
zeppelin-page-treaty-ended = Ended in turn { $turn }
zeppelin-page-treaty-ended-by = Ended in turn { $turn } by { $by }
zeppelin-page-treaty-concluded = Signed by all
zeppelin-page-treaty-waits = Not signed by all yet
zeppelin-page-treaty-signed = signed
zeppelin-page-treaty-unsigned = not signed yet
zeppelin-page-form-sign = Sign the treaty “{ $name }”
zeppelin-page-form-end = Refuse or end the treaty “{ $name }”
zeppelin-page-form-amend = Amend “{ $name }”
zeppelin-page-form-repeal = Repeal “{ $name }”
zeppelin-page-form-name = Begin to type the name and choose from the list.
zeppelin-page-form-nobody = Who is “{ $name }”? Choose from the list.

## Options of a match

zeppelin-page-options-world = The world
zeppelin-page-options-time = Time
zeppelin-page-options-society = Society
zeppelin-page-options-war = War
zeppelin-page-options-own = A map of your own

zeppelin-page-wishes-help = If the unit is dislodged, it retreats to the first of these places that it can reach.
zeppelin-page-wishes-unit = Unit
zeppelin-page-wishes-place = Choice no. { $n }
zeppelin-page-wishes-none = up to the unit

## Beside decisions, great events, for newcomers

zeppelin-page-have-rights = { $n ->
    [one] right
   *[other] rights
}
zeppelin-page-have-orders = { $n ->
    [one] order given
   *[other] orders given
}
zeppelin-page-moment = { $kind ->
    [revolution] Revolution
    [dice] An attempt at murder
    [verdict] Sentence
    [role] Your state
   *[end] The end of the match
}
zeppelin-page-moment-passport = My passport
zeppelin-page-moment-event = { $event ->
    [zeppelin-revolution] For or against?
    [zeppelin-revolution-won] The revolution has won
    [zeppelin-revolution-failed] The revolution has failed
    [zeppelin-murder-killed] Murder
    [zeppelin-murder-killed-exposed] The murderer is exposed
    [zeppelin-murder-survived] Attempted murder
    [zeppelin-murder-survived-exposed] An attempt exposed
    [zeppelin-shot-killed] Shot dead in the open
    [zeppelin-shot-survived] A shot that missed
    [zeppelin-arrested] Arrest
    [zeppelin-executed] Execution
    [zeppelin-dies] Execution
    [zeppelin-exiled] Exile
    [zeppelin-banished] Exile
    [zeppelin-resurrected] Back among the living
    [zeppelin-conquest] The map is conquered
    [zeppelin-deserted] Everyone has left
   *[other] The last turn is over
}
zeppelin-page-hint-side = A revolution goes on: take a side
zeppelin-page-hint-vote = A poll waits for your vote
zeppelin-page-hint-orders = Give an order: { $unit }
zeppelin-page-hint-why = { $way ->
    [side] Rebels and loyal citizens are counted when the turn ends; whoever is on no side counts for neither.
    [vote] More than half must say yes: silence counts against it.
   *[orders] A unit without an order holds.
}

## The end

zeppelin-page-end = { $ending ->
    [conquest] The world is conquered
    [cap] { $n ->
        [0] The last turn is over
        [one] The strongest state wins
       *[other] { $n } states share the victory
    }
    [deserted] Everybody has left
   *[other] The match is over
}
zeppelin-page-end-turn = turn { $n }
zeppelin-page-end-stateless = stateless
zeppelin-page-end-did = { $state ->
    [jailed] in prison
    [dead] died shortly before the end
   *[free] { $rights ->
        [0] no rights
        [one] { $rights } right
       *[other] { $rights } rights
    }
}

## The screen of a hall

zeppelin-page-screen-leads = { $n ->
    [one] centre of { $goal }: { $state }
   *[other] centres of { $goal }: { $state }
}
zeppelin-page-screen-states = Centres of the states
zeppelin-page-screen-more = and { $n } more
