### Pages of MAGA: the desk of a team and the map.

## The desk of a team

maga-page-desk = The team's desk
maga-page-cabinet = Your cabinet
maga-page-cabinet-help = Ten ministers and what each can do. Your first list comes on turn 1.
maga-page-watches = Your state has been conquered: you sit in the victor's circle and see their desk.
maga-page-capital = capital of the federation
maga-page-subject = conquered in turn { $turn }
maga-page-treasury = Treasury
maga-page-income = Income
maga-page-mood = Mood
maga-page-nuclear = Nuclear missiles
maga-page-abm = Interceptors
maga-page-to-spend = this turn: { $money }
maga-page-upkeep = upkeep: { $money }
maga-page-revolt = revolt
maga-page-revolt-below = below 50 there is a revolt
maga-page-nuclear-note = in flight for a turn
maga-page-abm-note = shoot down, and warn
maga-page-more = up by { $amount }
maga-page-less = down by { $amount }
maga-page-income-by-sphere = Income by sphere
maga-page-roles = Roles
maga-page-role = Role
maga-page-number = No.
maga-page-level = Level
maga-page-blocked = cannot act
maga-page-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
maga-page-list-counts = Handed in: { maga-page-lines }, { $cost }
maga-page-list-empty = The list is empty: the state does nothing this turn.
maga-page-no-list = No list is in yet. If time runs out, the state misses the turn.
maga-page-alarm-revolt = Revolt: half the income, and only the Interior can act. Suppress it, and the rest of your list runs in the same turn.
maga-page-alarm-war = { $side ->
    [us] { $land } has attacked you: the war is decided at the end of this turn. Find helpers for Defence, the FSB and the Interior.
   *[them] You have attacked { $land }. The war is decided at the end of this turn.
}
maga-page-alarm-launch = Nuclear missiles have been launched ({ $lands }). Their target is unknown; they can be shot down in this turn only.
maga-page-alarm-flight = Your missiles in flight to { $land }: { $n }. You can still cancel the strike.
maga-page-alarm-lies = Lies in the press ({ $lands }): 10 off the mood each turn until refuted.
maga-page-alarm-virus = Viruses in the country: { $n }. Each hits the mood harder every turn, until you find who sent it.
maga-page-alarm-agent = Recruited: role no. { $n } ({ $land }).

## The map

maga-page-map = The circle of states
maga-page-states = { $n ->
    [one] { $n } state
   *[other] { $n } states
}
maga-page-map-label = Map: { maga-page-states } in a circle, the ocean in the middle. The table beside the team says the same.
maga-page-quiet = { maga-page-states } in the circle, no alarms.
maga-page-ocean = ocean
maga-page-as-table = As a table
maga-page-state = State
maga-page-beside = Neighbours
maga-page-people = People
maga-page-known = What is known
maga-page-map-war = war
maga-page-map-flight = missiles in flight
maga-page-map-lie = lies in the press
maga-page-map-agent = recruited roles
maga-page-link-war = { $a } has attacked { $b }.
maga-page-link-flight = Missiles are flying from { $a } to { $b }.
maga-page-link-lie = { $a } spreads lies about { $b }.
maga-page-link-agent = { $a } has recruited roles of { $b }.
maga-page-belongs = under { $land } since turn { $turn }
maga-page-launched = has launched missiles
maga-page-does-war = has attacked { $land }
maga-page-does-flight = its missiles fly to { $land }
maga-page-does-lie = lies about { $land }
maga-page-does-agent = has recruited in { $land }
maga-page-suffers-war = attacked by { $land }
maga-page-suffers-flight = missiles come from { $land }
maga-page-suffers-lie = { $land } lies about it
maga-page-suffers-agent = recruited by { $land }
