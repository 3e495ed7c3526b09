/** Every sentence of the collections. */
import { callVerbs } from '../follow-ups/call-verbs.ts';
import type { CallType } from '../follow-ups/sales-call-entry.ts';

export const collectionMessages = {
  incompletePromise: 'A promise needs a date and an amount.',
  onlyPromises: 'Only a promise has a date and an amount.',
  nextDateOutOfRange: 'Please select a date within the next year.',
  nothingOverdue: 'Nothing is overdue any more.',
  notToBeReminded: 'This customer is not to be reminded.',
  noBillIssued: 'No invoice has been issued here for what is overdue.',
  tooManyBills: 'More than 20 invoices are overdue. Attach the statement.',
  noLink: 'A reminder has no link. Take {link} out of the text.',
  tab: 'Collections',
  toCall: 'To call',
  allOverdue: 'All overdue',
  whichCustomers: 'Which customers',
  nobodyToCall: 'Nobody is to be called today.',
  nobodyOverdue: 'Nobody is overdue.',
  outcome: 'Outcome',
  selectOutcome: 'Please select the outcome.',
  callType: 'Call Type',
  description: 'Description',
  promisedOn: 'Promised For',
  promisedAmount: 'Promised Amount',
  nextDate: 'Next Date',
  save: 'Save',
  saved: 'Call successfully added.',
  lastCalls: 'Last Calls',
  noCalls: 'No call has been entered yet.',
  bills: 'Bills',
  reminders: 'Reminders',
  otherContacts: (count: number) => (count === 1 ? '1 more contact person' : `${count} more contact persons`),
  remind: 'Reminder',
  remindOf: (customer: string) => `Reminder: ${customer}`,
  reminded: (email: string) => `Reminder sent to ${email}.`,
  remindQuestion: (count: number) =>
    count === 1 ? 'Send the first reminder of payment to 1 customer?' : `Send the first reminder of payment to ${count} customers?`,
  remindedSeveral: 'reminded',
  attach: 'Attach',
  papers: { Statement: 'Statement', Bills: 'Copies of the invoices', None: 'Nothing' },
  receipt: 'Receipt',
  call: 'Call',
  promise: 'Promise',
  whatsApp: 'WhatsApp',
  didYouSend: 'Did you send it?',
  dispute: 'Dispute',
  settle: 'Settle',
  disputeTitle: (bill: string) => `Dispute of ${bill}`,
  settleTitle: (bill: string) => `Settle the Dispute of ${bill}`,
  disputeNote: 'Note',
  disputed: 'The bill is disputed.',
  settled: 'The dispute is settled.',
  promisedText: (amount: string, day: string) => `${amount} by ${day}`,
  openCall: 'Open the call of the row',
  keys: 'Keys: ↑ ↓ row, Enter opens it, 1 to 6 save the outcome, R receipt, M reminder, W WhatsApp, Esc back to the list',
  /** The message by WhatsApp of an office without a template for it. */
  whatsAppText: 'Dear {name},\n\n{overdue} is overdue since {oldest}. Please pay it to:\n{bank}\n\nRegards,\n{preparer}\n{issuer}',
} as const;

/** What the history of a customer says of collections, after the name of the user. Everyone reads it, so it says no amount. */
export const collectionHistory = {
  called: (callType: CallType, name: string, outcome: string, description: string) =>
    [`${callVerbs[callType]} ${name} about payment: ${outcome}.`, description].filter(Boolean).join(' '),
  reminded: (to: string) => `sent a reminder of payment to ${to}`,
} as const;
