"""The database itself: engines, the writer thread, migrations, backups."""
