"""What stewards do in a match: reading and writing in the rooms they mind, muting there, acting."""
