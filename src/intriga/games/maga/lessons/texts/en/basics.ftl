lesson-basics = How it is played
lesson-basics-after = You have 20M, the most of all. A real match has twelve turns.
lesson-basics-seat-0 = Tasya
lesson-basics-seat-1 = Boris
lesson-basics-seat-2 = Vera

lesson-basics-1 = Your roles have secret numbers: foreign spies aim by them. Take these.
lesson-basics-1-otherwise = No numbers yet: tap “Take these”.

lesson-basics-2 = Be worth the most at the end: treasury, income, levels. Ask your adviser.

lesson-basics-3 = Income, exchange, a raid on Vera, seven levels: 10.5M of 13M. Take the whole plan.
lesson-basics-3-otherwise = Trust your adviser this once: “Take all”.

lesson-basics-4 = All lists run together: everyone’s first lines, then the second, and so on. Hand in.
lesson-basics-4-otherwise = The list isn’t in yet: tap “Hand in the list”.

lesson-basics-5 = The raid worked, but Boris lies about you: mood −10 every turn. Refute it!
lesson-basics-5-otherwise = A lie won’t fade by itself: open Public relations.

lesson-basics-6 = Finance: 2M raises two incomes by 500K each. Take farming and heavy industry.
lesson-basics-6-otherwise = Income first: open Finance.

lesson-basics-7 = Below 50% a revolt begins. Between equal levels it is 1 chance in 2. Hand in!
lesson-basics-7-otherwise = Both lines are ready: tap “Hand in the list”.

lesson-basics-q1 = Who wins?
lesson-basics-q1-right = Whose state is worth most at the end
lesson-basics-q1-wrong-1 = Who has most missiles
lesson-basics-q1-wrong-2 = Who hands in first

lesson-basics-q2 = When is a list carried out?
lesson-basics-q2-right = When all are in or time is up, together with the others’
lesson-basics-q2-wrong-1 = At once, line by line
lesson-basics-q2-wrong-2 = Next turn

lesson-basics-q3 = They lied about you and you keep silent. What happens?
lesson-basics-q3-right = Mood falls every turn
lesson-basics-q3-wrong-1 = It is forgotten
lesson-basics-q3-wrong-2 = It falls once
