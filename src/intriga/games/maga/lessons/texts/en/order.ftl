### The lesson “Order, help, levels”.

maga-lesson-order = Order, help, levels
maga-lesson-order-after = Three lines failed, and all three are mended.
maga-lesson-order-seat-0 = Tasya
maga-lesson-order-seat-1 = Boris
maga-lesson-order-seat-2 = Vera

maga-lesson-order-1 = Your secretary drafted a list: refute, boost, income. Hand it in as it is.
maga-lesson-order-1-otherwise = Don’t mend it yet: hand it in and see what breaks.

maga-lesson-order-2 = Someone’s sabotage came first, your income third. Move it up to place 1.
maga-lesson-order-2-otherwise = Not that line: move “Raise income” up.

maga-lesson-order-3 = One ordinary action per role and turn, and a boost takes it. Remove the boost.
maga-lesson-order-3-otherwise = Remove the boost: the refutation matters more.

maga-lesson-order-4 = Equals: 1 in 2. The Secretary adds half a level: 3 in 4. Ask for help.
maga-lesson-order-4-otherwise = Help is with the Secretary: choose Public relations.

maga-lesson-order-5 = Intelligence is idle. Boost it for 1M: its action is still free.
maga-lesson-order-5-otherwise = Boost whoever is idle this turn: intelligence.

maga-lesson-order-6 = Help works before all lines, wherever it stands. Income is first. Hand in!
maga-lesson-order-6-otherwise = The list is mended: tap “Hand in the list”.

maga-lesson-order-7 = Who wins a contest grows for free, and so does the helper: +1 each. That’s the way.

maga-lesson-order-q1 = Their sabotage is in place 1, your income in place 3. What happens if it succeeds?
maga-lesson-order-q1-right = Income is disrupted, money kept
maga-lesson-order-q1-wrong-1 = Income comes in time
maga-lesson-order-q1-wrong-2 = The whole list is stopped

maga-lesson-order-q2 = Can a role be boosted and also raid in the same turn?
maga-lesson-order-q2-right = No, it has one action
maga-lesson-order-q2-wrong-1 = Yes
maga-lesson-order-q2-wrong-2 = Only the President

maga-lesson-order-q3 = You 2, they 2, a Secretary of level 1 helps. Your chance?
maga-lesson-order-q3-right = 75%
maga-lesson-order-q3-wrong-1 = 50%
maga-lesson-order-q3-wrong-2 = 100%
