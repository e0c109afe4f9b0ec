lesson-revolution = Classes, rights, a revolution
lesson-revolution-after = Rights are given and taken; revolution and talk decide.
lesson-revolution-seat-0 = Zhenya
lesson-revolution-seat-1 = Gleb
lesson-revolution-seat-2 = Dina
lesson-revolution-seat-3 = Marat
lesson-revolution-seat-4 = Rita
lesson-revolution-seat-5 = Savva
lesson-revolution-council = Council
lesson-revolution-townspeople = Townspeople

lesson-revolution-1 = You belong to the townspeople, a class without rights. Gleb and Rita, the council, rule.

lesson-revolution-2 = Gleb has jailed Dina! Demand rights: “command of the army” and “pardon”.
lesson-revolution-2-otherwise = Two rights: the army to wage war, pardon to free Dina.

lesson-revolution-3 = Heads count, and Dina votes even from prison: 3 to 2. Press “I am ready”.
lesson-revolution-3-otherwise = All have spoken. The turn's end decides: press “I am ready”.

lesson-revolution-4 = Victory! A tie would have been a defeat. First of all, pardon Dina.
lesson-revolution-4-otherwise = First free Dina: you may pardon now.

lesson-revolution-5 = You command now. Send the fleet from Copenhagen to Scania, a neutral centre.
lesson-revolution-5-otherwise = Order the fleet: Copenhagen → Scania.

lesson-revolution-6 = Gleb took the rights away! But the order stands: it is the state's. Press “I am ready”.
lesson-revolution-6-otherwise = The rights are gone, the order is not. Press “I am ready” and see.

lesson-revolution-7 = Scania is yours! Who appoints can take rights away. Demand “appoint”!
lesson-revolution-7-otherwise = Another revolution: now for the right to appoint.

lesson-revolution-q1 = Who wins a revolution?
lesson-revolution-q1-right = Whoever has more people when the turn ends
lesson-revolution-q1-wrong-1 = Whoever has more rights
lesson-revolution-q1-wrong-2 = The rebels if it is a tie

lesson-revolution-q2 = What may a prisoner do?
lesson-revolution-q2-right = Talk, and take a side in a revolution
lesson-revolution-q2-wrong-1 = Command the army
lesson-revolution-q2-wrong-2 = Pardon themselves

lesson-revolution-q3 = The author of an order has lost the rights. What of the order?
lesson-revolution-q3-right = It stands
lesson-revolution-q3-wrong-1 = It is void
lesson-revolution-q3-wrong-2 = The unit leaves, too
