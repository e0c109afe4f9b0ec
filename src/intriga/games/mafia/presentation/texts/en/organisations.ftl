### Pages of Mafia: organisations.

## Organisations

mafia-named-org-help = Public organisations are founded on day 1 or 2. A charter never changes, and nobody belongs to two.
mafia-named-org-found = Found an organisation
mafia-named-org-none = There are no organisations.
mafia-named-org-mine = yours
mafia-named-org-head = Head
mafia-named-org-head-dead = (dead)
mafia-named-org-goals = Goals
mafia-named-org-condition = Who may join
mafia-named-org-no-condition = Anybody whom the head lets in.
mafia-named-org-members = Members
mafia-named-org-asking = Asking to join
mafia-named-org-services = Services to others
mafia-named-org-service = { $name } ({ mafia-coins })
mafia-named-org-no-services = none
mafia-named-org-fund = In the fund
mafia-named-org-charter = Charter
mafia-named-org-reports = Reports of the head
mafia-named-org-days = Day
mafia-named-org-no-reports = none so far
mafia-named-org-missed = No report on day
mafia-named-org-ordered = You have put coins aside for a service: { $service }
mafia-named-org-statements = What the head has reported
mafia-named-org-day = Day
mafia-named-org-came = In
mafia-named-org-went = Out
mafia-named-org-books = The books: { $fund } in the fund
mafia-named-org-entry = What
mafia-named-org-no-entries = Nothing has come in or gone out.
mafia-named-org-waits = { $who } waits for: { $service } ({ mafia-coins })
mafia-named-entry-donation = a gift
mafia-named-entry-service = a service
mafia-named-entry-payout = paid out
mafia-named-org-founded = Founded on day { $day }
