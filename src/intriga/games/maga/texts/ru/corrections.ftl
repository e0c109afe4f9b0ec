### MAGA-Game: поправки и штрафы ведущего.

## Названия

maga-correct-treasury = казна
maga-correct-nuclear = ядерные ракеты
maga-correct-abm = ракеты ПРО
maga-correct-mood = настроение

## Что происходит

maga-corrected = Ведущий исправил показатель государства { $land }: { $reason }
maga-corrected-sealed = Ведущий исправил показатель государства { $land }; какой и почему, прочитает только эта команда.
maga-corrected-by = Государство { $land }, { $what }: { $way ->
    [up] больше на { FIGURE($by) }.
    [down] меньше на { FIGURE($by) }.
   *[same] без изменений.
}
maga-fined = Государство { $land } оштрафовано на { FIGURE($money) }: { $reason }
maga-awarded = Государству { $land } присуждено { FIGURE($money) }: { $reason }

## Что можно сделать

form-maga-correct = { $sealed ->
    [yes] Исправить показатель закрыто
   *[other] Исправить показатель
}
    .help = { $sealed ->
        [yes] Чей показатель, прочитают все; какой, на сколько и почему — только эта команда.
       *[other] Все прочитают, чей это показатель, на сколько он изменён и почему.
    }
    .field-land = Государство
    .field-what = Что
    .field-value = Новое значение
    .field-reason = Причина
form-maga-fine = Штраф или награда
    .field-land = Государство
    .field-money = Деньги, меньше нуля — штраф
    .field-reason = Причина

## Отказы

maga-refused-value = Введите число от { $low } до { $high }.

## Журнал технического этапа

maga-log-fined = Решение ведущего, { $land }: деньги { $by }.
maga-log-corrected-treasury = Ведущий поправляет ({ $land }): казна { $by }.
maga-log-corrected-nuclear = Ведущий поправляет ({ $land }): ядерные ракеты { $by }.
maga-log-corrected-abm = Ведущий поправляет ({ $land }): ракеты ПРО { $by }.
maga-log-corrected-mood = Ведущий поправляет ({ $land }): настроение { $by }.
