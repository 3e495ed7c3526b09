/** Sentences that belong to no single area. Wording is the specification's where it gives one. */
export const messages = {
  notAuthorised: 'You are not authorised to continue.',
  needsRight: (right: string) => `Submitting this page needs the right ${right}. Ask an administrator for it before you fill it in.`,
  somethingWentWrong: 'Something went wrong, try again later.',
  fillMandatoryFields: 'Please fill all mandatory fields',
  agreeToDisclaimer: 'Please agree to disclaimer to submit.',
  disclaimer: 'I have checked the above entered details',
  choosePassword: 'Choose your own password first: open Change Password.',
  signIn: 'Please log in to continue.',
  notFound: 'There is no page at this address.',
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
  changedMeanwhile: 'Somebody else has changed this record meanwhile. Load it again to go on.',
  changesKept: 'The record is loaded again and your changes are kept. Check them before you submit.',
  changedByBoth: (fields: string) => `Somebody else has also changed: ${fields}. Your entries are shown here.`,
  unsavedChangesOf: (moment: string) => `Unsaved changes from ${moment}`,
  unsavedChanges: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
  discardUnsaved: 'Discard these changes?',
  leaveUnsaved: 'Leave without saving?',
  starting: 'The panel is starting. Try again in a moment.',
  keyReused: 'This Idempotency-Key was already used for another request.',
  keyMalformed: 'The Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.',
  keyUnanswered: 'The same request is still running, or ended without an answer. Check whether it was done before you send it again.',
  unavailable: 'The database is not available at the moment. Try again later.',
  wrongMetricsToken: 'Reading the metrics needs the METRICS_TOKEN.',
  noCsv: 'This list has no CSV file.',
  noExcel: 'This list has no Excel file.',
  searchHere: 'Search here....',
} as const;

/** What a date field says of what is typed into it. */
export const dateMessages = {
  notADate: 'Type a date as DD-MM-YYYY, or pick it from the calendar.',
  tooLate: (latest: string) => `Choose a date up to ${latest}.`,
  tooEarly: (earliest: string) => `Choose a date from ${earliest} on.`,
} as const;

/** Endings of the sentence about a field for which the specification gives no text: `Designation` + ` is too long: at most 100 characters.` */
export const fieldMessages = {
  missing: 'is missing.',
  wrongKind: 'has the wrong type.',
  tooLong: (most: number) => `is too long: at most ${most} characters.`,
  tooMany: (most: number) => `has too many entries: at most ${most}.`,
  notOffered: 'is not one of the choices.',
  notDecimal: 'must be a number with at most two decimals.',
  notAPercentage: 'must be between 0 and 100.',
  notADate: 'must be a date.',
  outOfRange: 'is out of range.',
  unreadable: 'contains characters that cannot be stored.',
} as const;
