### Слова поля и личной карточки «Шпионажа».

espionage-board = Карта девять на девять. Стрелки ведут по клеткам, Enter выбирает.
espionage-geneva = Женева
espionage-legend-bribe = ваша взятка
espionage-legend-tick = подстава
espionage-legend-lit = сюда можно
espionage-card = Личная карточка
espionage-money = В казне
espionage-since = с прошлого взгляда
espionage-money-history = Как менялась казна
espionage-chart = Казна по ходам: от { $low } до { $high } долларов
espionage-my-bribes = Взятки
espionage-my-specials = Спецходы
espionage-no-bribes = Вы пока никого не купили.
espionage-no-specials = Спецходов вы не брали.
espionage-cell = кл. { $number }
espionage-tick = подстава
espionage-used = использован
espionage-points-spent = { $n ->
    [one] Потрачено { $n } очко из { $total }
    [few] Потрачено { $n } очка из { $total }
   *[many] Потрачено { $n } очков из { $total }
}
