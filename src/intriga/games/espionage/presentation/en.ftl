### Texts of Espionage's board and personal card.

espionage-page-board = Map, nine by nine cells. Arrow keys move between cells, Enter selects.
espionage-page-geneva = Geneva
espionage-page-legend-bribe = your bribe
espionage-page-legend-tick = set-up
espionage-page-legend-owned = a bribe and whose it is
espionage-page-legend-lit = possible move
espionage-page-dollars = ${ $n }
espionage-page-card = Personal card
espionage-page-money = Treasury
espionage-page-since = since you last looked
espionage-page-money-history = History of the treasury
espionage-page-chart = Treasury by turn: from { $low } to { $high } dollars
espionage-page-my-bribes = Bribes
espionage-page-my-specials = Special moves
espionage-page-no-bribes = No bribes yet.
espionage-page-no-specials = No special moves.
espionage-page-cell = cell { $number }
espionage-page-tick = set-up
espionage-page-used = used
espionage-page-points-spent = { $n ->
    [one] { $n } point of { $total } spent
   *[other] { $n } points of { $total } spent
}

## What is happening

espionage-page-caption = The Papers: { $place }. Round { $round } of { $rounds }.
espionage-page-round = round { $round } of { $rounds }
espionage-page-frame = On the screen: the cells around the Papers
espionage-page-way-home = { $city }: { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
espionage-page-city-mine = { $city }, your city
espionage-page-city = { $city }, the city of { $who }
espionage-page-papers-here = { $place }, the Papers are here
espionage-page-corner = empty corner, open for passage
espionage-page-corner-closed = empty corner, closed
espionage-page-cell-bribe = your bribe, ${ $sum }
espionage-page-cell-bribes = bribes, ${ $sum } in all
espionage-page-marks = { $n ->
    [one] { $n } note
   *[other] { $n } notes
}
espionage-page-call = bid ${ $sum }
espionage-page-no-city = no city yet
espionage-page-phase-cities = Choosing cities
espionage-page-phase-purchase = Buying special moves
espionage-page-phase-turn = Turn
espionage-page-phase-march = Forced march
espionage-page-phase-challenge = Challenge
espionage-page-phase-bidding = Bidding
espionage-page-phase-steer = The winner leads
espionage-page-phase-spring = The Papers have stopped
espionage-page-phase-over = The match is over
espionage-page-asked-cities = Choose a corner: it becomes your city. You win if the Papers arrive there.
espionage-page-asked-purchase = Buy special moves in secret. You cannot buy any later.
espionage-page-begin-purchase = You are { $city }. The player whose city the Papers reach wins: they are in Geneva now, so lead them home. Buy special moves in secret; you can't buy any later.
espionage-page-begin-turn = You are { $city }: lead the Papers here. Move them to an adjacent cell, bribe a cell ahead of them, or use a special move.
espionage-page-asked-turn = Move the Papers, pay a bribe, or use a special move.
espionage-page-asked-march = Forced march: take the second step or stop.
espionage-page-asked-challenge = { $who } moves the Papers: { $origin } → { $to }. Any objections?
espionage-page-asked-bidding = Bidding for the Papers ({ $place }). Make a bid: your bribe here is ${ $bribe }.{ $highest ->
    [0] {""}
   *[other] {" "}The highest bid so far is ${ $highest }.
}
espionage-page-asked-steer = You won the bidding. Decide where the Papers go ({ $place }).
espionage-page-asked-spring = The Papers have stopped: { $place }. If you have a set-up here, you can use it.
espionage-page-awaited-cities = The players are choosing their cities.
espionage-page-awaited-purchase = The players are buying special moves. Their choices are secret.
espionage-page-awaited-turn = { $who } is to move.
espionage-page-awaited-march = Forced march: { $who } is to move.
espionage-page-awaited-challenge = { $who }: the Papers { $origin } → { $to }. Does anyone object?
espionage-page-awaited-bidding = Bidding for the Papers ({ $place }): { $bidders }.
espionage-page-bid = You bid ${ $sum }. The others hear it when the bidding goes on.
espionage-page-folded = You have folded. The others hear it when the bidding goes on.
espionage-page-awaited-steer = { $winner } leads the Papers.
espionage-page-awaited-spring = The Papers have stopped: { $place }. Someone may use a set-up.
espionage-page-awaited-over = The Papers: { $place }.

## The decision

espionage-page-my-turn = Your turn
espionage-page-ask-mine = { $phase ->
    [cities] Which corner is yours?
    [purchase] Which special moves do you buy?
    [turn] Where do you lead the Papers?
    [march] Another step, or stop?
    [challenge] { $origin } → { $to }: do you object?
    [bidding] How much do you bid?
    [steer] Where do the Papers go?
   *[spring] Move the Papers away?
}
espionage-page-why-mine = { $phase ->
    [cities] It becomes your city. Whose city the Papers reach wins.
    [purchase] { $begins ->
        [yes] You are { $city }. The city that the Papers reach wins; they are in Geneva now.
       *[no] In secret and once.
    }
    [turn] { $begins ->
        [yes] You are { $city }: lead them here. Tap a cell beside the Papers.
       *[no] { $specials ->
            [yes] Tap a cell beside them. Or pay a bribe, or use a special move.
           *[no] Tap a cell beside them. Or pay a bribe.
        }
    }
    [march] Leaving a cell can be challenged each time.
    [challenge] { $bribe ->
        [0] { $who } moves the Papers. You have no bribe here.
       *[other] { $who } moves the Papers. Your bribe here is ${ $bribe }.
    }
    [bidding] { $highest ->
        [0] The Papers: { $place }. The highest bidder leads them.
       *[other] The Papers: { $place }. The highest bid is ${ $highest }.
    }
    [steer] You won the bidding. The Papers: { $place }.
   *[spring] The Papers: { $place }. Everyone with notes is asked.
}
espionage-page-ask-wait = { $phase ->
    [cities] The players choose their cities
    [purchase] The players buy special moves
    [turn] { $who } is to move
    [march] { $who } is to move
    [challenge] { $origin } → { $to }: any objections?
    [bidding] The Papers are being bid for
    [steer] { $winner } leads
    [over] { $ends ->
        [yes] { $victor } wins
       *[no] A draw
    }
   *[spring] The Papers have stopped
}
espionage-page-why-wait = { $phase ->
    [cities] A corner is a city: whose the Papers reach wins.
    [purchase] Who buys what is secret.
    [turn] The Papers: { $place }.
    [march] A forced march. The Papers: { $place }.
    [challenge] { $who } moves the Papers.
    [bidding] The Papers: { $place }. { $n ->
        [one] { $n } player bids.
       *[other] { $n } players bid.
    }
    [over] The Papers: { $place }.
    [steer] The bidding is over. The Papers: { $place }.
   *[spring] The Papers: { $place }. Somebody may use a set-up.
}
espionage-page-ask-said = { $phase ->
    [purchase] Special moves bought
   *[challenge] Your answer is noted
}
espionage-page-why-said = { $phase ->
    [challenge] { $who }: { $origin } → { $to }.
   *[spring] The Papers: { $place }.
}
espionage-page-ask-bid = You bid ${ $sum }
espionage-page-why-bid = The others hear it when the bidding goes on.
espionage-page-ask-folded = You have left the bidding
espionage-page-why-folded = The others hear it when the bidding goes on.
espionage-page-until = { $phase ->
    [cities] to choose
    [purchase] to buy
    [challenge] to answer
    [spring] to answer
    [bidding] to bid
   *[turn] to move
}
espionage-page-have-money = treasury
espionage-page-have-points = { $n ->
    [one] point to spend
   *[other] points to spend
}
espionage-page-have-here = bribe here
espionage-page-have-bribes = { $n ->
    [one] bribe
   *[other] bribes
}
espionage-page-have-specials = { $n ->
    [one] special move
   *[other] special moves
}
espionage-page-bribe-on = Cell { $cell }: ${ $sum }
espionage-page-from-home = This is your city: the Papers are home.
espionage-page-from-there = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} from here to your city{ $nearer ->
    [nearer] : nearer than now.
    [farther] : farther than now.
   *[same] .
}
espionage-page-from-theirs = This is somebody else’s city: { $who } wins.
espionage-page-leaves = Leave
espionage-page-halts = Stop

## Consequences

espionage-page-answer-none = You have no bribe here ({ $place }), so you cannot challenge. Everyone is asked, so an answer gives no bribe away.
espionage-page-answer-bribe = Your bribe here ({ $place }) is ${ $sum }. A challenge opens the bidding; without a bluff you cannot bid more than that.
espionage-page-spring-none = You have no set-up to use here. Everyone with notes on their card is asked, so an answer gives no set-up away.
espionage-page-spring-noted = Continue
espionage-page-bid-rest = Your bid of ${ $sum } is spent, win or lose. ${ $rest } returns to your treasury.
espionage-page-bid-over = You cannot bid more than ${ $most } here.
espionage-page-bid-bluff = The bluff takes ${ $sum } from your treasury at once, and ${ $penalty } more if you lose.
espionage-page-fold-rest = ${ $sum } is lost, ${ $rest } returns to your treasury.
espionage-page-treasury = Treasury: ${ $n }. You don't know what others have on a cell; the highest bid wins the bidding.
espionage-page-all-in = All: ${ $n }
espionage-page-bidder = { $sum ->
    [0] { $who }
   *[other] { $who } (${ $sum })
}
espionage-page-bid-help = Your bribe here: ${ $bribe }. Bidding against you: { $bidders }.
espionage-page-lead-on = Lead to { $number }
espionage-page-lead-to = Lead to { $place }
espionage-page-ready-careful = Careful
espionage-page-ready-careful-help = A jump and a forced march for the end, a bluff and a safe house in reserve.
espionage-page-ready-sly = Sly
espionage-page-ready-sly-help = Two set-ups and a bluff: let the others walk onto your cells.
espionage-page-ready-strong = Strong
espionage-page-ready-strong-help = Two forced marches and a jump: up to six steps in a rush.
espionage-page-bribe-left = ${ $sum } leaves your treasury, ${ $left } stays.
espionage-page-bribe-lost = Your earlier bribe on cell { $cell } (${ $sum }) is lost.

## Options of a new match

espionage-page-options-board = Map and money
espionage-page-options-specials = Special moves
espionage-page-options-fine = Other rules
espionage-page-options-cities = City names
espionage-page-options-house = Special moves of your own

## Cards of events

espionage-page-moment-you = You
espionage-page-moment-bidding = { $won ->
    [1] Bidding won
   *[other] Tied
}
espionage-page-moment-tied = Nobody
espionage-page-moment-event = { $event ->
    [espionage-saboteurs] Explosion
   *[other] A set-up!
}
espionage-page-moment-end = { $drawn ->
    [1] Draw
   *[other] Victory
}

## The end

espionage-page-end-won = Winner: { $city }
espionage-page-end-draw = Draw
espionage-page-end-chart = How many moves the Papers were from each city
espionage-page-end-move = move { $n }
espionage-page-end-did = spent ${ $spent }{ $bribes ->
    [0] {""}
    [one] , { $bribes } bribe left on the map: ${ $sum }
   *[other] , { $bribes } bribes left on the map: ${ $sum }
}

## The screen of a hall

espionage-page-screen-round = round of { $rounds }
espionage-page-screen-marks = Secret marks
espionage-page-screen-money = Money
espionage-page-screen-board = The map
espionage-page-screen-call = called by { $who }
espionage-page-screen-no-call = nobody has called
espionage-page-screen-bidders = Bidding
