"""One request: who sent it (`context`, `cookies`, `devices`), what a form sent (`sent`), where the
browser is sent on to (`paths`); what protects from forms of other sites (`security`), and the short
way of acts (`shortcut`).
"""
