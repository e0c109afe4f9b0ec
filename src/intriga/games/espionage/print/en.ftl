### Texts of Espionage's printouts: the map, the personal cards, the rules on one sheet.

print-espionage-board = Map for the table
print-espionage-cards = Personal cards
print-espionage-reference = Rules on one sheet

print-espionage-secret = Top secret
print-espionage-private = Eyes only
print-espionage-dollars = ${ $sum }
print-espionage-corner-closed = closed
print-espionage-corner-open = passage
print-espionage-cross-out = Once cities have been assigned, cross out the corners without an owner: they are closed.

## The map

print-espionage-board-file = File No. 76
print-espionage-board-lead = The coin on the table is the stolen Papers. They lie in Geneva, waiting for a guide.

## A turn

print-espionage-turn = Your turn
print-espionage-turn-lead = Play goes clockwise. On your turn do one of these things. You cannot pass.
print-espionage-bribe = Bribe
print-espionage-bribe-text = Write a sum into any numbered cell of your card and subtract it from your treasury. Aloud you only say “I pay a bribe”.
print-espionage-move = Move
print-espionage-move-text = Announce which of the eight cells around the Papers you are moving them to. If nobody objects, move them.
print-espionage-special = Special move
print-espionage-special-text = Name it, carry it out, cross it off your card.

## A challenge

print-espionage-duel = Challenge and bidding
print-espionage-challenge = Challenge
print-espionage-challenge-text = Is someone moving the Papers off a cell where you have a bribe? To stop them, say “Challenge!”.
print-espionage-answer = Answer
print-espionage-answer-text = Everyone else with a bribe on that cell says “accept” or “pass”. Players who pass stay out of the bidding, and their bribes stay where they are.
print-espionage-bidding = Bidding
print-espionage-bidding-open = The player whose turn it is begins, then clockwise. Each makes one bid, from $1 up to their whole bribe. The highest bidder leads the Papers.
print-espionage-bidding-sealed = Each writes down a bid in secret, from $1 up to their whole bribe. All bids are revealed together. The highest bidder leads the Papers.
print-espionage-bidding-ascending = The player whose turn it is begins, then round and round. Each bids more than the last bid, up to their whole bribe, or drops out. The last one left leads the Papers.
print-espionage-money-back = Settling up
print-espionage-money-back-text = The winner leads the Papers to any adjacent cell. All bids are spent; the rest of each bidder’s bribe goes back to their treasury.
print-espionage-money-back-hidden = The winner leads the Papers to any adjacent cell. All bids are spent; the rest of each bidder’s bribe goes back to their treasury. How much came back is not said aloud.
print-espionage-money-back-public = The winner leads the Papers to any adjacent cell. All bids are spent; the rest of each bidder’s bribe goes back to their treasury. How much came back is announced.
print-espionage-tie = A tie
print-espionage-tie-earlier-open = The earlier bid wins: to beat a bid, bid more.
print-espionage-tie-earlier-sealed = The player whose turn it is wins the tie, then the others clockwise.
print-espionage-tie-burn-open = All bids are lost; the Papers stay where they are.
print-espionage-tie-burn-sealed = All bids are lost; the Papers stay where they are.
print-espionage-after = Then
print-espionage-after-text = A move you win in bidding does not count as your turn: next is the player after the one whose move you stopped.

## The end

print-espionage-end = The end
print-espionage-victory = Victory
print-espionage-victory-text = When the Papers enter a city, its owner wins, whoever brought them there.
print-espionage-limit = Round limit
print-espionage-limit-text = { $rounds ->
    [one] After { $rounds } round
   *[other] After { $rounds } rounds
    } the city nearest to the Papers wins; if several are equally near, it is a draw.

## The card

print-espionage-card = Personal card
print-espionage-city = City
print-espionage-who = Player
print-espionage-treasury = Treasury
print-espionage-specials = Special moves
print-espionage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
print-espionage-legend = Circle what you buy, cross out what you use.

## The rules

print-espionage-rules = Rules
print-espionage-lead = The Papers are stolen, and everyone is pulling them towards their own city: bribing officials on the way, hijacking other people’s moves, haggling to the last dollar.
print-espionage-opening = Before play
print-espionage-table = The table
print-espionage-table-text = One map and one coin for everyone, a card and a pencil for each player. The coin is the Papers; it starts in Geneva. Don’t look at other players’ cards.
print-espionage-seats = Cities
print-espionage-seats-standard = Two play from opposite corners. With three, one corner is empty, so corners are drawn.
print-espionage-seats-drawn = Cities are assigned at random.
print-espionage-seats-chosen = Players choose their cities in turn.
print-espionage-seats-closed = The Papers cannot enter a city without an owner.
print-espionage-seats-open = The Papers can pass through a city without an owner.
print-espionage-seats-first = The first player is chosen at random.
print-espionage-money = Treasury
print-espionage-money-text = Everyone starts with ${ $sum }. Write down every change on your card: the last number is what you have.
print-espionage-fine = Fine points
print-espionage-fine-numbers = Only numbered cells can be bribed, including the one the Papers are on. Nobody can stop the Papers from leaving Geneva.
print-espionage-fine-raise = A bribe cannot be raised. You can put a new one on the cell, but the old one is lost.
print-espionage-fine-mover = The player whose turn it is also needs a bribe on the cell to bid, and can also pass.
print-espionage-fine-alone = If nobody else bids, one dollar is enough.
print-espionage-fine-set-up = Placing the tick of a set-up takes a turn; then it waits. Another player’s bribe on the cell blocks it; once that bribe is gone, the set-up works again.
print-espionage-fine-bluff = To bluff, you must have in your treasury both the added sum and $100 in case you lose.
print-espionage-specials-lead = { $points ->
    [one] Before play everyone secretly buys special moves for up to { $points } point; unspent points are lost.
   *[other] Before play everyone secretly buys special moves for up to { $points } points; unspent points are lost.
    } Each works once and takes your turn, except the bluff, which is used while bidding.
print-espionage-price = points
print-espionage-house-gain = Take ${ $sum } from the bank.
print-espionage-house-cost = Pay ${ $sum } to the bank.
print-espionage-house-clear = All bribes on one cell burn.
print-espionage-house-refund = Other players’ bribes on one cell go back to their owners.
print-espionage-house-peek = Learn how much lies on one cell in all.
print-espionage-house-jump = Jump over one cell.
print-espionage-house-steps = { $steps ->
    [one] One step with the Papers.
   *[other] { $steps } steps with the Papers in a row.
    }
print-espionage-house-nothing = The host will explain what it does.
print-espionage-example = Example
print-espionage-example-text = London, with a bribe of $30 on cell 22, moves the Papers from there to 14. Beijing has $70 on 22: “Challenge!” London accepts. The bids are 25 and 26. Beijing leads the Papers to 31 and gets $44 back, London $5; the other $51 are spent.
print-espionage-example-legend = Dashed: where they were going. Solid: where they went.
print-espionage-credits-short = A Russian adaptation, authors unknown, of Eric Solomon’s Subterfuge (1973).
print-espionage-credits = Espionage is a Russian adaptation of Eric Solomon’s Subterfuge, from his book Games with Pencil and Paper (1973). We do not know the names of those who adapted it and added the special moves and the bluff; our thanks to them. The rules are told here in our own words.
