### Ошибки лаборатории: игра ботов, сценарии, записи.

lab-unknown-game = Игра «{ $game }» не установлена.
lab-unknown-bot = У игры { $game } нет бота «{ $bot }». Доступные боты: { $bots }.
lab-bad-seats = В { $game } играют от { $low } до { $high } человек, а указано { $seats }.
lab-same-names = У двух мест одинаковые имена. Дайте каждому своё.
lab-bad-options = Неверные настройки: { $problem }
lab-no-league = { $game }: в этой игре между партиями ничего не сохраняется, лиг у неё нет.
lab-endless = { $game }: партия не заканчивается. Остановлена после { $limit } шагов.
lab-no-windows = { $game }: после шага { $step } нет ни одного открытого окна, а партия не окончена.
lab-no-expiry = Окно «{ $window }» открыто, но правила не дают ему истечь: { $refusal }
lab-rules-broke = Ошибка в правилах на шаге { $step } партии { $match }: { $problem }
lab-cannot-write = Не удалось записать { $path }: { $problem }

lab-bad-scenario = Это не сценарий: { $problem }
lab-bad-step = Ошибка в шаге { $step }: { $problem }
lab-unknown-step = Ошибка в шаге { $step }: нужны «by» и «act» или же «expire», «wait», «enter», «leave», «return».
lab-bad-wait = Шаг { $step }: в «wait» должно быть число секунд, ноль или больше.
lab-bad-start = «at»: нужны дата и время со смещением, например 2026-03-01T19:00:00+03:00, а не «{ $at }».
lab-bad-at = Шаг { $step }: в «at» должно быть число секунд от начала, ноль или больше.
lab-at-goes-back = Шаг { $step } назначен на { $at } с, а на часах уже { $now } с. Время назад не идёт.
lab-bad-state = Ошибка в состоянии: { $problem }
lab-state-invariants = Это состояние противоречит правилам { $game }: { $problems }.
lab-state-seat = В этом состоянии окно «{ $window }» ждёт место { $seat } (считая с 0), а такого места нет.
lab-state-stuck = В этом состоянии ни одно окно не открыто, а партия не окончена.
lab-state-unplayable = Правила { $game } не могут работать с этим состоянием: { $problem }
lab-bad-clock = Часы «{ $kind }»: нужно число секунд больше нуля.
lab-clock-in-circles = Время не идёт вперёд: за одно ожидание истекло окон: { $limit }.
lab-draw-failed = Шаг { $step }: жребий не удался. { $problem }
lab-no-seat = В этой партии нет места «{ $seat }».
lab-no-window = Окно «{ $window }» не открыто.
lab-nothing-open = Ни одно окно не открыто.

lab-not-begun = Партия { $match } ещё не началась: в записи нет ни одного шага.
lab-no-step = Запись кончается шагом { $last }, шага { $step } нет.
lab-other-rules = Сыграно по правилам версии { $then }, а здесь версия { $now }. Показаны только записанные события, без положения.
lab-no-game = Игра «{ $game }» не установлена. Показаны только записанные события, без положения.
lab-cannot-follow = На шаге { $step } запись расходится с этими правилами. Показаны только записанные события, без положения. { $problem }
lab-at-line = Строка { $line }. { $problem }

## Ошибки операционной системы. Ставятся после двоеточия

lab-system-eacces = нет прав
lab-system-eaddrinuse = уже занято другой программой
lab-system-eaddrnotavail = такого адреса у этой машины нет
lab-system-eexist = такой файл уже есть
lab-system-eisdir = это папка
lab-system-enoent = нет такого файла или папки
lab-system-enospc = на диске кончилось место
lab-system-no-host = узла с таким именем в сети нет
lab-system-enotdir = на месте папки находится файл
lab-system-eperm = запрещено системой
lab-system-erofs = диск только для чтения
