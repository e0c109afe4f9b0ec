### The lesson “How it is played”.

diplomacy-lesson-basics = How it is played
diplomacy-lesson-basics-after = Spring 1902: five units. And Otto is still in Munich, still promising.
diplomacy-lesson-basics-seat-0 = Klara
diplomacy-lesson-basics-seat-1 = Arthur
diplomacy-lesson-basics-seat-2 = Lena
diplomacy-lesson-basics-seat-3 = Otto
diplomacy-lesson-basics-seat-4 = Marko
diplomacy-lesson-basics-seat-5 = Ivan
diplomacy-lesson-basics-seat-6 = Selim

diplomacy-lesson-basics-1 = You are France. Spain is nobody’s: order the army in Marseilles there.
diplomacy-lesson-basics-1-otherwise = Spain is an unowned centre one step away: Marseilles → Spain.

diplomacy-lesson-basics-2 = Portugal is free too, two moves by sea: first Brest → Mid-Atlantic.
diplomacy-lesson-basics-2-otherwise = Armies go by land, fleets by sea and coast: Brest → Mid-Atlantic.

diplomacy-lesson-basics-3 = Otto promised to keep out of Burgundy. Test him: Paris → Burgundy, and seal.
diplomacy-lesson-basics-3-otherwise = Paris → Burgundy, then seal: everyone’s orders are revealed at once.

diplomacy-lesson-basics-4 = Otto lied: equal strength, nobody got in. Autumn: fleet to Portugal, and seal.
diplomacy-lesson-basics-4-otherwise = A centre goes to whoever stands in it after autumn: fleet to Portugal.

diplomacy-lesson-basics-5 = You hold 5 centres; 18 win. Only 3 units, though: build an army in Marseilles.
diplomacy-lesson-basics-5-otherwise = You build only at home, in free centres of your own: Marseilles and Brest.

diplomacy-lesson-basics-6 = The second unit: a fleet in Brest, for the sea road to Portugal. Seal!
diplomacy-lesson-basics-6-otherwise = You may waive a build, but the next winter is a year away: fleet in Brest!

diplomacy-lesson-basics-q1 = Who wins?
diplomacy-lesson-basics-q1-right = Whoever has 18 centres after autumn
diplomacy-lesson-basics-q1-wrong-1 = Whoever takes a capital
diplomacy-lesson-basics-q1-wrong-2 = Whoever has most units

diplomacy-lesson-basics-q2 = When does a centre you entered become yours?
diplomacy-lesson-basics-q2-right = After autumn, if a unit stands there
diplomacy-lesson-basics-q2-wrong-1 = At once, even in spring
diplomacy-lesson-basics-q2-wrong-2 = In winter, if you build there

diplomacy-lesson-basics-q3 = Two enter one province with equal strength. What happens?
diplomacy-lesson-basics-q3-right = Neither gets in
diplomacy-lesson-basics-q3-wrong-1 = A lot decides
diplomacy-lesson-basics-q3-wrong-2 = Whoever sealed first gets in
