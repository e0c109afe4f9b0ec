### MAGA-Game: поправки и штрафы ведущего.

## Названия

maga-correct-treasury = казна
maga-correct-nuclear = ядерные ракеты
maga-correct-abm = ракеты ПРО
maga-correct-mood = настроение

## Что происходит

maga-corrected = Ведущий исправил показатель государства { $land }: { $reason }
    .short = Исправлен показатель государства { $land }
maga-corrected-sealed = Ведущий исправил показатель государства { $land }; какой и почему, прочитает только эта команда.
    .short = Исправлен показатель государства { $land }
maga-corrected-by = Государство { $land }, { $what }: { $way ->
    [up] больше на { FIGURE($by) }.
    [down] меньше на { FIGURE($by) }.
   *[same] без изменений.
}
    .short = Исправлено: { $what }
maga-fined = Государство { $land } оштрафовано на { FIGURE($money) }: { $reason }
    .short = Штраф государству { $land }: { FIGURE($money) }
maga-awarded = Государству { $land } присуждено { FIGURE($money) }: { $reason }
    .short = Награда государству { $land }: { FIGURE($money) }

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
    .help = Отнять у государства деньги или дать их; причину прочитают все.

## Отказы

maga-refused-value = Введите число от { $low } до { $high }.

## Журнал технического этапа

maga-log-fined = Решение ведущего, { $land }: деньги { $by }.
maga-log-corrected-treasury = Ведущий поправляет ({ $land }): казна { $by }.
maga-log-corrected-nuclear = Ведущий поправляет ({ $land }): ядерные ракеты { $by }.
maga-log-corrected-abm = Ведущий поправляет ({ $land }): ракеты ПРО { $by }.
maga-log-corrected-mood = Ведущий поправляет ({ $land }): настроение { $by }.
