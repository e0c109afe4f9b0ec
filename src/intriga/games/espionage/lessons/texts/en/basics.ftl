### The lesson “How it is played”.

espionage-lesson-basics = How it is played
espionage-lesson-basics-after = Boris waited on 8 and on 1; you went by 9.
espionage-lesson-basics-seat-0 = Anya
espionage-lesson-basics-seat-1 = Boris

espionage-lesson-basics-1 = Your city is London. Bring the Papers there and you win. First step: cell 29.
espionage-lesson-basics-1-otherwise = Cell 29 lies straight on the way to London: three steps from there.

espionage-lesson-basics-2 = Boris has bribed some cell, secretly. Take the risk: move the Papers to 19.
espionage-lesson-basics-2-otherwise = A bribe can wait: cell 19 is nearer to London.

espionage-lesson-basics-3 = Boris drags the Papers back. Set a trap: a secret bribe of $100 on cell 19.
espionage-lesson-basics-3-otherwise = Without a bribe he drags them off again: first $100 on cell 19.

espionage-lesson-basics-4 = The agent on 19 is yours, and only you know it. Move the Papers to him.
espionage-lesson-basics-4-otherwise = A bribe counts when the Papers leave its cell: first move them to 19.

espionage-lesson-basics-5 = Boris is leading the Papers off your cell. Challenge him!
espionage-lesson-basics-5-otherwise = Without your challenge the Papers go to 29: nobody else can make one.

espionage-lesson-basics-6 = Boris paid nothing on 19, so nobody bids against you. $1 is enough.
espionage-lesson-basics-6-otherwise = Even the winner’s bid is lost, so don’t overpay: $1.

espionage-lesson-basics-7 = $99 came back, and you lead the Papers — anywhere. To 9, next to London!
espionage-lesson-basics-7-otherwise = Any adjacent cell is allowed, but only 9 touches London.

espionage-lesson-basics-8 = That was Boris’s turn; this one is yours. Where are his bribes? Risk it: London!
espionage-lesson-basics-8-otherwise = One step from victory: tap London in the corner.

espionage-lesson-basics-q1 = When do you win?
espionage-lesson-basics-q1-right = When the Papers are in my city
espionage-lesson-basics-q1-wrong-1 = When rivals run out of money
espionage-lesson-basics-q1-wrong-2 = When I win a bidding

espionage-lesson-basics-q2 = What do others know of your bribe?
espionage-lesson-basics-q2-right = Only that it was made
espionage-lesson-basics-q2-wrong-1 = The cell, not the sum
espionage-lesson-basics-q2-wrong-2 = The sum, not the cell

espionage-lesson-basics-q3 = You bribed 19. When does it count?
espionage-lesson-basics-q3-right = When the Papers leave 19
espionage-lesson-basics-q3-wrong-1 = When they come to 19
espionage-lesson-basics-q3-wrong-2 = When they pass nearby
