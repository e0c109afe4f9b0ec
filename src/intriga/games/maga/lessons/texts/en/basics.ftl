### The lesson “How it is played”.

maga-lesson-basics = How it is played
maga-lesson-basics-after = You have 20M, the most of all. A real match has twelve turns.
maga-lesson-basics-seat-0 = Tasya
maga-lesson-basics-seat-1 = Boris
maga-lesson-basics-seat-2 = Vera

maga-lesson-basics-1 = Your roles have secret numbers: foreign spies aim by them. Take them by lot.
maga-lesson-basics-1-otherwise = No numbers yet: tap “Numbers by lot”.

maga-lesson-basics-2 = Be worth the most at the end: treasury, income, levels. Ask your adviser.

maga-lesson-basics-3 = Income, exchange, a raid on Vera, seven levels: 10.5M of 13M. Take the whole plan.
maga-lesson-basics-3-otherwise = Trust your adviser this once: “Take all”.

maga-lesson-basics-4 = All lists run together: everyone’s first lines, then the second, and so on. Hand in.
maga-lesson-basics-4-otherwise = The list isn’t in yet: tap “Hand in the list”.

maga-lesson-basics-5 = The raid worked, but Boris lies about you: mood −10 every turn. Refute it!
maga-lesson-basics-5-otherwise = A lie won’t fade by itself: open Public relations.

maga-lesson-basics-6 = Finance: 2M raises two incomes by 500K each. Take farming and heavy industry.
maga-lesson-basics-6-otherwise = Income first: open Finance.

maga-lesson-basics-7 = Below 50% a revolt begins. Between equal levels it is 1 chance in 2. Hand in!
maga-lesson-basics-7-otherwise = Both lines are ready: tap “Hand in the list”.

maga-lesson-basics-q1 = Who wins?
maga-lesson-basics-q1-right = Whose state is worth most at the end
maga-lesson-basics-q1-wrong-1 = Who has most missiles
maga-lesson-basics-q1-wrong-2 = Who hands in first

maga-lesson-basics-q2 = When is a list carried out?
maga-lesson-basics-q2-right = When all are in or time is up, together with the others’
maga-lesson-basics-q2-wrong-1 = At once, line by line
maga-lesson-basics-q2-wrong-2 = Next turn

maga-lesson-basics-q3 = They lied about you and you keep silent. What happens?
maga-lesson-basics-q3-right = Mood falls every turn
maga-lesson-basics-q3-wrong-1 = It is forgotten
maga-lesson-basics-q3-wrong-2 = It falls once
