"""A match being played: loaded from disk, acted on, timed, watched."""
