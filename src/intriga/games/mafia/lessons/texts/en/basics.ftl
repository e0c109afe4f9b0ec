lesson-basics = How it is played
lesson-basics-after = One honest voice led the town to both clans.
lesson-basics-seat-0 = Zhenya
lesson-basics-seat-1 = Gleb
lesson-basics-seat-2 = Dina
lesson-basics-seat-3 = Marat
lesson-basics-seat-4 = Rita
lesson-basics-seat-5 = Savva
lesson-basics-seat-6 = Taya
lesson-basics-seat-7 = Foma

lesson-basics-1 = You are the commissar. Nobody knows. The town wins once all the bandits are dead.

lesson-basics-2 = Night. Check Rita: your shot kills a bandit and spares an honest person.
lesson-basics-2-otherwise = Rita first: she is your first lead in this story.

lesson-basics-3 = Two clans, two dead. You missed: Rita is honest. But never name those you checked.

lesson-basics-4 = Gleb and Dina want honest Rita hanged. One vote, no way back: “Guilty: Gleb”.
lesson-basics-4-otherwise = Rita is honest, you checked her yourself. Vote against Gleb.

lesson-basics-5 = A mafioso hanged! Everybody sees the roles of the dead. But the yakuza is still at large.

lesson-basics-6 = Who else voted against honest Rita? Check Dina.
lesson-basics-6-otherwise = Remember the votes: two were against Rita, and Gleb is dead.

lesson-basics-7 = You hit her! Dina still fired: at night all act at once. But the town has won.

lesson-basics-q1 = What does the town do by day?
lesson-basics-q1-right = Hangs whoever has the most votes
lesson-basics-q1-wrong-1 = Asks the commissar
lesson-basics-q1-wrong-2 = Waits for the night

lesson-basics-q2 = The commissar checks an honest person. What happens to them?
lesson-basics-q2-right = Nothing: a miss
lesson-basics-q2-wrong-1 = They die
lesson-basics-q2-wrong-2 = They go to prison

lesson-basics-q3 = When does the town win?
lesson-basics-q3-right = When the bandits of both clans are dead
lesson-basics-q3-wrong-1 = When one bandit is hanged
lesson-basics-q3-wrong-2 = After three nights
