### The lesson “How it is played”.

zeppelin-lesson-basics = How it is played
zeppelin-lesson-basics-after = Five centres and two new units: Denmark grows.
zeppelin-lesson-basics-seat-0 = Zhenya
zeppelin-lesson-basics-seat-1 = Erik
zeppelin-lesson-basics-seat-2 = Dina
zeppelin-lesson-basics-seat-3 = Savva
zeppelin-lesson-basics-seat-4 = Rita

zeppelin-lesson-basics-1 = You are a citizen of Denmark. A state with more than half of the centres wins.

zeppelin-lesson-basics-2 = Three of you command. Dina sends the fleet to the Belts; order it to Scania, a centre.
zeppelin-lesson-basics-2-otherwise = First the fleet: Copenhagen → Scania. Dina's other orders stay.

zeppelin-lesson-basics-3 = The last order for a unit counts, whoever gave it. Press “I am ready”.
zeppelin-lesson-basics-3-otherwise = The orders are given. Press “I am ready”: spring awaits only you.

zeppelin-lesson-basics-4 = 1:1, so nobody got in. Let the fleet in Scania support the move from Oslo.
zeppelin-lesson-basics-4-otherwise = Support is needed: fleet Scania → “Support” → Oslo → Vastergotland.

zeppelin-lesson-basics-5 = Dina takes fright: the fleet runs home! Have the last word: order the support again.
zeppelin-lesson-basics-5-otherwise = Dina's order counts now. Give yours once more.

zeppelin-lesson-basics-6 = End autumn. In a real match write to Dina first: talk settles a quarrel of orders.
zeppelin-lesson-basics-6-otherwise = The support stands. Press “I am ready”.

zeppelin-lesson-basics-7 = Five centres, three units: build a fleet in Copenhagen and an army in Oslo.
zeppelin-lesson-basics-7-otherwise = Build in your own empty centres: a fleet in Copenhagen, an army in Oslo.

zeppelin-lesson-basics-q1 = Two people order one unit differently. Whose order counts?
zeppelin-lesson-basics-q1-right = The last
zeppelin-lesson-basics-q1-wrong-1 = The first
zeppelin-lesson-basics-q1-wrong-2 = The unit holds

zeppelin-lesson-basics-q2 = Two units move to one place, 1:1. Who gets in?
zeppelin-lesson-basics-q2-right = Nobody
zeppelin-lesson-basics-q2-wrong-1 = Whoever ordered first
zeppelin-lesson-basics-q2-wrong-2 = A draw decides

zeppelin-lesson-basics-q3 = Who wins?
zeppelin-lesson-basics-q3-right = The citizens of the state with more than half of the centres
zeppelin-lesson-basics-q3-wrong-1 = Whoever destroyed most units
zeppelin-lesson-basics-q3-wrong-2 = Whoever rules the longest
