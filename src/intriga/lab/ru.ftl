# Что не ладится в лаборатории: игра ботов, сценарии, записи.

lab-unknown-game = Игра «{ $game }» здесь не установлена.
lab-unknown-bot = У игры { $game } нет бота «{ $bot }». Есть такие: { $bots }.
lab-bad-seats = В { $game } играют от { $low } до { $high } человек; { $seats } не подходит.
lab-same-names = Два места носят одно имя. Каждому месту нужно своё.
lab-bad-options = Настройки не подходят: { $problem }
lab-endless = { $game }: игра не кончается. Остановлена на пределе шагов: { $limit }.
lab-no-windows = { $game }: после шага { $step } никто ничего не ждёт, а игра не окончена.
lab-no-expiry = Окно «{ $window }» открыто, но правила не дают ему истечь: { $refusal }
lab-rules-broke = Правила сломались на шаге { $step } партии { $match }: { $problem }
lab-cannot-write = Не удалось записать { $path }: { $problem }

lab-bad-scenario = Это не сценарий: { $problem }
lab-bad-step = Шаг { $step } непонятен: { $problem }
lab-unknown-step = Шаг { $step } непонятен: нужны «by» и «act» или же «expire», «wait», «enter», «leave».
lab-bad-wait = Шаг { $step }: ждать можно ноль секунд или больше.
lab-bad-clock = Часы «{ $kind }» задаются числом секунд больше нуля.
lab-clock-in-circles = Часы ходят по кругу: за одно ожидание истекло окон: { $limit }.
lab-draw-failed = Шаг { $step }: жребий не удался. { $problem }
lab-no-seat = Места «{ $seat }» за этим столом нет.
lab-no-window = Окно «{ $window }» не открыто.
lab-nothing-open = Ни одно окно не открыто.

lab-not-begun = Партия { $match } ещё не началась: в записи нет ни одного шага.
lab-no-step = Запись кончается шагом { $last }, шага { $step } в ней нет.
lab-other-rules = Сыграно по правилам версии { $then }, а здесь версия { $now }: показано только записанное, без положения на столе.
lab-no-game = Игра «{ $game }» здесь не установлена: показано только записанное, без положения на столе.
lab-cannot-follow = На шаге { $step } запись расходится с этими правилами: показано только записанное, без положения на столе. { $problem }
lab-at-line = Строка { $line }. { $problem }

# На что жалуется система. Ставится после двоеточия.

lab-system-eacces = нет прав
lab-system-eaddrinuse = занято другой программой
lab-system-eaddrnotavail = такого адреса у этой машины нет
lab-system-eexist = такой файл уже есть
lab-system-eisdir = это папка
lab-system-enoent = нет такого файла или папки
lab-system-enospc = на диске кончилось место
lab-system-no-host = такого имени в сети нет
lab-system-enotdir = на пути стоит файл, а не папка
lab-system-eperm = система запрещает
lab-system-erofs = диск только для чтения
