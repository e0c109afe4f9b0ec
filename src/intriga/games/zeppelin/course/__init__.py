"""What runs through all subjects: the founding, the phases of a turn, its end and the match's."""
