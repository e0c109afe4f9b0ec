lesson-meetings = Who must not meet whom
lesson-meetings-after = At night it matters who meets whom.
lesson-meetings-seat-0 = Zhenya
lesson-meetings-seat-1 = Gleb
lesson-meetings-seat-2 = Dina
lesson-meetings-seat-3 = Marat
lesson-meetings-seat-4 = Rita
lesson-meetings-seat-5 = Savva
lesson-meetings-seat-6 = Taya
lesson-meetings-seat-7 = Foma
lesson-meetings-seat-8 = Zoya
lesson-meetings-seat-9 = Yasha

lesson-meetings-1 = Now you are mafia; Gleb is your mate. The yakuza is the other clan, and your enemy too.

lesson-meetings-2 = Shoot at Dina, without “To kill”. The clan's last order counts.
lesson-meetings-2-otherwise = Dina tonight, and without “To kill”: you will see why.

lesson-meetings-3 = Dina lives: she is yakuza! Without “To kill” the first time is a meeting, then death.

lesson-meetings-4 = Why waste a shot? Let the town hang her: “Guilty: Dina”.
lesson-meetings-4-otherwise = A bandit may accuse a bandit. Vote against Dina.

lesson-meetings-5 = The yakuza is weaker. Night: now shoot at Foma.
lesson-meetings-5-otherwise = Foma first: somebody awaits you at his house.

lesson-meetings-6 = The clan withdrew: the commissar was there. Marat defended Dina: pay the assassin 5 exp.
lesson-meetings-6-otherwise = Choose Marat; the price starts at 3 exp, offer 5.

lesson-meetings-7 = Marat is paid for. Hang Taya: one honest fewer; the night will do the rest.
lesson-meetings-7-otherwise = Marat is paid for, leave him to the assassin. Vote against Taya.

lesson-meetings-8 = Commissar and assassin met at Marat's: all three die. One honest left: the mafia wins!

lesson-meetings-q1 = A clan and the commissar come to one house. Who dies?
lesson-meetings-q1-right = Nobody: the clan withdraws
lesson-meetings-q1-wrong-1 = The commissar
lesson-meetings-q1-wrong-2 = The owner of the house

lesson-meetings-q2 = A first shot at the other clan's bandit, not “to kill”?
lesson-meetings-q2-right = An introduction, all live
lesson-meetings-q2-wrong-1 = Death
lesson-meetings-q2-wrong-2 = Both clans are destroyed

lesson-meetings-q3 = The commissar and the assassin come to one person. What of them?
lesson-meetings-q3-right = Both die
lesson-meetings-q3-wrong-1 = They leave unnoticed
lesson-meetings-q3-wrong-2 = Only the assassin dies
