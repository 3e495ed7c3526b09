/** No one reads more names in a sentence. */
export const maxNamed = 5;

function named(names: readonly string[]): string {
  const more = names.length - maxNamed;
  const first = names
    .slice(0, maxNamed)
    .map((name) => `"${name}"`)
    .join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}

/** The first of names that may be more than were read. */
function someNamed(names: readonly string[]): string {
  return `${named(names.slice(0, maxNamed))}${names.length > maxNamed ? ' and others' : ''}`;
}

/** Every sentence of the imports area. */
export const importMessages = {
  chooseFile: 'Please choose a file to import.',
  fileHint: 'Excel (.xlsx), CSV as Excel saves it (UTF-8) or JSON; at most 20 mb. You can also drop it here.',
  picturesHint: 'The pictures named in the file, as JPEG, PNG or WebP. Unpack a ZIP of pictures first.',
  intro:
    'The file is checked first. Nothing is added until you press Import. Start from a sample file, or from a list saved with For Import.',
  checked: 'File checked.',
  checking: 'The file is being checked.',
  sendingPictures: (sent: number, all: number) => `${sent} of ${all} pictures sent.`,
  rowsAdded: (done: string, all: string) => `${done} of ${all} rows are in the list.`,
  started: 'Import started.',
  takingBack: 'The import is being taken back.',
  noneBad: 'Every row can be imported.',
  noneFound: 'No imports yet.',
  confirmTakeBackTitle: 'Confirm to Take Back',
  confirmTakeBack: 'Everything that this import added will be removed from the lists.',
  running: 'You can leave this page. The import continues.',
  leaveOut: 'Leave out',
  chooseColumns: (count: number) =>
    count === 1
      ? 'This column is not known. Choose a field for it, or leave it out. The next file with these headings is read the same way.'
      : 'These columns are not known. Choose a field for each, or leave it out. The next file with these headings is read the same way.',
  sample: (value: string) => `For example: ${value}`,
  fillMissing: 'The file has no column for these fields. Choose one above, or enter here what holds for all rows.',
  update: 'Update those that are there',
  updateHint: {
    customers: 'Found by GSTIN or name. Blank cells change nothing.',
    products: 'Found by code or name. Blank cells change nothing.',
  },
  approve: 'Approve what is updated',
  blank: 'blank',
  nothingChanges: 'No record changes.',
  onlyUpdates: (count: string) => `${count} of them change records that are there: see below.`,
  chooseAgain: 'Choose the columns again',
  importGood: (rows: string) => (rows === '1' ? 'Import the Good Row' : `Import the ${rows} Good Rows`),
  correctFile: 'Correct the File',
  allImports: 'All Imports',
  csvToCorrect: 'CSV to Correct',
  excelToCorrect: 'Excel to Correct',
  someBad: (rows: string) =>
    `Correct the file and check it again. Or import the good rows: the others (${rows}) stay below as a file with their reasons, ready to be corrected and imported.`,
  skipPresent: 'Skip rows that already exist',

  /** Why a file as a whole cannot be imported. */
  fileUnusable: 'This file cannot be imported.',
  senderLeft: 'The check was stopped.',
  unknownColumn: (name: string) => `The column "${name}" is not known. Remove it, or rename it as in the sample file.`,
  unknownColumns: (names: readonly string[]) => `These columns are not known: ${named(names)}. Choose a field for each, or leave it out.`,
  unknownField: (name: string) => `There is no field "${name}" in this import.`,
  tooManyUnknown: (most: number) => `More than ${most} columns of this file are not known. Remove those that are not needed.`,
  columnsUnclear: 'Some columns of this file are not known.',
  columnsAsBefore: 'The columns are read as chosen for the last file with these headings.',
  choicesUnreadable: 'The choices for the columns cannot be read.',
  doubleColumn: (name: string) => `The column "${name}" appears twice.`,
  missingColumn: (name: string) => `The column "${name}" is missing.`,
  missingColumns: (names: readonly string[]) =>
    `These columns are missing: ${named(names)}. Choose a column for each, or one text for all rows.`,
  sameFileImported: (on: string, importId: number) =>
    `This file was imported on ${on}, as import ${importId}. Take that import back first.`,
  fileTooLarge: 'File too large, at most 20 mb. Split it, or ask an Administrator to import it on the server.',

  /** Why a row cannot be imported. */
  notThereYet: 'There is no such record yet, and the file has not all columns that a new one needs.',
  sharedGstin: (gstin: string) => `More than one customer has the GSTIN ${gstin}. Enter the name of one of them.`,
  mayNotUpdate: 'You need the right to edit such records to update them.',
  contactsUnchanged: 'The contact persons of known customers are not changed.',
  stockUnchanged: 'The stock of known products is not changed.',
  twiceInFile: (row: number) => `This repeats row ${row} of this file.`,
  mayNotApprove: 'You need the right to approve to import approved records.',
  statusUnknown: 'The status must be Pending or Approved.',
  /** A value that cannot be read, by the name of its column: `MRP: "1,00.000,00" is not an amount.` */
  notReadable: (column: string, value: string, ending: string) => `${column}: "${value}" ${ending}`,
  notOffered: 'is not one of the choices.',
  endings: {
    date: 'is not a date. Write 05/04/2019, 5-Apr-2019 or 2019-04-05.',
    decimal: 'is not an amount.',
    owed: 'is not an amount that the customer owes. Enter what was paid ahead as a receipt.',
    percent: 'is not a percentage.',
    unit: 'is not a unit of GST.',
    phone: 'is not a phone number.',
    mobile: 'is not a mobile number.',
    email: 'is not an e-mail address.',
    website: 'is not a web address.',
    pincode: 'is not a pincode.',
    choice: 'is not one of the choices.',
    contacts: 'cannot be read.',
  },
  meantPercent: (rate: string, meant: string) => `GST ${rate}: did you mean ${meant} %?`,
  cityByPincode: (written: string, city: string) => `"${written}" is in the address, and the city is ${city}, as its pincode says.`,
  rateNotInList: (rate: string) => `GST ${rate} % is not in the list of taxes.`,
  dateAhead: (date: string) => `The date ${date} is in the future.`,
  likelyCustomer: (row: number, other: string, likeness: string) =>
    `Row ${row} may be the customer "${other}": ${likeness.charAt(0).toLowerCase()}${likeness.slice(1)}.`,
  pictureUnknown: (name: string) => `The picture "${name}" is missing.`,
  ofContact: (number: number, sentence: string) => `Contact person ${number}: ${sentence}`,
  ofLine: (number: number, sentence: string) => `Product ${number}: ${sentence}`,
  salesCallPresent: 'This Sales Id already exists.',
  brochurePresent: 'This request already exists.',
  oldQuotationPresent: 'This Quotation Code already exists.',

  purchasePresent: 'A purchase with this supplier and invoice number already exists.',
  openingPresent: 'This product already has an opening stock.',
  supplierPresent: 'A company with this name already exists.',
  contactPresent: 'This contact person already exists.',
  unknownCustomer: (name: string) => `There is no customer "${name}".`,
  unknownSupplier: (name: string) => `There is no active company "${name}".`,
  enterInvoiceNumber: 'Please enter the invoice number.',
  openingBillPresent: 'This bill is present already.',
  unknownIssuer: (name: string) => `There is no issuing company "${name}".`,
  moneyNotKept: (name: string) => `"${name}" keeps no money received here.`,
  enterCustomer: 'Please enter the customer or its GSTIN.',
  unknownGstin: (gstin: string) => `There is no customer with the GSTIN "${gstin}".`,
  billAhead: 'The invoice date is in the future.',
  moreOpenThanBilled: 'More is open than the bill has.',
  dueBeforeBill: 'The due date is before the invoice date.',
  unknownProduct: (name: string) => `There is no product "${name}".`,

  notFound: 'This import does not exist.',
  badRows: 'Some rows cannot be imported. Correct them in the file and check it again.',
  rowsPresent: 'Some rows already exist. Skip them, or remove them from the file.',
  nothingToImport: 'This file has nothing to import.',
  alreadyImported: 'Someone else has already imported this file.',
  notStartable: 'This import can no longer be started.',
  notTakeable: 'This import cannot be taken back.',

  /** Why an import cannot be taken back. Some sentences name the first records: `…, so it cannot be taken back: "Girnar Laboratories".` */
  ofRecords: (sentence: string, names: readonly string[]) => `${sentence.replace(/\.$/, '')}: ${someNamed(names)}.`,
  quotationsDepend: 'Customers of this import have quotations, so it cannot be taken back.',
  salesCallsDepend: 'Customers of this import have sales calls, so it cannot be taken back.',
  enquiriesDepend: 'Customers of this import have enquiries, so it cannot be taken back.',
  sitesDepend: 'Customers of this import have sites, so it cannot be taken back.',
  customerNotesDepend: 'Customers of this import have notes or files, so it cannot be taken back.',
  quotedProductsDepend: 'Products of this import have been quoted, so it cannot be taken back.',
  stockMoved: 'Products of this import have stock movements, so it cannot be taken back.',
  productNotesDepend: 'Products of this import have notes or files, so it cannot be taken back.',
  remarksDepend: 'Requests of this import have remarks, so it cannot be taken back.',
  requestsPursued: 'Requests of this import have become enquiries, so it cannot be taken back.',
  stockGone: 'Some of the stock that this import has added has left, so it cannot be taken back.',
  billsDepend: 'Customers of this import have bills, so it cannot be taken back.',
  receiptsDepend: 'Customers of this import have receipts of money or refunds, so it cannot be taken back.',
  remindersDepend: 'Customers of this import have been reminded of payments, so it cannot be taken back.',
  mergesDepend: 'Customers of this import have been merged with others, so it cannot be taken back.',
  orderedProductsDepend: 'Products of this import have been ordered, so it cannot be taken back.',
  countsDepend: 'Products of this import have been counted, so it cannot be taken back.',
  suppliersUsed: 'Suppliers of this import have purchases or quotations, so it cannot be taken back.',
  suppliersIssue: 'Suppliers of this import have issued papers or received money, so it cannot be taken back.',
  changedSince: 'Records that this import has updated have been changed again, so it cannot be taken back.',
  billsSettled: 'Money is marked for bills of this import, or they are disputed, so it cannot be taken back.',
  callsPursued: 'Sales calls of this import have become enquiries, so it cannot be taken back.',

  /** Why an import ended early. */
  recordAlreadyAdded: 'Someone else has added a record of this file in the meantime. The import is taken back.',
  goneSince: (name: string) => `"${name}" has been removed in the meantime. The import is taken back.`,
  recordChanged: 'Someone else has changed a record of this file in the meantime. The import is taken back.',
  failedAndTakenBack: 'Something went wrong. The import is taken back.',
  notTakenBack: 'Something went wrong while the import was being taken back. Try again.',
} as const;
