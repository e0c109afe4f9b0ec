"""What open pages of a match are pushed: `stream` is the connection, `updates` what is new to a
page, `new_events` what has happened, `rendered_zones` the zones as they are compared and sent,
`player_marks` who is online and whose turn it is, `filling` what differs from one browser to the
next.
"""
