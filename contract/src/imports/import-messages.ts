/** Every sentence of the imports area. */
export const importMessages = {
  chooseFile: 'Please choose a file to import.',
  fileHint: 'Excel (.xlsx), CSV as Excel saves it (UTF-8) or JSON; at most 20 mb. You can also drop it here.',
  picturesHint: 'The pictures named in the file, as JPEG, PNG or WebP.',
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
  skipPresent: 'Skip rows that already exist',

  /** Why a file as a whole cannot be imported. */
  fileUnusable: 'This file cannot be imported.',
  senderLeft: 'The check was stopped.',
  unknownColumn: (name: string) => `The column "${name}" is not known. Remove it, or rename it as in the sample file.`,
  doubleColumn: (name: string) => `The column "${name}" appears twice.`,
  missingColumn: (name: string) => `The column "${name}" is missing.`,
  sameFileImported: (on: string, importId: number) =>
    `This file was imported on ${on}, as import ${importId}. Take that import back first.`,
  fileTooLarge: 'File too large, at most 20 mb. Import larger files on the server with npm run import.',

  /** Why a row cannot be imported. */
  presentAlready: (sentence: string) => `${sentence} It already exists.`,
  twiceInFile: (row: number) => `This repeats row ${row} of this file.`,
  mayNotApprove: 'You need the right to approve to import approved records.',
  statusUnknown: 'The status must be Pending or Approved.',
  /** The end of a sentence that begins with the name of the column. */
  entryNotOffered: (entry: string) => `"${entry}" is not one of the choices.`,
  pictureUnknown: (name: string) => `The picture "${name}" is missing.`,
  ofContact: (number: number, sentence: string) => `Contact person ${number}: ${sentence}`,
  ofLine: (number: number, sentence: string) => `Product ${number}: ${sentence}`,
  salesCallPresent: 'This Sales Id already exists.',
  brochurePresent: 'This request already exists.',
  oldQuotationPresent: 'This Quotation Code already exists.',

  notFound: 'This import does not exist.',
  badRows: 'Some rows cannot be imported. Correct them in the file and check it again.',
  rowsPresent: 'Some rows already exist. Skip them, or remove them from the file.',
  nothingToImport: 'This file has nothing to import.',
  alreadyImported: 'Someone else has already imported this file.',
  notStartable: 'This import can no longer be started.',
  notTakeable: 'This import cannot be taken back.',

  /** Why an import cannot be taken back. */
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
  callsPursued: 'Sales calls of this import have become enquiries, so it cannot be taken back.',

  /** Why an import ended early. */
  recordAlreadyAdded: 'Someone else has added a record of this file in the meantime. The import is taken back.',
  failedAndTakenBack: 'Something went wrong. The import is taken back.',
  notTakenBack: 'Something went wrong while the import was being taken back. Try again.',
} as const;
