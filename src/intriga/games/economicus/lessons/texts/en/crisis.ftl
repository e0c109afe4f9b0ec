### The lesson “Crisis, loan, M&T”.

economicus-lesson-crisis = Crisis, loan, M&T
economicus-lesson-crisis-after = The crisis has passed you by, and you owe nothing.
economicus-lesson-crisis-seat-0 = Tasya
economicus-lesson-crisis-seat-1 = Boris
economicus-lesson-crisis-seat-2 = Vera

economicus-lesson-crisis-1 = You have 2M. Roll, and pray for no seven and no double: they bring a crisis.
economicus-lesson-crisis-1-otherwise = A turn begins with the dice: tap “Roll”.

economicus-lesson-crisis-2 = A double! After auction and sales comes a crisis. Keep your 5M: pass.
economicus-lesson-crisis-2-otherwise = You will need the money: offer it without a bid.

economicus-lesson-crisis-3 = Crisis in Telecoms: −2 a company. M&T saves yours for 6, you have 5. Borrow 5.
economicus-lesson-crisis-3-otherwise = You need a loan: borrow 5; the bank gives ten at most.

economicus-lesson-crisis-4 = Buy M&T in Telecoms: no crisis will touch this company’s profit again.
economicus-lesson-crisis-4-otherwise = The crisis is in Telecoms: buy M&T there.

economicus-lesson-crisis-5 = Not everyone has M&T: Boris saved his money. End your turn: he rolls.
economicus-lesson-crisis-5-otherwise = All is done: tap “Go on”.

economicus-lesson-crisis-6 = Telecoms: you 5, Boris 3! A loan costs 1M at the end of the year: repay now.
economicus-lesson-crisis-6-otherwise = The year is about to end: first repay 5.

economicus-lesson-crisis-7 = No debt, and Telecoms is safe. Close the year without interest.
economicus-lesson-crisis-7-otherwise = The year is over: tap “Go on”.

economicus-lesson-crisis-q1 = When does a crisis come?
economicus-lesson-crisis-q1-right = After a seven or a double
economicus-lesson-crisis-q1-wrong-1 = Every turn
economicus-lesson-crisis-q1-wrong-2 = At the end of the year

economicus-lesson-crisis-q2 = How much can you borrow?
economicus-lesson-crisis-q2-right = 5M for each company
economicus-lesson-crisis-q2-wrong-1 = Any sum
economicus-lesson-crisis-q2-wrong-2 = 5M and no more

economicus-lesson-crisis-q3 = When can you buy M&T?
economicus-lesson-crisis-q3-right = While the sector is in crisis
economicus-lesson-crisis-q3-wrong-1 = Always
economicus-lesson-crisis-q3-wrong-2 = Only at the start of a year
