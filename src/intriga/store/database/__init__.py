"""The database: engines, the writer thread, migrations, backups."""
