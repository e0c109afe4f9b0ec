### The toy game `lists`.

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
