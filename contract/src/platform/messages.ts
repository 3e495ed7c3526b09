/** The beginning of what was pasted, on one line. */
function quoted(pasted: string): string {
  const text = pasted.trim().replaceAll(/\s+/g, ' ');
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}

/** Sentences that belong to no single area, in the specification's wording if it gives one. */
export const messages = {
  /** A filter that is not set. */
  all: 'All',
  notAuthorised: 'You are not authorised to continue.',
  needsRight: (right: string) =>
    `You need the right ${right} to submit this page. Ask an Administrator for it before you fill the page in.`,
  somethingWentWrong: 'Something went wrong, try again later.',
  unreachable: 'The panel cannot be reached. Trying again …',
  fillMandatoryFields: 'Please fill all mandatory fields',
  agreeToDisclaimer: 'Please agree to disclaimer to submit.',
  lettersLeftOut: 'Letters were left out.',
  twoNumbers: (pasted: string) => `${quoted(pasted)} holds more than one number. Enter one of them.`,
  notAnAmount: (pasted: string) => `${quoted(pasted)} is not an amount.`,
  notAQuantity: (pasted: string) => `${quoted(pasted)} is not a quantity.`,
  disclaimer: 'I have checked the above entered details',
  notFound: 'There is no page at this address.',
  versionConflict: 'Somebody else has changed this record meanwhile. Load it again to go on.',
  changesKept: 'The record is loaded again and your changes are kept. Check them before you submit.',
  changedByBoth: (fields: string) => `Someone else has also changed: ${fields}. Your entries are shown here.`,
  unsavedChangesOf: (time: string) => `Unsaved changes from ${time}`,
  unsavedChanges: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
  discardUnsaved: 'Discard these changes?',
  leaveUnsaved: 'Leave without saving?',
  databaseUnwritable: 'The database cannot be written to. Free some space on the disk of the server.',
  databaseDamaged: 'The daily check has found damage in the database. Stop working and restore the last backup.',
  secretsUnprotected: 'Identity documents and bank accounts are stored unencrypted. Set SECRET_KEY on the server.',
  keyMissing: 'The key of the private entries is missing. Put secret.key or SECRET_KEY back on the server.',
  pasteCut: (most: number) => `Only ${most} characters fit here. The end of the text was left out.`,
  searchHere: 'Search here....',
} as const;

/** Sentences about what the user types into a date field. */
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
