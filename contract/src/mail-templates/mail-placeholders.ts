/** The placeholders of mail templates: names in braces, which the mail replaces by the facts of a quotation. */
import { slashedDate } from '../platform/dates.ts';
import { groupedDecimal } from '../platform/decimal.ts';
import type { Quotation } from '../quotations/quotation.ts';

/** The names that may appear in braces. */
export const placeholders = [
  'name',
  'company',
  'number',
  'date',
  'amount',
  'validuntil',
  'preparer',
  'designation',
  'mobile',
  'issuer',
  'link',
  'replaces',
  'order',
  'orderdate',
  'buyersorder',
  'goods',
  'invoice',
  'transport',
  'outstanding',
  'overdue',
  'oldest',
  'bank',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What a mail says besides its quotation. Blank where it does not apply. */
export interface NewsFacts {
  /** The number of the earlier revision that the customer has received. */
  readonly replaces: string;
  readonly order: string;
  readonly orderDate: string;
  /** The customer's own number of the order, with its label. */
  readonly buyersOrder: string;
  /** What the order costs; blank: what the quotation costs. */
  readonly orderAmount: string;
  /** The dispatched products, line by line. */
  readonly goods: string;
  readonly invoice: string;
  readonly transport: string;
}

/** A mail about a quotation alone. */
export const noNews: NewsFacts = {
  replaces: '',
  order: '',
  orderDate: '',
  buyersOrder: '',
  orderAmount: '',
  goods: '',
  invoice: '',
  transport: '',
};

/** What each placeholder becomes. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** Values for a mail that says nothing of these. The keys are the names. */
export const blankValues = Object.fromEntries(placeholders.map((name) => [name, ''])) as PlaceholderValues;

const braced = /\{([^{}\n]*)\}/g;

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((known) => known === name);

/** The first text in braces that is no placeholder, with its braces; undefined if there is none. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [whole, name = ''] of text.matchAll(braced)) if (!isPlaceholder(name)) return whole;
  return undefined;
}

/** Whether the text has this placeholder. */
export function hasPlaceholder(text: string, placeholder: Placeholder): boolean {
  return text.includes(`{${placeholder}}`);
}

/**
 * The text with its placeholders replaced, in one pass: a value is text, even if it has braces itself. A line of a single placeholder is
 * left out if the value is blank.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const isLeftOut = (line: string) => placeholders.some((name) => values[name] === '' && line.trim() === `{${name}}`);
  return text
    .split('\n')
    .filter((line) => !isLeftOut(line))
    .map((line) => line.replace(braced, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole)))
    .join('\n');
}

type Quoted = Pick<
  Quotation,
  'companyName' | 'number' | 'date' | 'totalAmount' | 'validUntil' | 'preparedBy' | 'preparedByMobile' | 'companyForName'
>;

/** An amount in paise as mails say it. */
export function mailedAmount(paise: number): string {
  return `INR ${groupedDecimal(paise)}`;
}

/**
 * The values for a mail to `name` about a quotation. `designation` is the preparer's; if it is the same as their name, it is not repeated.
 * `link` is blank while there is no address.
 */
export function placeholderValues(
  quotation: Quoted,
  name: string,
  designation: string,
  link: string,
  news: NewsFacts = noNews,
): PlaceholderValues {
  return {
    ...blankValues,
    name,
    company: quotation.companyName,
    number: quotation.number,
    date: slashedDate(quotation.date),
    amount: news.orderAmount || mailedAmount(quotation.totalAmount),
    validuntil: slashedDate(quotation.validUntil),
    preparer: quotation.preparedBy,
    designation: designation === quotation.preparedBy ? '' : designation,
    mobile: quotation.preparedByMobile,
    issuer: quotation.companyForName,
    link,
    replaces: news.replaces,
    order: news.order,
    orderdate: news.orderDate,
    buyersorder: news.buyersOrder,
    goods: news.goods,
    invoice: news.invoice,
    transport: news.transport,
  };
}
