### The passport of a state of MAGA, on paper.

## The passport of a state, on paper

maga-paper-passport = Passport of the state
maga-paper-number = No.
maga-paper-role = Role
maga-paper-person = Played by
maga-paper-people = Team
maga-paper-neighbours = Neighbours
maga-paper-secret = Secret
