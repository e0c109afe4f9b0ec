### Слова поля и личной карточки «Шпионажа».

espionage-page-board = Карта девять на девять. Стрелки ведут по клеткам, Enter выбирает.
espionage-page-geneva = Женева
espionage-page-legend-bribe = ваша взятка
espionage-page-legend-tick = подстава
espionage-page-legend-lit = сюда можно
espionage-page-dollars = { $n } $
espionage-page-card = Личная карточка
espionage-page-money = В казне
espionage-page-since = с прошлого взгляда
espionage-page-money-history = Как менялась казна
espionage-page-chart = Казна по ходам: от { $low } до { $high } долларов
espionage-page-my-bribes = Взятки
espionage-page-my-specials = Спецходы
espionage-page-no-bribes = Вы пока никого не купили.
espionage-page-no-specials = Спецходов вы не брали.
espionage-page-cell = кл. { $number }
espionage-page-tick = подстава
espionage-page-used = использован
espionage-page-points-spent = { $n ->
    [one] Потрачено { $n } очко из { $total }
    [few] Потрачено { $n } очка из { $total }
   *[many] Потрачено { $n } очков из { $total }
}
