### Pages: lessons.

## The teacher above the table

lesson = Lesson
lesson-step = Lesson · step { $n } of { $of }
lesson-question = Question { $n } of { $of }
lesson-done = The lesson is over
lesson-next = Next
lesson-leave = On my own
lesson-leave-help = leave the lesson, it will wait
lesson-wrong = Not quite.
lesson-from-here = Play from this step
lesson-to-question = To the question
lesson-real = Now a real match
lesson-following = Next lesson: { $title }

## Where they are offered

lesson-offer = A lesson of 2 minutes
lesson-on = Lesson: { $title }
lessons-begun = Lessons you have begun
lesson-left = { $title }: step { $n } of { $of }
lesson-asked = { $title }: the questions are left
lesson-go-back = Go on
lesson-here = Play a lesson about this: { $title }
