"""Forms of acts: what was entered (`form_values`), fields, limits and rows as data (`form_fields`,
`form_limits`, `form_rows`), whole forms (`act_forms`) with what a game adds to them (`added`), and
what is wrong with them (`form_errors`, `misread`).
"""
