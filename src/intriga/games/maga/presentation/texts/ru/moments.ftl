### Страницы MAGA: карточки больших событий.

## Карточки событий

maga-page-moment-secret = видите только вы
maga-page-moment-numbers = Роли получили номера.
maga-page-moment-number = № { $n }
maga-page-moment-done = Удалось { $n } из { $of }
maga-page-moment-report = Весь отчёт
maga-page-moment-income = Доходы
maga-page-moment-event = { $event ->
    [maga-conquered] Захват
   *[other] Партия окончена
}
