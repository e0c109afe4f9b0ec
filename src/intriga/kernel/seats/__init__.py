"""Who sits where: places chosen before the start, chairs, ledgers kept between matches."""
