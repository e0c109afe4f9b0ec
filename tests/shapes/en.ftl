# Texts of the toy games.

game-auction = Auction
    .blurb = Lots go under the hammer while purses stay shut. You may bid more than you have, but the bill will come.
option-auction-lots = Lots
    .help = How many times the hammer falls.
form-auction-bid = Raise the price
    .field-amount = Your price
form-auction-pass = Drop out
form-auction-settle = Settle the bill
    .field-how = What to do
    .warning = If you yield, you can no longer bid for this lot.
auction-pawn = pawn the keepsake
auction-yield = yield
auction-draw-purse = Money in a purse: 0…10 mean 5 to 15.
auction-purse = Your purse holds { $money }.
auction-bid = { $seat } bids { $money }.
auction-pass = { $seat } drops out.
auction-sold = Sold for { $money } to { $seat }.
auction-unsold = The lot finds no buyer.
auction-insolvent = { $money } was bid and cannot be paid. The sale waits for { $seat }.
auction-pawned = { $seat } pawns the family keepsake for { $money }.
auction-barred = { $seat } yields, and the lot is called again.
auction-over = The sale is closed, the purses are open.
auction-all-lots = Every lot has been called.
auction-lots-left = { $lots ->
    [one] { $lots } lot left.
   *[other] { $lots } lots left.
}
auction-leads = The highest bid is { $money }, by { $seat }.
auction-in-purse = { $seat }: { $money } in the purse.
auction-no-debt = You have no debt.
auction-nothing-to-pawn = Pawning will not help: the keepsake is gone already or would not be enough. You can yield.
auction-not-bidding = You cannot bid now: you have the highest bid, have dropped out, or a bill is being settled.
auction-bid-between = Bid from { $low } to { $high }.

game-lists = Raids
    .blurb = Bands secretly write lists of raids and guards. All lists are opened together.
option-lists-teams = Bands
    .help = How many bands the seats are divided into.
    .value-2 = two
    .value-3 = three
option-lists-rounds = Rounds
    .help = How many times the lists are revealed.
form-lists-hand-in = Hand in the list
    .field-rows = Rows of the list
    .field-task = Task
    .field-village = Village
    .field-men = Men
lists-draw-skirmish = Equal forces: 0, the raid falls back; 1, it breaks through.
lists-raid = raid
lists-guard = guard
lists-village = village { $number }
lists-row = { $task }, village { $village }, men: { $men }
lists-empty = nothing
lists-handed-in = Band { $team } has handed in its list.
lists-noted = The list of your band: { $rows }.
lists-opened = Band { $team } wrote: { $rows }.
lists-raided = Band { $team } plunders village { $village }. Men sent: { $men }.
lists-repelled = Band { $team } loses its men at village { $village }: { $men }.
lists-round = Round { $round }.
lists-team = Band { $team }: men { $men }, loot { $loot }.
lists-peace = The loot is counted.
lists-too-few = Too few for so many bands: at least { $seats } seats are needed.
lists-not-in-a-team = Only bands can hand in lists.
lists-no-such-row = A row needs a village from 1 to { $villages } and at least one man.
lists-village-twice = List each village only once.
lists-too-many-raids = { $raids ->
    [one] At most { $raids } raid a round.
   *[other] At most { $raids } raids a round.
}
lists-too-many-men = { $men ->
    [one] Your band has only { $men } man.
   *[other] Your band has only { $men } men.
}

game-society = The Quarter
    .blurb = The free elect a chief by secret ballot, the chief locks people up. People come and go.
option-society-days = Days
    .help = How many times a chief is elected.
form-society-vote = Vote
    .field-whom = For whom
form-society-abstain = Abstain
form-society-jail = Lock up
    .field-whom = Whom
    .warning = The jailed lose their vote. Only one person a day can be locked up.
form-society-pardon = Pardon
    .field-whom = Whom
society-draw-tie = A tie: which of the leaders, in the order of seats, becomes chief.
society-voted = { $seat } drops a slip into the hat.
society-jailed = { $seat } is locked up.
society-pardoned = { $seat } walks free.
society-elected = Today's chief is { $seat }.
society-nobody = No votes, no chief.
society-over = The meeting is over, the quarter goes home.
society-ended = All the days have passed.
society-day = Day { $day }.
society-chief = The chief is { $seat }.
society-in-jail = { $seat } is locked up.
society-your-vote = Your vote: { $seat }.
society-square = The square
society-salon = The tea room
society-cell = The lock-up
society-rumour = Rumour
society-full = { $crowd ->
    [one] The quarter has { $crowd } house and takes no more.
   *[other] The quarter has { $crowd } houses and takes no more.
}
society-chief-stays = The chief cannot leave before the next election.
society-no-vote = You cannot vote today: you have voted already, or have no vote.
society-vote-for-free = You can only vote for someone who is free.
society-not-chief = Only the chief can lock people up, one a day.
society-jail-free = You can only lock up someone else who is free.
society-not-host = Only the host can pardon.
society-pardon-jailed = You can only pardon someone who is locked up.

game-campaign = The Campaign
    .blurb = Secret stakes of supplies for banners. In a league, banners and what is left pass on to the next match.
option-campaign-rounds = Rounds
    .help = How many banners this match has.
option-campaign-supplies = Supplies
    .help = What every camp gets on top of what it has left.
form-campaign-stake = Stake supplies
    .field-amount = How much
    .warning = The stake is spent whatever the outcome.
campaign-sealed = { $seat } seals a stake.
campaign-noted = Your stake: { $amount }.
campaign-won = { $seat } takes the banner.
campaign-drawn = Nobody takes the banner.
campaign-veteran = { $seat } has won banners before: { $banners }.
campaign-baggage = Campaigns: { $campaigns }. Banners: { $banners }. Supplies: { $supplies }.
campaign-over = The campaign is over, the stores are open.
campaign-truce = The last round is played.
campaign-round = Round { $round }.
campaign-banners = { $seat }: banners { $banners }.
campaign-supplies = { $seat }: supplies { $left }.
campaign-camps-only = Only camps can stake, and nobody can join or leave.
campaign-staked-already = You have already sealed your stake.
campaign-stake-up-to = You can stake from 0 to { $left }.

game-vault = The Vault
    .blurb = For trying the table out.
game-hall = The Hall
    .blurb = The vault, for a hall.

# Town.
game-town = Town
    .blurb = Teams of a whole town, and one informer in each of them.
option-town-turns = Turns
    .help = How many lists every team hands in.
form-town-hand-in = Hand in the list
    .field-deeds = Deeds
    .field-what = Deed
    .field-team = Team
form-town-warn = Warn a team
    .field-team = Team
form-town-offer = Offer a pact
    .field-to = To whom
form-town-answer = Answer an offer
    .field-by = Whose
    .field-yes = I accept
    .yes = Accept
    .no = Refuse
town-draw-informer = Which member of a team informs.
town-rob = rob
town-guard = guard against
town-team = Team { $number }
town-curators = Curators
town-curator = Curator of circle { $number }
town-circle = Circle of team { $number }
town-hall = The hall
town-no-team = Only teams take part.
town-no-informer = You are not the informer of your team.
town-no-such-team = There is no such team.
town-deeds = A list has at most { $most } deeds, each against another team.
town-informer = You are the informer of team { $team }.
town-warned = You have warned team { $team }.
town-handed-in = Team { $team } has handed in its list.
town-noted = { $seat } has written the list of your team. Deeds: { $count }.
town-report = Team { $team } has { $gold } gold. Warnings: { $warned }.
town-turn = The turn is over.
town-over = All turns are over.
town-now = Turn { $turn }.
town-informs = You inform in team { $team }.
town-gold = Team { $team }: { $gold } gold.
town-no-stranger = Offer a pact to somebody of another team.
town-offered-already = Your offer is still open. Wait for the answer.
town-no-offer = Nobody offers you this pact, or no longer.
town-offered = { $by } offers you a pact.
town-answered = { $to } answers the pact that { $by } offered: { $yes }.
town-yes = yes
town-no = no
town-offer = { $by } has offered { $to } a pact.
town-pact = { $by } and { $to } have a pact.
town-ended = The gold is counted.

# Masked ball.
game-ball = Masked ball
    .blurb = One of the guests is the herald, and nobody knows which.
option-ball-hours = Hours
    .help = How often the guests guess.
form-ball-guess = Guess the herald
    .field-whom = Guest
ball-draw-herald = Which guest is the herald.
ball-herald = You are the herald. Only you can speak from the balcony.
ball-the-herald = The herald
ball-ballroom = The ballroom
ball-balcony = The balcony
ball-guessed = { $seat } has guessed.
ball-guessed-already = You have guessed for this hour.
ball-no-such-guest = There is no such guest.
ball-counted = Right guesses: { $right }.
ball-unmasked = The herald is { $seat }.
ball-hour = Hour { $hour }.
ball-is-herald = The herald: { $seat }.
ball-ended = The masks are off.

game-parliament = Parliament
    .blurb = A chamber passes, amends and repeals laws, reads newspapers, and makes secret treaties.
option-parliament-sessions = Sessions
    .help = How many times the chamber sits.
form-parliament-pass-law = Pass a law
    .field-text = The law
form-parliament-amend = Amend law { $law }
    .any = Amend a law
    .field-text = The new text
form-parliament-repeal = Repeal law { $law }
    .any = Repeal a law
form-parliament-abstain = Abstain
form-parliament-publish = Publish a newspaper
    .field-article = The article
form-parliament-propose = Propose a secret treaty
    .field-whom = To whom
    .field-text = The treaty
    .field-terms = Secret clauses
form-parliament-sign = Sign treaty { $treaty }
    .any = Sign a treaty
form-parliament-disclose = Disclose treaty { $treaty }
    .any = Disclose a treaty
parliament-passed = { $seat } passes law { $law }.
parliament-amended = { $seat } amends law { $law }.
parliament-repealed = { $seat } repeals law { $law }.
parliament-abstained = { $seat } abstains.
parliament-published = { $seat } publishes a newspaper.
parliament-proposed = { $by } proposes a secret treaty to { $whom }.
parliament-signed = A secret treaty is signed by { $by } and { $whom }.
parliament-disclosed = A secret treaty between { $by } and { $whom } is disclosed.
parliament-session-over = Session { $session } is over.
parliament-session = Session { $session }.
parliament-law-in-force = Law { $law } is in force, in version { $versions }.
parliament-law-repealed = Law { $law } was repealed in version { $versions }.
parliament-treaty-signed = A signed treaty between { $by } and { $whom }.
parliament-treaty-unsigned = A treaty that { $by } has proposed to { $whom }.
parliament-dissolved = The chamber is dissolved.
parliament-not-a-member = You cannot do this now.
parliament-published-already = You have published a newspaper in this session.
parliament-voted-already = You have voted in this session.
parliament-no-such-law = There is no such law in force.
parliament-no-such-member = Choose another member.
parliament-no-such-treaty = You have no such treaty.
parliament-not-to-sign = You cannot sign this treaty.
parliament-disclosed-already = This treaty has already been disclosed.
parliament-treaties-spent = You can propose at most { $most } treaties.

# Vigil.
game-vigil = Vigil
    .blurb = Guards watch a gate by night, nap, and fight duels of which nobody else knows.
option-vigil-hours = Hours
    .help = How many hours the night has.
form-vigil-nap = Nap
form-vigil-dare = Dare somebody
    .field-whom = Whom
form-vigil-parry = Parry
    .field-high = Guard high
vigil-guards-only = Only guards keep the vigil.
vigil-no-such-duel = There is no such duel.
vigil-bell-has-rung = The bell has rung: nobody naps any more in this hour.
vigil-napped-lately = You have napped lately. You may nap again in { DURATION($wait) }.
vigil-dared = { $by } dares { $whom } to a duel.
vigil-touched = { $by } and { $whom } have fought: { $loser } is touched.
vigil-napped = { $seat } takes a nap.
vigil-bell = The bell rings: three quarters of the hour have gone.
vigil-hour = Hour { $hour }.
vigil-morning = Morning has come.
window-hour = Hour
    .clock = Time for an hour of the vigil
window-duel = Duel
    .clock = Time for a duel

game-ministry = The Ministry
    .blurb = States write plans of taxes, buildings, envoys and raids. All plans are opened together.
option-ministry-turns = Turns
    .help = How many times plans are opened.
option-ministry-ministers = Ministers of each state
    .help = Several write the plan of their state together.
form-ministry-hand-in = Hand in the plan
    .field-doctrine = Doctrine
    .field-plan = Plan
    .field-priority = Priority
    .field-sphere = Sphere
    .field-rate = Rate
    .field-what = What
    .field-state = State
    .field-gift = Gift
    .field-note = Note
    .field-province = Province
    .field-men = Men
    .field-burn = Burn the fields
    .kind-tax = Raise a tax
    .kind-build = Build
    .kind-envoy = Send an envoy
    .kind-raid = Raid
form-ministry-relief = Send relief
    .field-gifts = To whom
    .field-state = State
    .field-gold = Gold
ministry-at-home = At home
ministry-abroad = Abroad
ministry-gold = Gold
ministry-taxes = New taxes
ministry-spent = Gold: { $spent } of { $gold }.
ministry-guns = guns
ministry-butter = butter
ministry-farms = farms
ministry-forges = forges
ministry-barn = barn
ministry-stables = stables
ministry-armoury = armoury
ministry-mine = mine
ministry-mill = mill
ministry-workshop = workshop
ministry-province = { $state }: province { $number }
ministry-turn = Turn { $turn }.
ministry-state = { $state }: gold { $gold }, men { $men }.
ministry-handed-in = { $state } has handed in a plan.
ministry-noted = Rows in your plan: { $count }.
ministry-opened = The plan of { $state } is opened. Rows: { $count }.
ministry-relief = { $state } gets relief: { $gold } gold.
ministry-over = The last plans are opened.
ministry-no-state = Only states hand in plans.
ministry-not-host = Only the host sends relief.
ministry-no-relief = Relief goes to states of this match, 1 to 5 gold each.
ministry-priority = A priority is a number from 1 to { $most }.
ministry-rate = A tax rate is 1, 2 or 3.
ministry-no-building = Your doctrine has no such building in this sphere.
ministry-no-target = Choose another state.
ministry-gift = A gift is 1 to { $gold } gold, and its note at most 40 characters.
ministry-no-province = { $state } has no such province.
ministry-men = You can send 1 to { $men } men.
town-team-twice = Team { $team } is in the list twice.
town-list-long = A list has at most { $deeds } deeds; this one has { $n }.
town-list-left = { $n ->
    [0] The list is full.
    [one] One more deed is possible.
   *[other] { $n } more deeds are possible.
}

game-household = A house at night
    .blurb = In the evening the house is locked up: the bolt, the lamp, the warm rooms, and somebody knocks.
option-household-evenings = Evenings
    .help = How many evenings a match lasts.
window-evening = Evening
    .clock = Time for an evening
form-household-lock-up = Lock up
    .field-bolt = Bolt the door
    .field-lamp = Leave the lamp on
    .field-rooms = Rooms
    .field-room = Room
    .field-warm = Keep it warm
form-household-let-in = Somebody knocks
    .field-who = Whose guest it is
    .field-yes = Let them in
    .yes = Let them in
    .no = Keep them out
form-household-clean = Chores
    .field-chores = What to clean
    .field-room = Room
    .field-wet = With water
    .field-thorough = Thoroughly
form-household-inspect = Inspect a room
    .field-room = Room
    .field-announced = Say so beforehand
household-attic = attic
household-cellar = cellar
household-kitchen = kitchen
household-evening = Evening { $evening }.
household-locked = { $who } locks up.
household-answered = { $answer ->
    [yes] { $who } lets the guest in.
   *[no] { $who } keeps the guest out.
}
household-cleaned = { $thorough ->
    [yes] { $who } cleans thoroughly. Rooms: { $count }, with water: { $wet }.
   *[no] { $who } cleans in haste. Rooms: { $count }, with water: { $wet }.
}
household-inspected = { $told ->
    [yes] An announced inspection: { $room }.
   *[no] A sudden inspection: { $room }.
}
household-over = All evenings are over.
household-not-yours = That is none of your business.
household-nobody = There is no such guest.
household-no-room = There is no such room.
