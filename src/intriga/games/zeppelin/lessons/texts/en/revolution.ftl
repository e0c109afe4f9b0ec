### The lesson “Classes, rights, a revolution”.

zeppelin-lesson-revolution = Classes, rights, a revolution
zeppelin-lesson-revolution-after = Rights are given and taken; revolution and talk decide.
zeppelin-lesson-revolution-seat-0 = Zhenya
zeppelin-lesson-revolution-seat-1 = Gleb
zeppelin-lesson-revolution-seat-2 = Dina
zeppelin-lesson-revolution-seat-3 = Marat
zeppelin-lesson-revolution-seat-4 = Rita
zeppelin-lesson-revolution-seat-5 = Savva
zeppelin-lesson-revolution-council = Council
zeppelin-lesson-revolution-townspeople = Townspeople

zeppelin-lesson-revolution-1 = You belong to the townspeople, a class without rights. Gleb and Rita, the council, rule.

zeppelin-lesson-revolution-2 = Gleb has jailed Dina! Demand rights: “command of the army” and “pardon”.
zeppelin-lesson-revolution-2-otherwise = Two rights: the army to wage war, pardon to free Dina.

zeppelin-lesson-revolution-3 = Heads count, and Dina votes even from prison: 3 to 2. Press “I am ready”.
zeppelin-lesson-revolution-3-otherwise = All have spoken. The turn's end decides: press “I am ready”.

zeppelin-lesson-revolution-4 = Victory! A tie would have been a defeat. First of all, pardon Dina.
zeppelin-lesson-revolution-4-otherwise = First free Dina: you may pardon now.

zeppelin-lesson-revolution-5 = You command now. Send the fleet from Copenhagen to Scania, a neutral centre.
zeppelin-lesson-revolution-5-otherwise = Order the fleet: Copenhagen → Scania.

zeppelin-lesson-revolution-6 = Gleb took the rights away! But the order stands: it is the state's. Press “I am ready”.
zeppelin-lesson-revolution-6-otherwise = The rights are gone, the order is not. Press “I am ready” and see.

zeppelin-lesson-revolution-7 = Scania is yours! Who appoints can take rights away. Demand “appoint”!
zeppelin-lesson-revolution-7-otherwise = Another revolution: now for the right to appoint.

zeppelin-lesson-revolution-q1 = Who wins a revolution?
zeppelin-lesson-revolution-q1-right = Whoever has more people when the turn ends
zeppelin-lesson-revolution-q1-wrong-1 = Whoever has more rights
zeppelin-lesson-revolution-q1-wrong-2 = The rebels if it is a tie

zeppelin-lesson-revolution-q2 = What may a prisoner do?
zeppelin-lesson-revolution-q2-right = Talk, and take a side in a revolution
zeppelin-lesson-revolution-q2-wrong-1 = Command the army
zeppelin-lesson-revolution-q2-wrong-2 = Pardon themselves

zeppelin-lesson-revolution-q3 = The author of an order has lost the rights. What of the order?
zeppelin-lesson-revolution-q3-right = It stands
zeppelin-lesson-revolution-q3-wrong-1 = It is void
zeppelin-lesson-revolution-q3-wrong-2 = The unit leaves, too
