### Урок «Как играют».

mafia-lesson-basics = Как играют
mafia-lesson-basics-after = Один честный голос привёл город к обоим кланам.
mafia-lesson-basics-seat-0 = Женя
mafia-lesson-basics-seat-1 = Глеб
mafia-lesson-basics-seat-2 = Дина
mafia-lesson-basics-seat-3 = Марат
mafia-lesson-basics-seat-4 = Рита
mafia-lesson-basics-seat-5 = Савва
mafia-lesson-basics-seat-6 = Тая
mafia-lesson-basics-seat-7 = Фома

mafia-lesson-basics-1 = Вы — комиссар. Никто об этом не знает. Город победит, когда погибнут все бандиты.

mafia-lesson-basics-2 = Ночь. Нажмите на Риту и проверьте: бандита ваш выстрел убьёт, честного не тронет.
mafia-lesson-basics-2-otherwise = Сначала Рита: в этой истории она — ваша первая зацепка.

mafia-lesson-basics-3 = Два клана — два трупа. У вас промах: Рита честная. Но называть проверенных нельзя.

mafia-lesson-basics-4 = Глеб и Дина топят честную Риту. Голос один, назад не взять: «Виновен: Глеб».
mafia-lesson-basics-4-otherwise = Рита честная: вы проверили её сами. Голосуйте против Глеба.

mafia-lesson-basics-5 = Повешен мафиози! Роль мёртвых видят все. Но якудза ещё на свободе.

mafia-lesson-basics-6 = Кто ещё голосовал против честной Риты? Проверьте Дину.
mafia-lesson-basics-6-otherwise = Вспомните голоса дня: против Риты были двое. Глеб уже мёртв.

mafia-lesson-basics-7 = Попали! Дина успела выстрелить: ночью все ходят разом. Но город победил.

mafia-lesson-basics-q1 = Что делает город днём?
mafia-lesson-basics-q1-right = Вешает того, против кого больше голосов
mafia-lesson-basics-q1-wrong-1 = Спрашивает комиссара
mafia-lesson-basics-q1-wrong-2 = Ждёт ночи

mafia-lesson-basics-q2 = Комиссар проверил честного. Что будет с честным?
mafia-lesson-basics-q2-right = Ничего: это промах
mafia-lesson-basics-q2-wrong-1 = Смерть
mafia-lesson-basics-q2-wrong-2 = Тюрьма

mafia-lesson-basics-q3 = Когда побеждает город?
mafia-lesson-basics-q3-right = Когда мертвы бандиты обоих кланов
mafia-lesson-basics-q3-wrong-1 = Когда повешен один бандит
mafia-lesson-basics-q3-wrong-2 = Когда прошло три ночи
