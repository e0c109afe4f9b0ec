"""How pages are rendered: the engine of the templates (`template_engine`, `template_code`), the
parts that are sent (`fragments`), what is remembered between requests (`page_cache`), parts that
fail (`failures`).
"""
