### «Цеппелин»: почему бот поступает так.

## Армия

zeppelin-because-no-builds = Строить и распускать нечего.

## Голоса и стороны

zeppelin-because-restore = Без прав у правящего класса в государстве некому решать.
zeppelin-because-fewer = Меньше прав наверху — меньше казней и изгнаний.
zeppelin-because-keep-rights = Отданные права потом не вернуть без революции.
zeppelin-because-myself = Это решение в вашу пользу.
zeppelin-because-against-me = Это решение против вас.
zeppelin-because-mercy = Повода наказывать бот не видит.
zeppelin-because-no-reason = Бот не видит, что это даст вам.
zeppelin-because-let = Вам это не мешает.
zeppelin-because-decides = Не хватает одного голоса.
zeppelin-because-own-class = Восстал ваш класс: победа даст права и вам.
zeppelin-because-fear = Проигравших наказывают, а бот на вашем месте осторожен.
zeppelin-because-above = Прав у вас больше, чем у восставших: вам есть что терять.
zeppelin-because-below = Прав у вас меньше, чем у восставших: терять вам нечего.
zeppelin-because-likes = { $whom } боту нравится: это догадка, а не расчёт.
zeppelin-because-dislikes = { $whom } боту не нравится: это догадка, а не расчёт.

## По своей воле

zeppelin-because-ready = Всё, чего бот хотел в этот ход, уже сделано.
zeppelin-because-class = Новичкам нужен класс ниже вашего, иначе все права и у них.
zeppelin-because-appoint = Права даёт класс: назначают тех, кому доверяют.
zeppelin-because-newcomers = Сейчас приезжие получают слишком много прав.
zeppelin-because-scaffold = Пока казнить может весь класс, не защищён никто.
zeppelin-because-arrest = В тюрьме права не действуют, а выпустить можно в любой ход.
zeppelin-because-pardon = Заключённых полезнее простить: они ещё проголосуют.
zeppelin-because-execute = Казнь выводит из игры на несколько ходов.
zeppelin-because-exile = Изгнание отнимает и гражданство, и дорогу назад.
zeppelin-because-forgive = Прощённый может вернуться и помочь.
zeppelin-because-guest = Гость слышит разговор, а решать ничего не может.
zeppelin-because-murder = Других способов остановить этого человека у вас нет.
zeppelin-because-demand = Ваш класс велик, и за права пойдут многие.
zeppelin-because-parent = Под другим классом вашему будет свободнее.
zeppelin-because-migrate = В другом государстве для вас найдётся место получше.
