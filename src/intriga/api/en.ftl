# What cannot be in the request of a program.

api-token-needed = A token is needed: the header Authorization: Bearer …. It is made on the page about yourself.
api-token-unknown = This token opens nothing: it was revoked, has expired, or is misspelt.
api-scope = This token is not allowed to do that. It takes one with the scope “{ $scope }”.
api-malformed = The request cannot be read: { $problem }
api-host = The host
api-no-domain = No form has a field with the choices “{ $domain }” now.
api-not-together = There are no choices after these: check what was chosen in the fields before.

api-error-400 = The request cannot be read.
api-error-404 = There is no such address here.
api-error-405 = This address is not used like that.
api-error-413 = The request is too big.
api-error-415 = The request must be JSON: the header Content-Type: application/json.
api-error-500 = The server has made a mistake, and a note of it. Nothing has changed.
