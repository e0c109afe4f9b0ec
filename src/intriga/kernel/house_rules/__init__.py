"""House rules: what every match has, whatever is played — pause, talk, extend, mute, rewind."""
