"""What older records call things."""
