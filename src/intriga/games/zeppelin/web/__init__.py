"""What Zeppelin brings for the web: templates, styles, scripts, marks of rights, a paper."""
