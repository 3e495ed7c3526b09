/** Every sentence of the imports area. */
export const importMessages = {
  chooseFile: 'Please choose a file to import.',
  fileHint: 'CSV as Excel saves it (UTF-8), or JSON; at most 20 mb. You can also drop it here.',
  picturesHint: 'The pictures that the file names, as JPEG, PNG or WebP.',
  intro: 'The file is checked first. Nothing is added before you press Import.',
  checked: 'File checked.',
  checking: 'The file is being checked.',
  sendingPictures: (sent: number, all: number) => `${sent} of ${all} pictures sent.`,
  standing: (done: string, all: string) => `${done} of ${all} rows are in the list.`,
  started: 'Import started.',
  takingBack: 'The import is being taken back.',
  noneBad: 'Every row can be imported.',
  noneFound: 'No imports yet',
  confirmTakeBackTitle: 'Confirm to Take Back',
  confirmTakeBack: 'Everything that this import added is taken out of the lists again.',
  running: 'You may leave this page: the import goes on.',
  skipPresent: 'Leave out the rows that exist already',

  /** Why a file as a whole cannot be imported. */
  fileUnusable: 'This file cannot be imported.',
  notUtf8: 'This file is not UTF-8. Save it in Excel as "CSV UTF-8" and try again.',
  empty: 'This file has no rows.',
  quoteNotClosed: 'A quotation mark in this file is never closed.',
  rowTooLarge: (row: number) => `Row ${row} is too large, or a quotation mark before it is never closed.`,
  tooManyRows: (most: number) =>
    `This file has more than ${most.toLocaleString('en-IN')} rows. Divide it. Larger ones can be imported on the server with npm run import.`,
  senderLeft: 'The check was broken off.',
  malformedJson: (row: number) => `Record ${row} is not valid JSON. The file must be a list of objects.`,
  unknownColumn: (name: string) => `The column "${name}" is not known. Take it out, or name it as in the sample file.`,
  doubleColumn: (name: string) => `The column "${name}" stands twice.`,
  missingColumn: (name: string) => `The column "${name}" is missing.`,
  importedAlready: (on: string, importId: number) =>
    `This file was imported on ${on} already, as import ${importId}. Take that one back first.`,
  fileTooLarge: 'File too large, at most 20 mb. Larger ones can be imported on the server with npm run import.',

  /** Why a row cannot be imported. */
  tooManyCells: 'This row has more cells than the file has columns.',
  notAnObject: 'This record is not an object.',
  presentAlready: (sentence: string) => `${sentence} It is there already.`,
  twiceInFile: (row: number) => `The same stands in row ${row} of this file.`,
  mayNotApprove: 'Only who may approve may import what is approved already.',
  statusUnknown: 'The status must be Pending or Approved.',
  pictureUnknown: (name: string) => `The picture "${name}" is missing.`,
  ofContact: (number: number, sentence: string) => `Contact person ${number}: ${sentence}`,
  ofLine: (number: number, sentence: string) => `Product ${number}: ${sentence}`,
  salesCallPresent: 'This Sales Id is known.',
  brochurePresent: 'This request is known.',
  oldQuotationPresent: 'This Quotation Code is known.',

  notFound: 'This import does not exist.',
  badRows: 'Some rows cannot be imported. Mend them in the file and check it again.',
  rowsPresent: 'Some rows exist already. Leave them out, or take them from the file.',
  nothingToImport: 'There is nothing in this file to import.',
  importedMeanwhile: 'This file has been imported meanwhile.',
  notStartable: 'This import cannot be started any more.',
  notTakeable: 'This import cannot be taken back.',

  /** What depends on an import, so that it stays. */
  quotationsDepend: 'Quotations name customers of this import, so it cannot be taken back.',
  salesCallsDepend: 'Sales calls belong to customers of this import, so it cannot be taken back.',
  quotedProductsDepend: 'Quotations name products of this import, so it cannot be taken back.',
  stockMoved: 'The stock of products of this import has been moved, so it cannot be taken back.',
  remarksDepend: 'Remarks have been written to requests of this import, so it cannot be taken back.',

  /** Why an import ended by itself. */
  addedMeanwhile: 'Something in this file was added by somebody else meanwhile. The import is taken back.',
  brokeOff: 'Something went wrong. The import is taken back.',
  notTakenBack: 'Something went wrong while the import was taken back. Try it again.',
} as const;
