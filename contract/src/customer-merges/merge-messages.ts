/** Every sentence of the customer-merges area. */
import { dashedDate } from '../platform/dates.ts';

/** Names such as `Sharma Pvt. Ltd.` end with a full stop already. */
const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** For so many days, a merge can be undone. */
export const undoDays = 30;

export const mergeMessages = {
  sameCustomer: 'Please choose two different customers.',
  chooseOther: 'Please choose the other customer.',
  notMerged: 'This customer was not merged, or the merge has been undone.',
  tooLate: `A merge can be undone for ${undoDays} days.`,
  heirMerged: (name: string) => `${name} has been merged too. Undo that merge first.`,
  tooManySites: (most: number) => `Together they have more than ${most} sites. Hide some of them first.`,
  tooManyContacts: (most: number) => `Together they have more than ${most} contact persons. Remove some of them first.`,
  sameBill: (number: string) =>
    `Both customers have the opening bill ${number} of the same company. Take one of the two imports back first.`,
  sameCheque: (number: string) => `Both customers have the receipt of the same cheque: ${number}. Void one of the two first.`,
  moneyBetween: (number: string) =>
    `${number} was entered after the merge and settles a bill or deal of the other customer. Void it or change its marks first.`,

  merge: 'Merge',
  title: 'Merge Customers',
  kept: 'Stays',
  merged: 'Goes',
  swap: 'Swap',
  choose: 'Merge with',
  moves: 'Moves with it',
  nothingMoves: 'Nothing else belongs to it.',
  explains: `Everything above moves, and the customer that goes is deleted. Documents keep what they printed. You can undo this for ${undoDays} days.`,
  done: 'Customers successfully merged.',
  undo: 'Undo Merge',
  undone: 'Merge undone.',
  undoTitle: 'Confirm to Undo',
  confirmUndo: (gone: string) => `${gone} gets back exactly what moved, and is in the list again.`,
  mergedInto: (name: string) => ended(`This customer was merged into ${name}`),
  mergedHere: (name: string, on: string) => `${name} was merged into this customer on ${dashedDate(on)}.`,
  likely: 'Likely Duplicates',
  likelyHint: 'This customer may be there already.',
  compare: 'Compare',
  compareWith: (name: string) => `Compare with ${name}`,
  mergeWithAnother: 'Merge with Another Customer',
} as const;

/** The sentences of merges in the history of both customers. */
export const mergeHistory = {
  merged: (gone: string, stays: string) => `merged ${gone} into ${stays}`,
  unmerged: (gone: string, stays: string) => `undid the merge of ${gone} into ${stays}`,
} as const;
