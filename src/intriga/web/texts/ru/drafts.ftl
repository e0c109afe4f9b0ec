### Страницы: черновики, которые пишут вместе, пока кто-то один не сдаст.

## Черновики

draft-shared = Пишете вместе: { $names } и вы. До сдачи больше никто этого не видит.
draft-alone = Этот черновик видите только вы. Он хранится, пока вы его не сдадите.
draft-due = Если время выйдет раньше, засчитается то, что сохранено, кроме недописанных строк.
draft-empty = Строк пока нет.
draft-nothing = пусто
draft-proposals = Подсказки
draft-take-over = Добавить в список
draft-drop = Убрать
draft-rows = { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[other] { $n } строк
}
draft-in-row = ✓ строка { $n }
draft-in-rows = ✓ { draft-rows }
draft-missing = Не хватает: { $columns }
draft-add = Добавить строку
draft-new-row = Новая строка
draft-save = Сохранить список
draft-up = Выше
draft-down = Ниже
draft-drag = Перетащить на другое место
draft-remove = Убрать строку
draft-removed = Убранные строки: { $n }
draft-back = Вернуть
draft-change = { $change ->
    [added] новая строка
    [changed] правка
    [moved] другое место
   *[removed] убрана
}
draft-editing = сейчас здесь { $name }
draft-handed = Сдано ({ $name }),
draft-handed-before = С тех пор список изменился: сдайте его снова.
draft-problem = В таком виде сдать нельзя.
draft-not-yours = Этот список сдаёт другой игрок.
draft-saving = Сохраняем…
draft-saved = Сохранено
draft-offline = Не сохранено: нет связи. Пробуем снова…
draft-conflict = Тем временем строку изменили ({ $name }). Теперь в ней: { $text }.
draft-gone = Тем временем строку убрали ({ $name }). В ней было: { $text }.
draft-stale-help = То, что ввели вы, осталось здесь: сохраните или сначала поправьте.
draft-stale = Сохранено не всё: тем временем другие изменили часть строк.
draft-keep-mine = Оставить мой вариант
draft-take-theirs = Взять другой вариант
draft-settle = Сначала решите, что делать со строками, которые изменили другие.
draft-handed-in = Сдано.
draft-kept = Сохранено.
