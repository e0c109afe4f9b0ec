### Страницы: лобби и правила игр.

## Лобби

lobby-title = Лобби
lobby-heading = Выберите игру
lobby-lead = С ботами можно начать сразу. Люди могут присоединиться в любой момент.
games = Игры
case-number = Игра { $n }
stamp-secret = Секретно
fact-seats = игроков: { $seats }
fact-minutes = минут: { $minutes }
play-bots = Сыграть с ботами
how-many-bots = Число ботов
bots-number = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
play-friends = Сыграть с друзьями
lobby-mine = Мои партии
lobby-mine-empty = У вас пока нет партий. Начните партию с ботами, и она появится здесь.
lobby-open = Открытые партии
lobby-open-empty = Открытых партий сейчас нет. Создайте свою и пришлите друзьям ссылку.
matches-count = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
seats-taken = занято мест: { $taken } из { $total }
your-turn = Ваш ход
to-match = К партии
sit-down = Занять место
watch = Смотреть
watch-finished = Итоги
join-by-code = Вход по коду
join-by-code-help = Введите код партии, который вам дали. Регистр не важен.
code = Код партии
enter = Продолжить
opened-by = создана { $ago }, ведущий: { $host }
ended = { $mine ->
    [won] { $n ->
        [0] вы победили, { $ago }
       *[other] вы победили вместе с другими: { $names }, { $ago }
    }
    [lost] { $result ->
        [drawn] вы проиграли, ничья: { $names }, { $ago }
       *[other] вы проиграли, победа: { $names }, { $ago }
    }
    [drawn] { $n ->
        [0] ничья, { $ago }
       *[other] ничья: { $names }, { $ago }
    }
   *[over] { $result ->
        [called-off] прекращена, { $ago }
       *[other] { $n ->
            [0] без победителя, { $ago }
           *[other] победа: { $names }, { $ago }
        }
    }
}
deadline-in = до срока { $left }
awaits = ждём: { $names }
paused = на паузе
paused-until = отложена до { MOMENT($until, $zone) }
break-call = Предложен перерыв: ответьте
lobby-running = Идут сейчас
end-call = Предложено закончить партию: ответьте
ended-adjourned = завершена досрочно

## Правила

rules-print = Для печати
print-busy = Сервер готовит другие PDF. Попробуйте через несколько секунд.
print-unknown = Такого файла для печати нет. Все файлы перечислены на странице правил.
rules-of = Правила: { $game }
contents = Содержание
rules-unwritten = Правил игры «{ $game }» здесь пока нет.

## Что это за игра

what-is-this = Что это?
rules-minute = Правила за минуту
about-try = Попробовать
about-friends = С друзьями
# What a messenger shows of an invitation.
share-join = { $game }: вас зовут за стол

## Уроки

lesson-offer = Урок на 2 минуты
lesson-on = Урок: { $title }
lessons-begun = Начатые уроки
lesson-left = { $title }: шаг { $n } из { $of }
lesson-asked = { $title }: остались вопросы
lesson-go-back = Продолжить
lesson-here = Сыграть урок об этом: { $title }
