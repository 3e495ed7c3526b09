/** The customer's own number for an order, which they ask for on every paper of it. */
import { optionalDate, slashedDate } from '../platform/dates.ts';
import { invalid } from '../platform/failures.ts';
import { line } from '../platform/fields.ts';
import { orderMessages as say } from './order-messages.ts';

/** The longest PO number, in characters. */
export const longestPoNumber = 50;

/** The number and the date of the customer's purchase order in a request. */
export const buyersOrder = {
  poNumber: line(longestPoNumber, { tooLong: say.longPoNumber(longestPoNumber) }).nullish(),
  poDate: optionalDate,
};

/** The number and the date of the customer's purchase order. Blank for none. */
export interface BuyersOrder {
  readonly poNumber: string;
  readonly poDate: string;
}

/** What is wrong with a PO number and its date on a day in India; undefined for nothing. Both may be blank. */
export function wrongBuyersOrder({ poNumber, poDate }: BuyersOrder, today: string): 'PoNumberMissing' | 'PoDateToCome' | undefined {
  if (poDate === '') return undefined;
  if (poNumber === '') return 'PoNumberMissing';
  return poDate > today ? 'PoDateToCome' : undefined;
}

/** Why a PO number or its date is refused. */
export const buyersOrderFailures = {
  PoNumberMissing: invalid('poNumber', say.enterPoNumber),
  PoDateToCome: invalid('poDate', say.poDateToCome),
};

/** `PO/77 dated 12/11/2026`; without a date the number alone, without a number blank. */
export function buyersOrderText({ poNumber, poDate }: BuyersOrder): string {
  return poNumber && poDate ? say.dated(poNumber, slashedDate(poDate)) : poNumber;
}

/** The same with its label, as documents print it; blank without a number. */
export function buyersOrderLine(order: BuyersOrder): string {
  const text = buyersOrderText(order);
  return text && `${say.buyersOrder} ${text}`;
}
