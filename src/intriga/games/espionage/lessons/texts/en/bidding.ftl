lesson-bidding = Challenge and bidding
lesson-bidding-after = Gleb lured you into his ambush, and it cost him $45.
lesson-bidding-seat-0 = Igor
lesson-bidding-seat-1 = Anya
lesson-bidding-seat-2 = Vera
lesson-bidding-seat-3 = Gleb

lesson-bidding-1 = You are Moscow. Gleb moves off your cell 22 to 14 — nearer to you. Pass!
lesson-bidding-1-otherwise = A bribe obliges you to nothing: this move helps you, and a bid would cost money.

lesson-bidding-2 = Igor pulls the Papers away, towards London. You have $60 on 14: challenge!
lesson-bidding-2-otherwise = No challenge, no bidding: the Papers go to 22.

lesson-bidding-3 = Igor bid $40. Of equal bids the earlier wins: say 41.
lesson-bidding-3-otherwise = Less loses, more burns for nothing: exactly $41.

lesson-bidding-4 = Both bids burned, $19 came back to you. Lead to 15, next to Moscow.
lesson-bidding-4-otherwise = Any adjacent cell is allowed; this lesson goes by way of 15.

lesson-bidding-5 = Your turn, Moscow is next door. But is 15 already someone’s? First bribe it: $100.
lesson-bidding-5-otherwise = Leave without a bribe, and a rival’s challenge may decide where they go.

lesson-bidding-6 = Vera pulls the Papers to 24, towards Beijing. Your bribe is on 15: challenge!
lesson-bidding-6-otherwise = Don’t wait for someone else’s challenge: there may be none.

lesson-bidding-7 = An ambush! Gleb bribed 15 before you and bids $45. Say 46.
lesson-bidding-7-otherwise = One dollar more and the Papers are yours: exactly $46.

lesson-bidding-8 = Whoever wins the bidding leads anywhere — even home, on a rival’s turn. Moscow!
lesson-bidding-8-otherwise = The Papers touch Moscow: tap its corner.

lesson-bidding-q1 = Bribe $60, bid $50, bidding won. What comes back?
lesson-bidding-q1-right = $10
lesson-bidding-q1-wrong-1 = $60
lesson-bidding-q1-wrong-2 = Nothing

lesson-bidding-q2 = Igor bid $40, then you bid $40 too. Who wins?
lesson-bidding-q2-right = Igor: he spoke first
lesson-bidding-q2-wrong-1 = You: you spoke last
lesson-bidding-q2-wrong-2 = Nobody

lesson-bidding-q3 = You won the bidding. Where do the Papers go?
lesson-bidding-q3-right = To any adjacent cell
lesson-bidding-q3-wrong-1 = Where it was announced
lesson-bidding-q3-wrong-2 = They stay
