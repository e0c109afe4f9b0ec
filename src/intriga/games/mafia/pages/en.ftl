### The pages of Mafia.

## The town
