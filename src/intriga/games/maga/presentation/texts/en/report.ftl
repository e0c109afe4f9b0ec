### Pages of MAGA: the report of a turn and the host’s log.

## The report

maga-page-report-of = Report of turn { $turn }
maga-page-turns = Turns
maga-page-told = What happened to us
maga-page-our-actions = our actions
maga-page-dossiers = Intelligence
maga-page-dossier = { $land }: { $role }, no. { $number }, level { $level }
maga-page-by-agent = Reported by our agent
maga-page-by-watching = Seen by surveillance
maga-page-did-nothing-they = The role did nothing this turn.
maga-page-their-orders = Had others do
maga-page-known-treasury = Treasury: { $money }
maga-page-known-income = Income, { $sphere }: { $money }
maga-page-known-arsenals = Nuclear missiles: { $count }, ABM missiles: { $abm }
maga-page-known-flight = Missiles in flight to { $land }: { $count }
maga-page-known-war = Has declared war on { $land }
maga-page-known-protected = The FSB protects { $role }: { $count }%
maga-page-known-found = Has found foreign intelligence of { $land }: no. { $count }
maga-page-known-agent = Has recruited in { $land }: { $role }, no. { $count }
maga-page-known-recruited = Checked: somebody in the state is recruited
maga-page-known-nobody-recruited = Checked: nobody in the state is recruited
maga-page-known-lie-against = Its lie stands against { $land }
maga-page-known-lie-by = A lie stands against the state; author: { $land }
maga-page-known-infection = Its virus is at work in { $land }
maga-page-did-nothing = The state did nothing this turn.
maga-page-became-done = success
maga-page-became-failed = failure
maga-page-became-refused = not carried out
maga-page-became-cancelled = did not take place
maga-page-figures = Figures before and after
maga-page-was = Before
maga-page-is = After
maga-page-press = What everybody knows

## The host’s log

maga-page-all-states = All states
maga-page-credit = Credit
maga-page-lists-now = Lists that are in now
maga-page-log-turn = Turn { $turn }
maga-page-all-treaties = All treaties
maga-page-step = { $step ->
    [1] 1. Lists close
    [2] 2. Income and upkeep
    [3] 3. Lies, viruses, revolts
    [4] 4. Orders, help and protection
    [5] 5. Actions in turn
    [6] 6. Missiles arrive
    [7] 7. Wars
    [8] 8. Exchange and accounts
    [9] 9. Results and warnings
   *[0] Decisions of the host
}
