### Printouts of Economicus: board, sectors, cards, chips, money, player sheets.

print-economicus-board = Board (A3)
print-economicus-sectors = Sectors: the circle in parts
print-economicus-cards = Cards with backs
print-economicus-pieces = Chips and tokens
print-economicus-money = Money
print-economicus-players = Player sheets
print-economicus-name = Economicus: Business Empire
print-economicus-profit = profit { economicus-money }
print-economicus-sum = { economicus-money }
print-economicus-million = { -economicus-million }

print-economicus-word-price = Price
print-economicus-word-crisis = Crisis
print-economicus-word-startups = Startups. Five of one player become one company, gear side up. No auctions or crises here.
print-economicus-word-special = special sector
print-economicus-word-options = Options
print-economicus-word-events = Events
print-economicus-word-discard = Discards
print-economicus-word-private = private company
print-economicus-word-state = state company: needs a quota
print-economicus-word-circle = Here the sectors stand in the order of their numbers. For a random order, as in the rules, print the sectors in parts. Write prices in pencil.
print-economicus-word-lead = Cut out the eleven sectors, shuffle them and lay them in a circle. Write prices in pencil.
print-economicus-word-credits = A game by Fyodor Korzhenkov. Board, cards and dice are not those of the published edition: they are ours, or the host’s.

print-economicus-word-option = Option
print-economicus-word-event = Event
print-economicus-word-stock = Quota
print-economicus-word-crime = Crime
print-economicus-word-difficulty = Difficulty (roll more)
print-economicus-when-any = At any moment between actions
print-economicus-when-any-busy = At any moment, but not during sales
print-economicus-when-own = In your own turn
print-economicus-when-own-busy = In your own turn, but not during sales
print-economicus-when-react = As a reaction, when everybody is asked
print-economicus-when-draw = When opened

print-economicus-word-chips = Print the chips on both sides and cut them out: the gear on the back means M&T. Red tokens are crises; teal ones are numbers of sectors for the advanced game.
print-economicus-word-tokens = Tokens
print-economicus-word-active = Active sector
print-economicus-word-auditor = Auditor
print-economicus-word-management = Best management

print-economicus-word-bank = Bank of Economicus
print-economicus-word-millions = millions

print-economicus-word-player = Player
print-economicus-word-mark = Mark
print-economicus-word-year = Year
print-economicus-word-loan = Loan
print-economicus-word-deposit = Deposit
print-economicus-word-stars = Stars held
print-economicus-word-chips-note = Write down only stars for cards, crimes and investigations. Presence, advantage and monopoly are counted on the board.
print-economicus-word-turn = A turn
print-economicus-word-sums = Numbers
print-economicus-turn-1 = Roll
print-economicus-turn-1-text = The sum of two dice is the active sector. At the start of a year the auditor first draws an option and opens the event.
print-economicus-turn-2 = Profit
print-economicus-turn-2-text = Companies of the sector pay what it says, profitable companies of the two sectors beside it 1M each. Losses go to the bank. On a 7 each startup costs 1M.
print-economicus-turn-3 = Auction
print-economicus-turn-3-text = If there is an unowned company, one is sold. Price unknown: 2 dice. The active player bids or passes, others join for 1M. Nobody buys: the price falls by 10%.
print-economicus-turn-4 = Sales
print-economicus-turn-4-text = All may sell companies of this sector, to each other or to outsiders at the sector price. Then the price falls by 10% for each one sold; round the change up.
print-economicus-turn-5 = A 7 or a double
print-economicus-turn-5-text = An option for the active player. Roll two dice: each 7 is another option and a stronger crisis, any other number the sector of the crisis. The black die lowers its price. All other crises weaken by 1; when one ends, the blue die raises the price.
print-economicus-turn-6 = End of the turn
print-economicus-turn-6-text = Enough stars win. A year is a round and one more turn; then interest is paid, and the next player is auditor.
print-economicus-sum-start = At the start { economicus-money }, a quota, two options, two companies in sectors 2–6.
print-economicus-sum-stars = Stars to win: { $goal }.
print-economicus-sum-presence = Presence 1, in a special sector 2; advantage 2 more; monopoly −3 and +1M profit a company (none in special sectors).
print-economicus-sum-loan = A loan of 5M for each company; at the end of a year 1M for each 5M.
print-economicus-sum-deposit = Deposits of 20M each; 1M for each 20M after a full year.
print-economicus-sum-development = R&D 6M, once a year. M&T 6M, while the sector is in crisis.
print-economicus-sum-crime = Investigation: a card, or journalists for two dice in M; 4–6 succeeds. The criminal loses 1 star and pays 6M, the investigator gets 1.
print-economicus-sum-black = Black die, face by face: { $faces }.
print-economicus-sum-blue = Blue die, face by face: { $faces }.
