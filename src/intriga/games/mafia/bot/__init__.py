"""A townsman as a bot: the Kamrad (`kamrad`), for every role and profession.

`memory` is what it remembers of what it was told, `suspicion` what it makes of that, `nature` what
it is like. A habit looks at a `mind.Mind` and says what to do now, or nothing; each file of habits
is about one side of life: answers, votes, the clan, the posts, professions, trade, wishes.
"""
