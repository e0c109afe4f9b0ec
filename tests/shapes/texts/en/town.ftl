### The toy game `town`.

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
town-team-twice = Team { $team } is in the list twice.
town-list-long = A list has at most { $deeds } deeds; this one has { $n }.
town-list-left = { $n ->
    [0] The list is full.
    [one] One more deed is possible.
   *[other] { $n } more deeds are possible.
}
