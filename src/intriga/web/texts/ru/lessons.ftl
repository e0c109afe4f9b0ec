### Страницы: уроки.

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

## Где их предлагают

lesson-offer = Урок на 2 минуты
lesson-on = Урок: { $title }
lessons-begun = Начатые уроки
lesson-left = { $title }: шаг { $n } из { $of }
lesson-asked = { $title }: остались вопросы
lesson-go-back = Продолжить
lesson-here = Сыграть урок об этом: { $title }
