"""House rules: what every match has, whatever is played — pause, chat, extend, mute, rewind."""
