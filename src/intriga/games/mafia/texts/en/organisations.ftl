### Mafia: public organisations and their funds.

## Names

mafia-fund-coins = { $fund } { $fund ->
    [one] coin
   *[other] coins
}
mafia-organisation = { $name }
mafia-service = { $name } ({ mafia-coins })

## Rooms

mafia-room-organisation = { $name }

## What happens

mafia-founded = { $who } founds a public organisation: { $name }.
    .short = { $who } founds { $name }
mafia-applied = { $who } asks to join { $name }.
    .short = { $who } asks to join { $name }
mafia-admitted = { $who } is now a member of { $name }.
    .short = { $who } joins { $name }
mafia-not-admitted = { $name } does not admit { $who }.
    .short = { $who } is not admitted
mafia-donated = You gave the fund of { $name } { mafia-coins }.
    .short = To the fund, coins: { $coins }
mafia-fund-donation = { $who } gave the fund { mafia-coins }.
    .short = { $who } gives coins: { $coins }
mafia-fund-paid = You paid { $to } { mafia-coins } out of the fund.
    .short = Out of the fund, coins: { $coins }
mafia-fund-received = Coins for you from the fund of { $name }: { $coins }.
    .short = From the fund, coins: { $coins }
mafia-service-ordered = You put aside { mafia-coins } for a service: { $service }. It is due today.
    .short = Ordered: { $service }
mafia-service-wanted = { $who } pays { mafia-coins } for a service: { $service }.
    .short = { $who } pays: { $service }
mafia-service-rendered = Your service counts as rendered, and the fee is paid: { $service }.
    .short = Rendered: { $service }
mafia-service-off = Nothing came of the service: { $service }. Coins back in your purse: { $coins }.
    .short = No service: { $service }
mafia-reported = The head of { $name } reports on the fund.
    .short = Report on a fund: { $name }
mafia-fund-statement = The fund of { $name } today: coins in { $came }, out { $went }, left { $fund }.
    .short = Coins in the fund: { $fund }
mafia-report-missed = { $who }, the head of { $name }, owes today’s report on the fund.
    .short = { $who } owes a report
mafia-new-head = The head of { $name } is now { $who }.
    .short = { $who } heads { $name }
mafia-host-compensates = The host orders { $who } to pay { $whom } { mafia-coins } for a report that was missed.
    .short = { $who } pays for a report: { $coins }
mafia-compensation-paid = You paid { $whom } { mafia-coins } in compensation.
    .short = You paid coins: { $coins }
mafia-compensation-received = Compensation from { $who }: { mafia-coins }.
    .short = Compensation, coins: { $coins }

## What is seen

mafia-company = { $name }. Head: { $head }. Members: { $members }. Goals: { $goals }. To join: { $condition }.
mafia-company-service = { $name } offers everybody: { $service }, for { mafia-coins }.
mafia-company-asking = Asking to join { $name }: { $people }.
mafia-company-fund = By the report of day { $day } the fund of { $name } held { mafia-fund-coins }.
mafia-company-books = You manage the fund of { $name }. It holds { mafia-fund-coins }.

## What can be done

form-mafia-found-organisation = Found a public organisation
    .short = Found an organisation
    .field-name = Name
    .field-charter = Charter
    .field-condition = Who may join
    .field-goals = Goals
    .field-services = Services for outsiders
    .field-fee = Coins
    .warning = It is for the whole match: nothing of it can be changed, and you can join no other.
    .sure = An organisation is for the whole match: nothing of it can be changed, and you can join no other. Found it?
    .help = A public union with a fund, a charter and a room of its own.
form-mafia-apply-to-organisation = Ask to join an organisation
    .short = Ask to join
    .field-organisation = Which
    .warning = Membership is for the whole match.
    .help = Its head admits you or turns you away.
form-mafia-admit-member = Somebody wants to join
    .field-whom = Who
    .field-yes = Admit
    .yes = Admit
    .no = Turn away
    .help = Whoever is admitted stays for the whole match.
form-mafia-donate-to-fund = Give to the fund of your organisation
    .short = Give to the fund
    .field-coins = Coins
    .help = The head decides about the fund; nothing is given back.
form-mafia-spend-fund = Pay a member out of the fund
    .short = Pay a member
    .field-to = To
    .field-coins = Coins
    .help = A living member gets the coins.
form-mafia-pay-service = Pay for a service of an organisation
    .short = Order a service
    .field-organisation = Organisation
    .field-service = Service
    .help = The fee is put aside until nightfall: without the service it comes back.
form-mafia-render-service = Somebody has paid for a service
    .short = Render the service
    .field-payer = For whom
    .field-yes = It is done
    .yes = It is done
    .no = Give the money back
    .help = If it is done, the fee goes to the fund.
form-mafia-report-on-fund = Report on the fund of today
    .short = Report on the fund
    .help = All members read it; to miss it is a breach.
form-mafia-order-compensation = Have a head pay for a missed report
    .short = Have a head pay
    .field-organisation = Organisation
    .field-whom = To
    .field-coins = Coins
    .help = The head pays whom you name.

## What is refused

mafia-refused-empty = This must not be empty.
mafia-refused-charter = Without a charter there is no organisation.
mafia-refused-organisation-name = There is an organisation of this name.
mafia-refused-condition = Who may join must not depend on what somebody is in this match (“{ $word }”).
mafia-refused-founding-over = Organisations are founded up to day { $day }.
mafia-refused-member = You are a member for life: { $name }.
mafia-refused-not-member = You are in no organisation.
mafia-refused-not-member-they = The fund pays for living members alone.
mafia-refused-not-head = You are the head of no organisation.
mafia-refused-no-organisation = There is no such organisation, or none of its members lives.
mafia-refused-applied = They have your application.
mafia-refused-not-applied = They have not applied, or are dead.
mafia-refused-insider = Members pay for no services.
mafia-refused-no-service = The charter has no such service.
mafia-refused-service-ordered = You are waiting for a service of theirs.
mafia-refused-no-service-ordered = They have paid for no service.
mafia-refused-no-report-missed = No living head of it owes a report.
mafia-refused-compensation = Choose somebody living, but not the head.
mafia-refused-compensated = At most { $most } coins can be paid.

## The referee’s log

mafia-log-donation = { $who } gave the fund of { $name } { mafia-coins }.
mafia-log-service = { $who } paid { $name } { mafia-coins } for a service.
mafia-log-payout = The fund of { $name } paid { $who } { mafia-coins }.
mafia-log-compensation = { $who } paid { $whom } { mafia-coins } for a missed report.
