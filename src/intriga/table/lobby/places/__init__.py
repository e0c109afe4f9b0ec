"""Who sits where: places that people choose, who has powers by one, who waits for one."""
