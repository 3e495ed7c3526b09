import { slashedDate } from '../platform/dates.ts';
import { formatRupees } from '../platform/decimal.ts';

/** Every sentence about when the goods of an order are promised. */
export const orderPromiseMessages = {
  title: 'Promise',
  outOfRange: 'The promised date must be after the order date.',
  promisedFor: 'Promised For',
  forAllHint: 'The date of every product without one of its own below.',
  priority: 'Priority',
  priorityHint: 'Priority: this order gets the stock before other orders',
  ownDates: 'Own Dates',
  enter: 'Promise a Date',
  change: 'Change',
  save: 'Save',
  saved: 'Promise saved.',
  /** On papers and screens. `date` is YYYY-MM-DD. */
  expected: (date: string) => `Expected Delivery: ${slashedDate(date)}`,
  promised: (date: string) => `Promised ${slashedDate(date)}`,
  overdue: (date: string) => `Overdue since ${slashedDate(date)}`,
} as const;

function ordersWorth(count: number, paise: number): string {
  return `${count === 1 ? '1 order' : `${count} orders`} worth ${formatRupees(paise)}`;
}

/** The words for several orders. Amounts in paise. */
export const orderSeveral = {
  promiseLabel: 'Promise',
  promise: (count: number, paise: number) => `Promise a date for ${ordersWorth(count, paise)}?`,
  promised: 'promised',
  selectDate: 'Please select the promised date.',
  preferLabel: 'Prioritise',
  prefer: (count: number, paise: number) => `Give priority to ${ordersWorth(count, paise)}?`,
  preferred: 'given priority',
} as const;

/** A changed promise: of the order, or of one of its products. Dates are YYYY-MM-DD; blank for none. */
export interface ChangedPromise {
  /** Blank for the order itself. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

function moved(number: string, { name, before, after }: ChangedPromise): string {
  const what = name === '' ? number : `${name} of ${number}`;
  if (after === '') return `took back the promise of ${what} for ${slashedDate(before)}`;
  return `promised ${what} for ${slashedDate(after)}${before === '' ? '' : ` instead of ${slashedDate(before)}`}`;
}

const mostNamed = 3;

function all(number: string, changes: readonly ChangedPromise[]): string {
  const named = changes.slice(0, mostNamed).map((change) => moved(number, change));
  const others = changes.length - named.length;
  return [...named, ...(others > 0 ? [`and so of ${others} more`] : [])].join(', ');
}

/** What the history of an order says of its promise, after the name of the user. Earlier dates stay in it (DSK-18). */
export const orderPromiseHistory = {
  promised: all,
  priority: (number: string, isGiven: boolean) => (isGiven ? `gave ${number} priority` : `took the priority from ${number}`),
} as const;
