"""What several folders of tests share: nothing here tests anything."""
