lesson-basics = How it is played
lesson-basics-after = Spring 1902: five units. And Otto is still in Munich, still promising.
lesson-basics-seat-0 = Klara
lesson-basics-seat-1 = Arthur
lesson-basics-seat-2 = Lena
lesson-basics-seat-3 = Otto
lesson-basics-seat-4 = Marko
lesson-basics-seat-5 = Ivan
lesson-basics-seat-6 = Selim

lesson-basics-1 = You are France. Spain is nobody’s: order the army in Marseilles there.
lesson-basics-1-otherwise = Spain is an unowned centre one step away: Marseilles → Spain.

lesson-basics-2 = Portugal is free too, two moves by sea: first Brest → Mid-Atlantic.
lesson-basics-2-otherwise = Armies go by land, fleets by sea and coast: Brest → Mid-Atlantic.

lesson-basics-3 = Otto promised to keep out of Burgundy. Test him: Paris → Burgundy, and seal.
lesson-basics-3-otherwise = Paris → Burgundy, then seal: everyone’s orders are revealed at once.

lesson-basics-4 = Otto lied: equal strength, nobody got in. Autumn: fleet to Portugal, and seal.
lesson-basics-4-otherwise = A centre goes to whoever stands in it after autumn: fleet to Portugal.

lesson-basics-5 = You hold 5 centres; 18 win. Only 3 units, though: build an army in Marseilles.
lesson-basics-5-otherwise = You build only at home, in free centres of your own: Marseilles and Brest.

lesson-basics-6 = The second unit: a fleet in Brest, for the sea road to Portugal. Seal!
lesson-basics-6-otherwise = You may waive a build, but the next winter is a year away: fleet in Brest!

lesson-basics-q1 = Who wins?
lesson-basics-q1-right = Whoever has 18 centres after autumn
lesson-basics-q1-wrong-1 = Whoever takes a capital
lesson-basics-q1-wrong-2 = Whoever has most units

lesson-basics-q2 = When does a centre you entered become yours?
lesson-basics-q2-right = After autumn, if a unit stands there
lesson-basics-q2-wrong-1 = At once, even in spring
lesson-basics-q2-wrong-2 = In winter, if you build there

lesson-basics-q3 = Two enter one province with equal strength. What happens?
lesson-basics-q3-right = Neither gets in
lesson-basics-q3-wrong-1 = A lot decides
lesson-basics-q3-wrong-2 = Whoever sealed first gets in
