"""What happened night by night, made from `View.secret` alone: for a referee, and for everybody
after the end."""
