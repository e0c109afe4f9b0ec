### The lesson “How it is played”.

mafia-lesson-basics = How it is played
mafia-lesson-basics-after = One honest voice led the town to both clans.
mafia-lesson-basics-seat-0 = Zhenya
mafia-lesson-basics-seat-1 = Gleb
mafia-lesson-basics-seat-2 = Dina
mafia-lesson-basics-seat-3 = Marat
mafia-lesson-basics-seat-4 = Rita
mafia-lesson-basics-seat-5 = Savva
mafia-lesson-basics-seat-6 = Taya
mafia-lesson-basics-seat-7 = Foma

mafia-lesson-basics-1 = You are the commissar. Nobody knows. The town wins once all the bandits are dead.

mafia-lesson-basics-2 = Night. Check Rita: your shot kills a bandit and spares an honest person.
mafia-lesson-basics-2-otherwise = Rita first: she is your first lead in this story.

mafia-lesson-basics-3 = Two clans, two dead. You missed: Rita is honest. But never name those you checked.

mafia-lesson-basics-4 = Gleb and Dina want honest Rita hanged. One vote, no way back: “Guilty: Gleb”.
mafia-lesson-basics-4-otherwise = Rita is honest, you checked her yourself. Vote against Gleb.

mafia-lesson-basics-5 = A mafioso hanged! Everybody sees the roles of the dead. But the yakuza is still at large.

mafia-lesson-basics-6 = Who else voted against honest Rita? Check Dina.
mafia-lesson-basics-6-otherwise = Remember the votes: two were against Rita, and Gleb is dead.

mafia-lesson-basics-7 = You hit her! Dina still fired: at night all act at once. But the town has won.

mafia-lesson-basics-q1 = What does the town do by day?
mafia-lesson-basics-q1-right = Hangs whoever has the most votes
mafia-lesson-basics-q1-wrong-1 = Asks the commissar
mafia-lesson-basics-q1-wrong-2 = Waits for the night

mafia-lesson-basics-q2 = The commissar checks an honest person. What happens to them?
mafia-lesson-basics-q2-right = Nothing: a miss
mafia-lesson-basics-q2-wrong-1 = They die
mafia-lesson-basics-q2-wrong-2 = They go to prison

mafia-lesson-basics-q3 = When does the town win?
mafia-lesson-basics-q3-right = When the bandits of both clans are dead
mafia-lesson-basics-q3-wrong-1 = When one bandit is hanged
mafia-lesson-basics-q3-wrong-2 = After three nights
