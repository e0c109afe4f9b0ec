"""Before a match is played: it is created, people sign up, it starts or is cancelled."""
