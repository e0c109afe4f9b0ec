### Урок «Кому с кем не встречаться».

mafia-lesson-meetings = Кому с кем не встречаться
mafia-lesson-meetings-after = В ночи важно, кто с кем встретился.
mafia-lesson-meetings-seat-0 = Женя
mafia-lesson-meetings-seat-1 = Глеб
mafia-lesson-meetings-seat-2 = Дина
mafia-lesson-meetings-seat-3 = Марат
mafia-lesson-meetings-seat-4 = Рита
mafia-lesson-meetings-seat-5 = Савва
mafia-lesson-meetings-seat-6 = Тая
mafia-lesson-meetings-seat-7 = Фома
mafia-lesson-meetings-seat-8 = Зоя
mafia-lesson-meetings-seat-9 = Яша

mafia-lesson-meetings-1 = Теперь вы в мафии, ваш друг — Глеб. Якудза — второй клан, и он вам тоже враг.

mafia-lesson-meetings-2 = Выстрелите в Дину, без «На поражение». За клан решает последний приказ.
mafia-lesson-meetings-2-otherwise = Сегодня Дина, и без «На поражение»: увидите, зачем.

mafia-lesson-meetings-3 = Дина жива: она якудза! Без «На поражение» первый раз — знакомство, потом смерть.

mafia-lesson-meetings-4 = Зачем тратить выстрел? Пусть Дину повесит город: «Виновен: Дина».
mafia-lesson-meetings-4-otherwise = Бандит может обвинять бандита. Против Дины.

mafia-lesson-meetings-5 = Якудза слабеет. Ночь: теперь выстрелите в Фому.
mafia-lesson-meetings-5-otherwise = Сначала Фома: у его дома вас кое-кто ждёт.

mafia-lesson-meetings-6 = Клан ушёл: там был комиссар. Марат спасал Дину — закажите его убийце за 5 экспы.
mafia-lesson-meetings-6-otherwise = Закажите Марата: цена от 3 экспы, дают 5.

mafia-lesson-meetings-7 = Марат заказан. Повесьте Таю: честных убавится, а остальное сделает ночь.
mafia-lesson-meetings-7-otherwise = За Марата уже заплачено, пусть его найдёт убийца. Голос — против Таи.

mafia-lesson-meetings-8 = Комиссар и убийца столкнулись у Марата — все мертвы. Честный один: победа мафии!

mafia-lesson-meetings-q1 = Клан и комиссар пришли к одному дому. Кто умрёт?
mafia-lesson-meetings-q1-right = Никто: клан уходит
mafia-lesson-meetings-q1-wrong-1 = Комиссар
mafia-lesson-meetings-q1-wrong-2 = Хозяин дома

mafia-lesson-meetings-q2 = Первый выстрел в бандита чужого клана, не «на поражение»?
mafia-lesson-meetings-q2-right = Знакомство, все живы
mafia-lesson-meetings-q2-wrong-1 = Смерть
mafia-lesson-meetings-q2-wrong-2 = Оба клана уничтожены

mafia-lesson-meetings-q3 = Комиссар и убийца пришли к одному человеку. Что с ними?
mafia-lesson-meetings-q3-right = Оба умрут
mafia-lesson-meetings-q3-wrong-1 = Уйдут, не заметив друг друга
mafia-lesson-meetings-q3-wrong-2 = Умрёт только убийца
