lesson-basics = Как играют
lesson-basics-after = Один честный голос привёл город к обоим кланам.
lesson-basics-seat-0 = Женя
lesson-basics-seat-1 = Глеб
lesson-basics-seat-2 = Дина
lesson-basics-seat-3 = Марат
lesson-basics-seat-4 = Рита
lesson-basics-seat-5 = Савва
lesson-basics-seat-6 = Тая
lesson-basics-seat-7 = Фома

lesson-basics-1 = Вы — комиссар. Никто об этом не знает. Город победит, когда погибнут все бандиты.

lesson-basics-2 = Ночь. Нажмите на Риту и проверьте: бандита ваш выстрел убьёт, честного не тронет.
lesson-basics-2-otherwise = Сначала Рита: в этой истории она — ваша первая зацепка.

lesson-basics-3 = Два клана — два трупа. У вас промах: Рита честная. Но называть проверенных нельзя.

lesson-basics-4 = Глеб и Дина топят честную Риту. Голос один, назад не взять: «Виновен: Глеб».
lesson-basics-4-otherwise = Рита честная: вы проверили её сами. Голосуйте против Глеба.

lesson-basics-5 = Повешен мафиози! Роль мёртвых видят все. Но якудза ещё на свободе.

lesson-basics-6 = Кто ещё голосовал против честной Риты? Проверьте Дину.
lesson-basics-6-otherwise = Вспомните голоса дня: против Риты были двое. Глеб уже мёртв.

lesson-basics-7 = Попали! Дина успела выстрелить: ночью все ходят разом. Но город победил.

lesson-basics-q1 = Что делает город днём?
lesson-basics-q1-right = Вешает того, против кого больше голосов
lesson-basics-q1-wrong-1 = Спрашивает комиссара
lesson-basics-q1-wrong-2 = Ждёт ночи

lesson-basics-q2 = Комиссар проверил честного. Что будет с честным?
lesson-basics-q2-right = Ничего: это промах
lesson-basics-q2-wrong-1 = Смерть
lesson-basics-q2-wrong-2 = Тюрьма

lesson-basics-q3 = Когда побеждает город?
lesson-basics-q3-right = Когда мертвы бандиты обоих кланов
lesson-basics-q3-wrong-1 = Когда повешен один бандит
lesson-basics-q3-wrong-2 = Когда прошло три ночи
