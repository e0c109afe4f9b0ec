### Страницы: карточки больших событий.

## Карточки больших событий

moments-heading = Что случилось
moments-none = Карточек нет.
moment-kind = { $kind ->
    [role] Ваша роль
    [verdict] Приговор
    [press] Новости
    [night] Ночь
    [dice] Бросок
    [hammer] Торги окончены
    [battle] Сражение
    [revolution] Революция
    [balance] Итоги
    [end] Конец партии
   *[note] Событие
}
moment-on = { $holds ->
    [1] Понятно
   *[other] { $go ->
        [act] К решению
        [board] К полю
       *[other] Дальше
    }
}
moment-again = показать
moment-place = { $n } из { $of }
moment-alone = ещё { $n } с
moment-waits = ждёт, пока не коснётесь
moment-skip-all = Пропустить все
moment-count-one = { $n } событие
moment-count-few = { $n } события
moment-count-many = { $n } событий
moment-more = Ещё { $of }
moment-to-events = К событиям
moment-away = Пока вас не было
moment-drop = Не показывать
moment-setting = Карточки событий
moment-setting-all = все
moment-setting-mine = обо мне
moment-setting-none = нет
