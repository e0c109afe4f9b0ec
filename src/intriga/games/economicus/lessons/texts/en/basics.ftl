### The lesson “How it is played”.

economicus-lesson-basics = How it is played
economicus-lesson-basics-after = Four stars! In a real match of three you need 11.
economicus-lesson-basics-seat-0 = Tasya
economicus-lesson-basics-seat-1 = Boris
economicus-lesson-basics-seat-2 = Vera

economicus-lesson-basics-1 = Put your first company into Retail: it earns 3M, and sixes come up often.
economicus-lesson-basics-1-otherwise = Retail first: tap sector 6.

economicus-lesson-basics-2 = Boris moved in next to you! Put the second into Telecoms: each sector is a star.
economicus-lesson-basics-2-otherwise = Retail can wait: tap sector 3.

economicus-lesson-basics-3 = Your turn. Two dice name a sector, and it pays everyone who owns a part of it.
economicus-lesson-basics-3-otherwise = A turn begins with the dice: tap “Roll”.

economicus-lesson-basics-4 = Advantage: two companies, and more than anyone, is 2 more stars. Bid 5.
economicus-lesson-basics-4-otherwise = You need that second shop: bid 5.

economicus-lesson-basics-5 = Boris paid a million to get in and bids 6. Outbid him: 7!
economicus-lesson-basics-5-otherwise = Don’t give Retail away: bid 7.

economicus-lesson-basics-6 = Stars: Retail 1, Telecoms 1, advantage 2. The goal is 4! Sell nothing.
economicus-lesson-basics-6-otherwise = Sell, and the stars go: tap “Go on”.

economicus-lesson-basics-q1 = What wins?
economicus-lesson-basics-q1-right = Stars
economicus-lesson-basics-q1-wrong-1 = Money
economicus-lesson-basics-q1-wrong-2 = Number of sectors

economicus-lesson-basics-q2 = You rolled six. Whom does Retail pay?
economicus-lesson-basics-q2-right = Everyone with companies there
economicus-lesson-basics-q2-wrong-1 = Only you
economicus-lesson-basics-q2-wrong-2 = Nobody

economicus-lesson-basics-q3 = It’s another’s turn and you join the auction. What does it cost?
economicus-lesson-basics-q3-right = 1M, even if you lose
economicus-lesson-basics-q3-wrong-1 = Nothing
economicus-lesson-basics-q3-wrong-2 = Only your bid
