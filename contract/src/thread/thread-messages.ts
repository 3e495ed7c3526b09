/** Every sentence about timelines, notes and files. */
export const threadMessages = {
  enterNote: 'Please enter the note.',
  userUnknown: 'This user does not exist.',
  tooManyMentions: 'A note can mention 5 users.',
  noteNotFound: 'This note does not exist.',
  recordNotFound: 'This record does not exist.',
  mentioned: (name: string, number: string) => `${name} mentioned you on ${number}.`,

  chooseFile: 'Please choose a file.',
  fileNotFound: 'This file does not exist.',
  fileEmpty: 'This file is empty.',
  fileTooLarge: 'File too large, upload file less than 10 mb.',
  fileKindUnknown: 'This file type is not supported.',
  tooManyFiles: 'A record can hold 50 files.',
  roomUsedUp: 'The space for files is used up. An Administrator can increase it in Settings.',
  dayUsedUp: 'You have attached 200 mb within 24 hours. Attach this file later.',
  fileAdded: 'File successfully added.',
  /** The name of a file that has none. */
  unnamed: 'File',

  details: 'Details',
  views: 'Views',
  heading: 'Timeline',
  /** The kinds of entry, as the filter names them. */
  kinds: { Change: 'Changes', Mail: 'Mails', Call: 'Calls', Note: 'Notes', File: 'Files', Link: 'Links', Stock: 'Stock', Money: 'Money' },
  notesAndFiles: 'Notes & Files',
  stockAndTimeline: 'Stock & Timeline',
  notes: 'Notes',
  files: 'Files',
  note: 'Note',
  noteAdded: 'Note successfully added.',
  noteWithdrawn: 'The note is withdrawn.',
  fileWithdrawn: 'The file is withdrawn.',
  addNote: 'Add Note',
  mention: 'Mention',
  attach: 'Attach File',
  olderEntry: 'Older entry',
  newerEntry: 'Newer entry',
  withdrawNote: (name: string) => `Withdraw the note of ${name}`,
  withdrawFile: (name: string) => `Withdraw ${name}`,
  confirmWithdraw: 'Confirm to Withdraw',
  confirmNote: 'Are you sure you want to withdraw the note.',
  confirmFile: 'Are you sure you want to withdraw the file.',
  emptyFile: 'Delete it for good now, so that its space is free again',
  older: 'Show Older',
  tryAgain: 'Try again',
  show: 'Show',
  everything: 'Everything',
  none: 'Nothing has happened yet.',
  noNotes: 'There are no notes yet.',
  noFiles: 'There are no files yet.',
  balance: (balance: string) => `Balance ${balance}`,
  on: (record: string) => `on ${record}`,
} as const;

/** What a timeline says of notes and files, after the name of the user. */
export const threadHistory = {
  noted: (text: string) => `noted: ${text}`,
  /** In place of the text, which only the audit log shows, to Administrators. */
  addedNote: (record: string) => `added a note to ${record}`,
  withdrewNote: (name: string) => `Note withdrawn by ${name}`,
  withdrewNoteOn: (record: string) => `withdrew a note on ${record}`,
  attached: (name: string) => `attached ${name}`,
  attachedTo: (name: string, record: string) => `attached ${name} to ${record}`,
  withdrewFile: (name: string) => `File withdrawn by ${name}`,
  withdrewFileOf: (name: string, record: string) => `withdrew the file ${name} of ${record}`,
} as const;

/** What a product's timeline says of a stock movement that was logged without a sentence, after the name of the user. */
export const stockHistory = {
  Opening: (quantity: string) => `entered the first stock of ${quantity}`,
  Correction: (quantity: string) => `corrected the stock by ${quantity}`,
  Purchase: (quantity: string) => `purchased ${quantity}`,
  Dispatch: (quantity: string) => `dispatched ${quantity}`,
  Import: (quantity: string) => `imported the product with a stock of ${quantity}`,
  'Dispatch cancelled': (quantity: string) => `cancelled the dispatch of ${quantity}`,
  Return: (quantity: string) => `took back ${quantity}`,
  Count: (quantity: string) => `corrected the stock by ${quantity} after a count`,
  Damage: (quantity: string) => `wrote off ${quantity} as damaged`,
  Loss: (quantity: string) => `wrote off ${quantity} as lost`,
  Found: (quantity: string) => `found ${quantity}`,
  Sample: (quantity: string) => `gave ${quantity} as a sample`,
} as const;
