### Ошибки в файлах доски, колод и кубиков, которые принёс ведущий.

economicus-house-file-board = Файл доски
economicus-house-file-decks = Файл колод
economicus-house-file-dice = Файл кубиков
economicus-house-bad = { $file }: { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[other] { $count } ошибок.
    } { $faults }
economicus-house-and = { $one } { $more }
economicus-house-line = Строка { $line }: { $why }
economicus-house-field = { $field }: { $why }
economicus-house-line-field = Строка { $line }, { $field }: { $why }

## Форма

economicus-house-syntax = здесь файл перестаёт быть файлом TOML.
economicus-house-too-long = в файле больше { $most } знаков.
economicus-house-long-line = в строке больше { $most } знаков.
economicus-house-unknown = такого поля нет. Есть: { $fields }.
economicus-house-missing = этого поля не хватает.
economicus-house-table = здесь нужна таблица с полями.
economicus-house-list = здесь нужен список длиной от { $least } до { $most }.
economicus-house-number = нужно целое число от { $least } до { $most }.
economicus-house-flag = нужно true или false.
economicus-house-choice = нужно одно из: { $choices }.
economicus-house-key = нужно короткое имя: латинские буквы, цифры, дефисы; первой идёт буква, в ключах отраслей только строчные.
economicus-house-languages = нужен текст на русском, английском или обоих языках: .ru, .en.
economicus-house-text = нужен текст длиной от 1 до { $most } знаков.
economicus-house-unprintable = в тексте есть знаки, которые не напечатать, или перевод строки.

## Доска

economicus-house-twice = такое здесь уже есть.
economicus-house-innovation = в отрасли { $number } нет компаний в начале: private и state должны быть 0.
economicus-house-empty-sector = в отрасли нет ни одной компании.
economicus-house-numbers = нет отраслей с номерами: { $numbers }.
economicus-house-places = в отраслях { $first }–{ $last } частных компаний: { $count }, а нужно не меньше { $least }, чтобы каждому хватило места при расстановке.

## Колоды

economicus-house-window-of-deck = у событий окно draw, у опций любое другое.
economicus-house-window-of-reaction = окно react бывает только у карт с эффектом licence или investigate, и другого у них нет.
economicus-house-no-target-there = реакции и события ничего не называют: цель нужно убрать.
economicus-house-alone = licence, investigate и tender бывают на карте только по одному и без других эффектов.
economicus-house-tender = тендер объявляют в свой ход или событием, цели у него нет.
economicus-house-crime = преступление совершают в свой ход, и тендером оно быть не может.
economicus-house-not-in-events = событие этого не умеет.
economicus-house-not-in-options = опция этого не умеет.
economicus-house-no-crisis = в отрасли { $number } кризисов не бывает.
economicus-house-sector-missing = событие само называет отрасль: добавьте sector.
economicus-house-second = вторая отрасль есть только при цели two-sectors.
economicus-house-zero = сумма не может быть нулевой.
economicus-house-loss = платить можно только один раз и только за себя.
economicus-house-wants-target = для этого эффекта нужна цель: { $targets }.
economicus-house-one-quota = карт с эффектом licence: { $count }, а нужна ровно одна, сколько бы её ни было в колоде.
economicus-house-few-options = опций в колоде: { $count }, а нужно от { $least } до { $most }.
economicus-house-few-events = событий в колоде: { $count }, а нужно от { $least } до { $most }.
