lesson-meetings = Кому с кем не встречаться
lesson-meetings-after = В ночи важно, кто с кем встретился.
lesson-meetings-seat-0 = Женя
lesson-meetings-seat-1 = Глеб
lesson-meetings-seat-2 = Дина
lesson-meetings-seat-3 = Марат
lesson-meetings-seat-4 = Рита
lesson-meetings-seat-5 = Савва
lesson-meetings-seat-6 = Тая
lesson-meetings-seat-7 = Фома
lesson-meetings-seat-8 = Зоя
lesson-meetings-seat-9 = Яша

lesson-meetings-1 = Теперь вы в мафии, ваш друг — Глеб. Якудза — второй клан, и он вам тоже враг.

lesson-meetings-2 = Выстрелите в Дину, без «На поражение». За клан решает последний приказ.
lesson-meetings-2-otherwise = Сегодня Дина, и без «На поражение»: увидите, зачем.

lesson-meetings-3 = Дина жива: она якудза! Без «На поражение» первый раз — знакомство, потом смерть.

lesson-meetings-4 = Зачем тратить выстрел? Пусть Дину повесит город: «Виновен: Дина».
lesson-meetings-4-otherwise = Бандит может обвинять бандита. Против Дины.

lesson-meetings-5 = Якудза слабеет. Ночь: теперь выстрелите в Фому.
lesson-meetings-5-otherwise = Сначала Фома: у его дома вас кое-кто ждёт.

lesson-meetings-6 = Клан ушёл: там был комиссар. Марат спасал Дину — закажите его убийце за 5 экспы.
lesson-meetings-6-otherwise = Закажите Марата: цена от 3 экспы, дают 5.

lesson-meetings-7 = Марат заказан. Повесьте Таю: честных убавится, а остальное сделает ночь.
lesson-meetings-7-otherwise = За Марата уже заплачено, пусть его найдёт убийца. Голос — против Таи.

lesson-meetings-8 = Комиссар и убийца столкнулись у Марата — все мертвы. Честный один: победа мафии!

lesson-meetings-q1 = Клан и комиссар пришли к одному дому. Кто умрёт?
lesson-meetings-q1-right = Никто: клан уходит
lesson-meetings-q1-wrong-1 = Комиссар
lesson-meetings-q1-wrong-2 = Хозяин дома

lesson-meetings-q2 = Первый выстрел в бандита чужого клана, не «на поражение»?
lesson-meetings-q2-right = Знакомство, все живы
lesson-meetings-q2-wrong-1 = Смерть
lesson-meetings-q2-wrong-2 = Оба клана уничтожены

lesson-meetings-q3 = Комиссар и убийца пришли к одному человеку. Что с ними?
lesson-meetings-q3-right = Оба умрут
lesson-meetings-q3-wrong-1 = Уйдут, не заметив друг друга
lesson-meetings-q3-wrong-2 = Умрёт только убийца
