/** Sentences with which the server refuses a request, whatever the operation. No screen needs them beforehand. */
export const requestMessages = {
  setUpSecondStep: 'Please set up two-step sign-in first.',
  choosePassword: 'Please choose your own password first.',
  signIn: 'Please log in to continue.',
  unknownOperation: 'There is no such operation.',
  wrongMethod: 'This operation does not accept this method.',
  wrongUpload: 'Send the file as multipart form data.',
  wrongContentType: 'Send the request as JSON.',
  malformedJson: 'The request is not valid JSON.',
  requestUnreadable: 'The request cannot be understood.',
  requestTooSlow: 'The request did not arrive in time.',
  bodyMustBeObject: 'The request must be a JSON object.',
  bodyTooLarge: 'The request is too large.',
  foreignOrigin: 'This request comes from another site.',
  starting: 'The panel is starting. Try again in a moment.',
  keyReused: 'This Idempotency-Key was already used for another request.',
  keyMalformed: 'The Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.',
  keyUnanswered: 'The same request is still running, or ended without an answer. Check whether it was done before you send it again.',
  tooManyPasswords: 'Too many passwords are being checked at the moment. Try again in a few seconds.',
  unavailable: 'The database is not available at the moment. Try again later.',
  keyMissing:
    'The key of the private entries is missing on the server. Ask the person who runs it to put secret.key or SECRET_KEY back, or, if it is ' +
    'lost, to run rotate-key -- --lose-unreadable.',
  tooBusy: 'Too many large requests are waiting. Try again in a moment.',
  wrongMetricsToken: 'Reading the metrics requires the METRICS_TOKEN.',
  noCsv: 'This list has no CSV file.',
  noExcel: 'This list has no Excel file.',
} as const;
