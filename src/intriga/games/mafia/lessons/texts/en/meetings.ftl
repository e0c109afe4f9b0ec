### The lesson “Who must not meet whom”.

mafia-lesson-meetings = Who must not meet whom
mafia-lesson-meetings-after = At night it matters who meets whom.
mafia-lesson-meetings-seat-0 = Zhenya
mafia-lesson-meetings-seat-1 = Gleb
mafia-lesson-meetings-seat-2 = Dina
mafia-lesson-meetings-seat-3 = Marat
mafia-lesson-meetings-seat-4 = Rita
mafia-lesson-meetings-seat-5 = Savva
mafia-lesson-meetings-seat-6 = Taya
mafia-lesson-meetings-seat-7 = Foma
mafia-lesson-meetings-seat-8 = Zoya
mafia-lesson-meetings-seat-9 = Yasha

mafia-lesson-meetings-1 = Now you are mafia; Gleb is your mate. The yakuza is the other clan, and your enemy too.

mafia-lesson-meetings-2 = Shoot at Dina, without “To kill”. The clan's last order counts.
mafia-lesson-meetings-2-otherwise = Dina tonight, and without “To kill”: you will see why.

mafia-lesson-meetings-3 = Dina lives: she is yakuza! Without “To kill” the first time is a meeting, then death.

mafia-lesson-meetings-4 = Why waste a shot? Let the town hang her: “Guilty: Dina”.
mafia-lesson-meetings-4-otherwise = A bandit may accuse a bandit. Vote against Dina.

mafia-lesson-meetings-5 = The yakuza is weaker. Night: now shoot at Foma.
mafia-lesson-meetings-5-otherwise = Foma first: somebody awaits you at his house.

mafia-lesson-meetings-6 = The clan withdrew: the commissar was there. Marat defended Dina: pay the assassin 5 exp.
mafia-lesson-meetings-6-otherwise = Choose Marat; the price starts at 3 exp, offer 5.

mafia-lesson-meetings-7 = Marat is paid for. Hang Taya: one honest fewer; the night will do the rest.
mafia-lesson-meetings-7-otherwise = Marat is paid for, leave him to the assassin. Vote against Taya.

mafia-lesson-meetings-8 = Commissar and assassin met at Marat's: all three die. One honest left: the mafia wins!

mafia-lesson-meetings-q1 = A clan and the commissar come to one house. Who dies?
mafia-lesson-meetings-q1-right = Nobody: the clan withdraws
mafia-lesson-meetings-q1-wrong-1 = The commissar
mafia-lesson-meetings-q1-wrong-2 = The owner of the house

mafia-lesson-meetings-q2 = A first shot at the other clan's bandit, not “to kill”?
mafia-lesson-meetings-q2-right = An introduction, all live
mafia-lesson-meetings-q2-wrong-1 = Death
mafia-lesson-meetings-q2-wrong-2 = Both clans are destroyed

mafia-lesson-meetings-q3 = The commissar and the assassin come to one person. What of them?
mafia-lesson-meetings-q3-right = Both die
mafia-lesson-meetings-q3-wrong-1 = They leave unnoticed
mafia-lesson-meetings-q3-wrong-2 = Only the assassin dies
