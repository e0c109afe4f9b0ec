### The lesson “Challenge and bidding”.

espionage-lesson-bidding = Challenge and bidding
espionage-lesson-bidding-after = Gleb lured you into his ambush, and it cost him $45.
espionage-lesson-bidding-seat-0 = Igor
espionage-lesson-bidding-seat-1 = Anya
espionage-lesson-bidding-seat-2 = Vera
espionage-lesson-bidding-seat-3 = Gleb

espionage-lesson-bidding-1 = You are Moscow. Gleb moves off your cell 22 to 14 — nearer to you. Pass!
espionage-lesson-bidding-1-otherwise = A bribe obliges you to nothing: this move helps you, and a bid would cost money.

espionage-lesson-bidding-2 = Igor pulls the Papers away, towards London. You have $60 on 14: challenge!
espionage-lesson-bidding-2-otherwise = No challenge, no bidding: the Papers go to 22.

espionage-lesson-bidding-3 = Igor bid $40. Of equal bids the earlier wins: say 41.
espionage-lesson-bidding-3-otherwise = Less loses, more burns for nothing: exactly $41.

espionage-lesson-bidding-4 = Both bids burned, $19 came back to you. Lead to 15, next to Moscow.
espionage-lesson-bidding-4-otherwise = Any adjacent cell is allowed; this lesson goes by way of 15.

espionage-lesson-bidding-5 = Your turn, Moscow is next door. But is 15 already someone’s? First bribe it: $100.
espionage-lesson-bidding-5-otherwise = Leave without a bribe, and a rival’s challenge may decide where they go.

espionage-lesson-bidding-6 = Vera pulls the Papers to 24, towards Beijing. Your bribe is on 15: challenge!
espionage-lesson-bidding-6-otherwise = Don’t wait for someone else’s challenge: there may be none.

espionage-lesson-bidding-7 = An ambush! Gleb bribed 15 before you and bids $45. Say 46.
espionage-lesson-bidding-7-otherwise = One dollar more and the Papers are yours: exactly $46.

espionage-lesson-bidding-8 = Whoever wins the bidding leads anywhere — even home, on a rival’s turn. Moscow!
espionage-lesson-bidding-8-otherwise = The Papers touch Moscow: tap its corner.

espionage-lesson-bidding-q1 = Bribe $60, bid $50, bidding won. What comes back?
espionage-lesson-bidding-q1-right = $10
espionage-lesson-bidding-q1-wrong-1 = $60
espionage-lesson-bidding-q1-wrong-2 = Nothing

espionage-lesson-bidding-q2 = Igor bid $40, then you bid $40 too. Who wins?
espionage-lesson-bidding-q2-right = Igor: he spoke first
espionage-lesson-bidding-q2-wrong-1 = You: you spoke last
espionage-lesson-bidding-q2-wrong-2 = Nobody

espionage-lesson-bidding-q3 = You won the bidding. Where do the Papers go?
espionage-lesson-bidding-q3-right = To any adjacent cell
espionage-lesson-bidding-q3-wrong-1 = Where it was announced
espionage-lesson-bidding-q3-wrong-2 = They stay
