lesson-support = Support and retreat
lesson-support-after = Two beat one, for you and for Marko. The rest is talk.
lesson-support-seat-0 = Klara
lesson-support-seat-1 = Arthur
lesson-support-seat-2 = Lena
lesson-support-seat-3 = Otto
lesson-support-seat-4 = Marko
lesson-support-seat-5 = Ivan
lesson-support-seat-6 = Selim

lesson-support-1 = Otto sits in Burgundy. Strike with one army: Paris → Burgundy, and seal.
lesson-support-1-otherwise = First see what one army alone can do: Paris → Burgundy.

lesson-support-2 = Bounced: one against one. You need more! Autumn: Paris → Burgundy again.
lesson-support-2-otherwise = Paris strikes again: Paris → Burgundy; its help comes next.

lesson-support-3 = Marseilles borders Burgundy. Order it to support Paris → Burgundy.
lesson-support-3-otherwise = Support exactly that move, or it counts for nothing: Paris → Burgundy.

lesson-support-4 = Belgium is Otto’s but empty. English Channel → Belgium, and seal!
lesson-support-4-otherwise = Nobody defends an empty centre: English Channel → Belgium.

lesson-support-5 = Marko did the same to you: Spain fell, 2 against 1. Retreat to Portugal!
lesson-support-5-otherwise = Portugal is an unowned centre: retreat there in autumn and it is yours.

lesson-support-6 = 5 centres, 4 units, and Otto stands in Picardy. Build an army in Paris!
lesson-support-6-otherwise = You build only at home, in a free centre; Paris is the one in danger.

lesson-support-q1 = An army stands alone. What strength dislodges it?
lesson-support-q1-right = Two: an attack and a support
lesson-support-q1-wrong-1 = One
lesson-support-q1-wrong-2 = Three

lesson-support-q2 = You supported Paris → Burgundy, but Paris went to Picardy. The support…
lesson-support-q2-right = is void
lesson-support-q2-wrong-1 = counts there too
lesson-support-q2-wrong-2 = defends Burgundy

lesson-support-q3 = Where may you build?
lesson-support-q3-right = In a home centre that is still yours and free
lesson-support-q3-wrong-1 = In any centre I own
lesson-support-q3-wrong-2 = Where my unit stands
