### The lesson “Support and retreat”.

diplomacy-lesson-support = Support and retreat
diplomacy-lesson-support-after = Two beat one, for you and for Marko. The rest is talk.
diplomacy-lesson-support-seat-0 = Klara
diplomacy-lesson-support-seat-1 = Arthur
diplomacy-lesson-support-seat-2 = Lena
diplomacy-lesson-support-seat-3 = Otto
diplomacy-lesson-support-seat-4 = Marko
diplomacy-lesson-support-seat-5 = Ivan
diplomacy-lesson-support-seat-6 = Selim

diplomacy-lesson-support-1 = Otto sits in Burgundy. Strike with one army: Paris → Burgundy, and seal.
diplomacy-lesson-support-1-otherwise = First see what one army alone can do: Paris → Burgundy.

diplomacy-lesson-support-2 = Bounced: one against one. You need more! Autumn: Paris → Burgundy again.
diplomacy-lesson-support-2-otherwise = Paris strikes again: Paris → Burgundy; its help comes next.

diplomacy-lesson-support-3 = Marseilles borders Burgundy. Order it to support Paris → Burgundy.
diplomacy-lesson-support-3-otherwise = Support exactly that move, or it counts for nothing: Paris → Burgundy.

diplomacy-lesson-support-4 = Belgium is Otto’s but empty. English Channel → Belgium, and seal!
diplomacy-lesson-support-4-otherwise = Nobody defends an empty centre: English Channel → Belgium.

diplomacy-lesson-support-5 = Marko did the same to you: Spain fell, 2 against 1. Retreat to Portugal!
diplomacy-lesson-support-5-otherwise = Portugal is an unowned centre: retreat there in autumn and it is yours.

diplomacy-lesson-support-6 = 5 centres, 4 units, and Otto stands in Picardy. Build an army in Paris!
diplomacy-lesson-support-6-otherwise = You build only at home, in a free centre; Paris is the one in danger.

diplomacy-lesson-support-q1 = An army stands alone. What strength dislodges it?
diplomacy-lesson-support-q1-right = Two: an attack and a support
diplomacy-lesson-support-q1-wrong-1 = One
diplomacy-lesson-support-q1-wrong-2 = Three

diplomacy-lesson-support-q2 = You supported Paris → Burgundy, but Paris went to Picardy. The support…
diplomacy-lesson-support-q2-right = is void
diplomacy-lesson-support-q2-wrong-1 = counts there too
diplomacy-lesson-support-q2-wrong-2 = defends Burgundy

diplomacy-lesson-support-q3 = Where may you build?
diplomacy-lesson-support-q3-right = In a home centre that is still yours and free
diplomacy-lesson-support-q3-wrong-1 = In any centre I own
diplomacy-lesson-support-q3-wrong-2 = Where my unit stands
