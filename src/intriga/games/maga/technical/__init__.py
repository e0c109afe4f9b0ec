"""The technical stage: a file for each step of R-ORD, in the order of `resolve.STEPS`; and what is
judged when it is over (`breaches`)."""
