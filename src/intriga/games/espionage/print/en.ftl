### Words of the printouts of Espionage: the map, the personal cards, the rules on one sheet.

print-espionage-board = Map for the table
print-espionage-cards = Personal cards
print-espionage-reference = Rules on one sheet

print-espionage-secret = Top secret
print-espionage-private = Eyes only
print-espionage-dollars = ${ $sum }
print-espionage-corner-closed = closed
print-espionage-corner-open = passage
print-espionage-cross-out = Once it is settled who plays for which city, cross out the corners nobody owns: there is no way in.

## The map

print-espionage-board-file = File No. 76
print-espionage-board-lead = The coin on the table is the stolen Papers. They lie in Geneva, waiting for a guide.

## A turn

print-espionage-turn = Your turn
print-espionage-turn-lead = Clockwise, one thing at a time. There is no passing.
print-espionage-bribe = Bribe
print-espionage-bribe-text = Write a sum into any cell of your card and take it off your treasury. Aloud you say only “I pay a bribe”.
print-espionage-move = Move
print-espionage-move-text = Announce to which of the eight cells around the Papers are going. If nobody objects, move them.
print-espionage-special = Special move
print-espionage-special-text = Name it, carry it out, cross it off your card.

## A challenge

print-espionage-duel = Challenge and bidding
print-espionage-challenge = Challenge
print-espionage-challenge-text = Somebody is leading the Papers off a cell where your bribe lies, and you mind? Say “Challenge!”.
print-espionage-answer = Answer
print-espionage-answer-text = Whoever else has a bribe on that cell says “accept” or “pass”. Those who pass stay out of the bidding; their bribes stay where they lie.
print-espionage-bidding = Bidding
print-espionage-bidding-open = The player whose turn it is begins, then clockwise. Each names one sum, once: from $1 up to the whole bribe. The highest leads the Papers.
print-espionage-bidding-sealed = Each writes down a sum in secret: from $1 up to the whole bribe. All are opened at once. The highest leads the Papers.
print-espionage-bidding-ascending = The player whose turn it is begins, then round and round. Each names more than the last, up to the whole bribe, or drops out. The one who is left leads the Papers.
print-espionage-money-back = Settling up
print-espionage-money-back-text = The winner leads the Papers to any adjacent cell. Every sum named burns; what is left of each bribe goes back to the treasury.
print-espionage-money-back-hidden = The winner leads the Papers to any adjacent cell. Every sum named burns; what is left of each bidder’s bribe goes back to the treasury. How much came back is not said aloud.
print-espionage-money-back-public = The winner leads the Papers to any adjacent cell. Every sum named burns; what is left of each bidder’s bribe goes back to the treasury. How much came back is announced.
print-espionage-tie = A tie
print-espionage-tie-earlier-open = The earlier call is the stronger: to beat a sum, name more.
print-espionage-tie-earlier-sealed = The player whose turn it is comes first, then clockwise.
print-espionage-tie-burn-open = All stakes burn; the Papers stay where they are.
print-espionage-tie-burn-sealed = All stakes burn; the Papers stay where they are.
print-espionage-after = Then
print-espionage-after-text = A move you won from somebody else is not your turn: next is the player after the one whose move you spoiled.

## The end

print-espionage-end = The end
print-espionage-victory = Victory
print-espionage-victory-text = The Papers have entered a city: its owner has won, whoever brought them.
print-espionage-limit = The limit
print-espionage-limit-text = { $rounds ->
    [one] After { $rounds } round
   *[other] After { $rounds } rounds
    } the city fewest steps from the Papers wins; if several are equally near, it is a draw.

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
print-espionage-lead = The Papers are stolen, and everybody pulls them towards a city of their own: bribing officials on the way, hijacking other people’s moves, haggling to the last dollar.
print-espionage-opening = Before play
print-espionage-table = The table
print-espionage-table-text = One map and one coin for all, a card and a pencil for each. The coin is the Papers; it begins in Geneva. Nobody peeks at a neighbour’s card.
print-espionage-seats = Cities
print-espionage-seats-standard = Two play from opposite corners; with three, one corner is empty.
print-espionage-seats-drawn = Cities are dealt by lot.
print-espionage-seats-chosen = Players choose their cities in turn.
print-espionage-seats-closed = The Papers never enter a city without an owner.
print-espionage-seats-open = The Papers pass freely through a city without an owner.
print-espionage-seats-first = The first player is drawn by lot.
print-espionage-money = Treasury
print-espionage-money-text = Everybody has ${ $sum }. Write every change on your card: the last number is what you own.
print-espionage-fine = Fine points
print-espionage-fine-numbers = Only numbered cells can be bribed, the one under the Papers too. Nobody can stop them from leaving Geneva.
print-espionage-fine-raise = A bribe cannot be raised. You may put a new one on the cell; the old one is lost.
print-espionage-fine-mover = The player whose turn it is bids only with a bribe on the cell, and may decline as well.
print-espionage-fine-alone = Nobody to bid against? One dollar will do.
print-espionage-fine-set-up = The tick of a set-up takes a turn to place and then waits. A foreign bribe holds it back; once that is gone, the set-up is good again.
print-espionage-fine-bluff = To bluff, have in your treasury both the addition and $100 in case you lose.
print-espionage-specials-lead = { $points ->
    [one] Before play everybody secretly buys special moves for { $points } point; the rest is lost.
   *[other] Before play everybody secretly buys special moves for { $points } points; the rest is lost.
    } Each works once and takes your turn, but for the bluff: its place is in the bidding.
print-espionage-price = points
print-espionage-house-gain = Take ${ $sum } from the bank.
print-espionage-house-cost = Pay ${ $sum } to the bank.
print-espionage-house-clear = Every bribe on one cell burns.
print-espionage-house-refund = Other players’ bribes on one cell go back to their owners.
print-espionage-house-peek = Learn how much lies on a cell in all.
print-espionage-house-jump = Jump over one cell.
print-espionage-house-steps = { $steps ->
    [one] One step with the Papers.
   *[other] { $steps } steps with the Papers in a row.
    }
print-espionage-house-nothing = What it does, the organiser will tell.
print-espionage-example = How it goes
print-espionage-example-text = London, with $30 on cell 22, leads the Papers from there to 14. Beijing has $70 on 22: “Challenge!” London accepts. The calls are 25 and 26. Beijing leads the Papers to 31 and gets $44 back, London $5; the officials keep $51.
print-espionage-example-legend = Dashed: where they were going. Solid: where they went.
print-espionage-credits-short = A Russian adaptation, by hands unknown, of Eric Solomon’s Subterfuge (1973).
print-espionage-credits = Espionage is a Russian adaptation of Eric Solomon’s Subterfuge, from his book Games with Pencil and Paper (1973). We do not know the names of those who adapted it and added the special moves and the bluff; our thanks to them. The rules are told here in our own words.
