### Errors of the HTTP API.

api-token-needed = An API token is required: send the header Authorization: Bearer …. Create a token on your profile page.
api-token-unknown = Invalid token: it was revoked, has expired or is mistyped.
api-scope = This token lacks the scope “{ $scope }”. Create a token that has it.
api-malformed = Invalid request: { $problem }
api-host = Host
api-no-domain = No form has a field with the choices “{ $domain }” now.
api-not-together = There are no choices for this combination: check the values of the earlier fields.

api-error-400 = Invalid request.
api-error-404 = Not found.
api-error-405 = Method not allowed.
api-error-413 = The request is too large.
api-error-414 = The address of the request is too long.
api-error-415 = The request must be JSON: send the header Content-Type: application/json.
api-error-500 = Server error. It has been logged, and nothing has changed.
