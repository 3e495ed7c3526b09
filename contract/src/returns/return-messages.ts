import { groupedPieces } from '../platform/decimal.ts';

/** Every sentence of the returns area. */
export const returnMessages = {
  add: 'Add Return',
  title: 'Returns',
  returnedOn: 'Returned On',
  reason: 'Reason',
  remark: 'Remark',
  quantity: 'Quantity',
  condition: 'Condition',
  replace: 'Replace',
  selectDate: 'Please select the return date.',
  selectReason: 'Please select the reason.',
  selectDispatch: 'Please select a dispatch.',
  selectQuantity: 'Please select quantity.',
  selectCondition: 'Please select the condition.',
  selectReplace: 'Please choose whether the goods are replaced.',
  dateOutOfRange: 'The return date must be between the dispatch date and today.',
  dispatchUnknown: 'This dispatch is not part of the order.',
  moreThanDispatched: 'This is more than was dispatched.',
  stockTooLarge: 'The stock would become too large.',
  whatGood: 'Good pieces go back into stock. Replaced ones are pending again and are not charged again.',
  nothingToReturn: 'Nothing of this order can be returned.',
  added: 'Return added.',
  noneFound: 'Return list no found',
} as const;

/** What the history of a record says of returned pieces, after the name of the user. */
export const returnHistory = {
  returned: ({ quantity, name, number, condition, replace, reason }: ReturnedInWords) =>
    `took back ${groupedPieces(quantity)} ${name} (${condition === 'Good' ? 'good' : 'damaged'}${replace === 'Yes' ? ', to be replaced' : ''}) by ${number}: ${reason}`,
  ofOrder: (order: string, number: string) => `took back goods of ${order} by ${number}`,
} as const;

interface ReturnedInWords {
  readonly quantity: number;
  readonly name: string;
  /** The number of the return. */
  readonly number: string;
  readonly condition: 'Good' | 'Damaged';
  readonly replace: 'Yes' | 'No';
  readonly reason: string;
}
