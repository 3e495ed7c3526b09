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
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What each placeholder becomes. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

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

/**
 * The values for a mail to `name` about a quotation. `designation` is the preparer's; if it is the same as their name, it is not repeated.
 * `link` is blank while there is no address.
 */
export function placeholderValues(quotation: Quoted, name: string, designation: string, link: string): PlaceholderValues {
  return {
    name,
    company: quotation.companyName,
    number: quotation.number,
    date: slashedDate(quotation.date),
    amount: `INR ${groupedDecimal(quotation.totalAmount)}`,
    validuntil: slashedDate(quotation.validUntil),
    preparer: quotation.preparedBy,
    designation: designation === quotation.preparedBy ? '' : designation,
    mobile: quotation.preparedByMobile,
    issuer: quotation.companyForName,
    link,
  };
}
