"""How names and texts are spelled: characters that look alike, what is printable."""
