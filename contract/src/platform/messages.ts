/** Sentences that belong to no single area. Wording is the specification's where it gives one. */
export const messages = {
  notAuthorised: 'You are not authorised to continue.',
  needsRight: (right: string) => `Submitting this page needs the right ${right}. Ask an administrator for it before you fill it in.`,
  somethingWentWrong: 'Something went wrong, try again later.',
  fillMandatoryFields: 'Please fill all mandatory fields',
  agreeToDisclaimer: 'Please agree to disclaimer to submit.',
  disclaimer: 'I have checked the above entered details',
  choosePassword: 'Choose a password of your own first: open Change Password.',
  signIn: 'Please log in to continue.',
  notFound: 'There is nothing at this address.',
  unknownOperation: 'There is no such operation.',
  wrongMethod: 'This operation is called with another method.',
  wrongUpload: 'Send the file as multipart form data.',
  wrongContentType: 'Send the request as JSON.',
  malformedJson: 'The request is not valid JSON.',
  requestUnreadable: 'The request cannot be understood.',
  requestTooSlow: 'The request did not arrive in time.',
  bodyMustBeObject: 'The request must be a JSON object.',
  bodyTooLarge: 'The request is too large.',
  foreignOrigin: 'This request comes from another site.',
  changedMeanwhile: 'Somebody else has changed this record meanwhile. Load it again to go on.',
  changesKept: 'Loaded again, with your changes kept. Look over them before you submit.',
  changedByBoth: (fields: string) => `Somebody else has also changed: ${fields}. Your entries stand here.`,
  unsavedChangesOf: (moment: string) => `Unsaved changes of ${moment}`,
  unsavedChanges: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
  discardUnsaved: 'Discard these changes?',
  leaveUnsaved: 'Leave without saving?',
  starting: 'The panel is starting. Try again in a moment.',
  keyReused: 'This Idempotency-Key was already used for another request.',
  keyMalformed: 'The Idempotency-Key must have 8 to 100 letters, digits, hyphens or underscores.',
  keyUnanswered: 'The same request is under way, or broke off before it was answered. Look whether it was done before you send it anew.',
  unavailable: 'The database does not answer at the moment, try again later.',
  wrongMetricsToken: 'The measures are for those who know the METRICS_TOKEN.',
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
  wrongKind: 'is not of the expected kind.',
  tooLong: (most: number) => `is too long: at most ${most} characters.`,
  tooMany: (most: number) => `has too many entries: at most ${most}.`,
  notOffered: 'is not one of the choices.',
  notDecimal: 'must be a number with at most two decimals.',
  notAPercentage: 'must be between 0 and 100.',
  notADate: 'must be a date.',
  outOfRange: 'is out of range.',
  unreadable: 'contains characters that cannot be stored.',
} as const;
