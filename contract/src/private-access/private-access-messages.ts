/** Every sentence about who has read whose private details. */
export const privateAccessMessages = {
  title: 'Private Log',
  noneFound: 'No readings found.',
  own: 'Who Read My Private Details',
  ownHint: 'Identity documents, bank account, and dates of birth and marriage in your record. Each reading is listed for 400 days.',
  noneOfYours: 'No one has read them in the last 400 days.',
  you: 'You',
  more: 'Show More',
} as const;
