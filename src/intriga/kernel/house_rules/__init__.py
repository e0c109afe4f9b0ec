"""House rules: what every table has whatever is played (pause, talk, extend, mute, rewind)."""
