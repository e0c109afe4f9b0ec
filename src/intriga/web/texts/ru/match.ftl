### Страницы: партия.

## Что происходит

away = не в сети
awaited = Ждём
awaited-you = Ваш ход
asked-in-private = Лично вам
answered = ответ получен
act-standing = Вы решили
act-change = Изменить
act-nothing = Сейчас от вас ничего не требуется.
act-answered = Ваш ответ принят. Партия скоро пойдёт дальше.
watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
turn-of-this = ходит сейчас
has-left = вне партии
back-to-match-now = К партии
act-accepted = Действие записано.
act-over = Партия окончена. В записи видно, кто что знал.
act-stalled = Партия ждёт ведущего: правила игры дали сбой { table-stalled-when }. Ничего не потеряно, часы стоят.
act-paused = Партия на паузе. Действовать можно будет, когда она продолжится.
act-away = Партия отложена до { MOMENT($until, $zone) } и продолжится сама. До этого времени ходить не нужно.
act-hosting = Вы ведёте эту партию. Кто ответил и что можно сделать — на пульте.
act-watching = Вы зритель. Действовать могут только игроки.
act-office = У вас должность, вы не играете. Всё о ней — в разделе «Игроки».
act-quick = Пасовать автоматически, когда выбора нет
act-wait = Ждём: { $names }.
act-wait-sealed = Спросили: { $names }. Кто уже ответил, станет видно, когда ответят все.
act-wait-many = Ждём остальных.
act-wait-sealed-many = Спросили и других. Кто уже ответил, станет видно, когда ответят все.
awaited-many = { $n ->
    [one] Ждём { $n } игрока
    [few] Ждём { $n } игрока
   *[many] Ждём { $n } игроков
 }
board-empty = Пока показывать нечего.
match-goes-on = Партия идёт
asked-you = Ваш ход.
asked-others = Ждём других игроков.
connection-lost = Нет связи: восстанавливаем, выбор сохранён
seat-changes = Уйти, занять место, заменить
desk-open = Открыть пульт помощника

## Части страницы

zones = Разделы партии
zone-now = Текущий ход
stage = Поле
stage-whole = Показать всё поле
tray = Ваши действия
dock-table = Стол
dock-own = Моё
dock-rooms = Чат
dock-events = События
dock-people = Люди
tray-height = Высота лотка
tray-news = Обновилось ↑
tray-news-told = Новое, за кнопкой «Обновилось»:
purse = Что у меня есть
own-nothing = Здесь появится то, что знаете только вы. Пока ничего нет.
back-to-asked = Ваш ответ ждут
back-to-answer = К ответу
about-none = Выберите, и здесь будет сказано, что это значит.
rules-here = Правила: { $part }
rules-close = Закрыть

## События

not-everybody-sees = видно не всем
dispatch-picture = Карта
no-dispatches = Пока ничего не произошло.
earlier-dispatches = Более ранние события
newest-dispatches = Последние события
news-one = новое событие
news-few = новых события
news-many = новых событий
unread = { $n ->
    [one] { $n } непрочитанное
   *[other] { $n } непрочитанных
}
dispatches-start = Начало партии
dispatches-before = Раньше в этот ход

## Часть страницы с ошибкой

part-failed = Эту часть страницы показать не удалось: ошибка на сервере. Всё остальное работает. Если на следующем ходу она не появится, скажите ведущему.
part-failed-title = Часть страницы с ошибкой
part-failed-line = Эту запись показать не удалось: ошибка на сервере.
part-failed-now = Подробнее сказать не удалось: ошибка на сервере.

## Часы

other-clocks = Другие часы
clock-paused = пауза, часы стоят
clock-away = пауза до { MOMENT($until, $zone) }
clock-grace = Срок вышел, идёт дополнительное время
time-actions = Время
time-ask-pause = Попросить о паузе
time-unask-pause = Отозвать просьбу о паузе
time-ask-resume = Попросить продолжить
time-unask-resume = Отозвать просьбу продолжить
time-extend = Продлить: ещё { $length } (осталось { $n })

## Конец партии

match-over = Партия окончена
match-imported = Партия сыграна не здесь и загружена из проверенной записи. Имена в ней не связаны с аккаунтами этого сервера.
stamp-won = Победа
stamp-lost = Поражение
stamp-drawn = Ничья
stamp-over = Завершено
to-replay = Разбор
play-again-join = В следующую партию
play-again = Ещё такую же
match-over-note = Ходов больше нет.
finished = { $mine ->
    [won] { $n ->
        [0] Вы победили
        [1] Вы победили. Победу с вами делит { $names }
       *[other] Вы победили. Победу с вами делят { $names }
    }
    [lost] Вы проиграли. { $result ->
        [drawn] { $n ->
            [2] Ничья: { $names }
            [3] Ничья: { $names }
            [one] Ничья: { $n } игрок
            [few] Ничья: { $n } игрока
           *[many] Ничья: { $n } игроков
        }
       *[other] { $n ->
            [one] Победа: { $names }
           *[other] Победители: { $names }
        }
    }
    [drawn] { $n ->
        [0] Ничья
        [2] Ничья: { $names }
        [3] Ничья: { $names }
        [one] Ничья: { $n } игрок
        [few] Ничья: { $n } игрока
       *[many] Ничья: { $n } игроков
    }
   *[over] { $result ->
        [called-off] Без результата
       *[other] { $n ->
            [0] Победителей нет
            [one] Победа: { $names }
           *[other] Победители: { $names }
        }
    }
}
verdict = { $result ->
    [called-off] Без результата
    [nobody] Победителей нет
    [drawn] Ничья
   *[won] { $mine ->
        [won] { $n ->
            [one] Вы победили
           *[other] Вы среди победителей
        }
       *[other] { $n ->
            [0] Победителей нет
            [1] Победа: { $name }
            [one] Победил { $n } игрок
            [few] Победили { $n } игрока
           *[many] Победили { $n } игроков
        }
    }
}
results-time = игра длилась { DURATION($seconds) }
results-who = Кто был кто
results-won = победа
results-curve = { $name }: сначала { $first }, в конце { $last }.
results-board = Доска в конце
to-results = Итоги
to-next-match = К следующей партии
called-off-host = Партию «{ $title }» отменил ведущий { $host }.
called-off-idle = Партия «{ $title }» отменена: её слишком долго никто не начинал.
called-off-admin = Партию «{ $title }» отменил администратор сервера.
to-league = Лига: { $league }

## Учитель над столом

lesson = Урок
lesson-step = Урок · шаг { $n } из { $of }
lesson-question = Вопрос { $n } из { $of }
lesson-done = Урок окончен
lesson-next = Дальше
lesson-leave = Сам
lesson-leave-help = выйти из урока, он подождёт
lesson-wrong = Не совсем.
lesson-from-here = Сыграть с этого шага
lesson-to-question = К вопросу
lesson-real = Теперь настоящая партия
lesson-following = Следующий урок: { $title }

## Подсказка бота

hint-ask = Что сделал бы бот?
hint-act = Бот на вашем месте: { $act }
hint-more = и ещё строк: { $n }
hint-lesson = Об этом и просит урок.
hint-nothing = Сейчас бот ничего бы не делал.
hint-do = Так и сделать
hint-filled = Всё выбрано так же. Проверьте и отправьте сами.
