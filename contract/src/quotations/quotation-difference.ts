/** The difference of two revisions of a quotation, as rows that a screen can show and a reader can add up (REV-23 to REV-25). */
import * as z from 'zod';
import { planMessages } from '../money/plan-messages.ts';
import { sayPart } from '../money/payment-plan.ts';
import { slashedDate } from '../platform/dates.ts';
import { decimal, formatPercent, formatRupees, groupedPieces, signedDecimal } from '../platform/decimal.ts';
import { id } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';
import { linePairs, type LinePair } from './line-pairs.ts';
import { costingNames, goodsTaxName, lineRate, printedTerms } from './printed-names.ts';
import { rateGroupsOf } from './tax-mode.ts';
import type { printedParties } from './printed-parties.ts';
import type { costingDetails, HeadField, printedAmounts, Quotation, QuotationProduct } from './quotation.ts';
import type { TermField } from './term-texts.ts';

/** The parts of a difference, in the order of its rows. */
export const differenceParts = ['Line', 'Costing', 'Term', 'Party'] as const;
export type DifferencePart = (typeof differenceParts)[number];

const differenceKinds = ['Added', 'Removed', 'Changed', 'Same'] as const;
type DifferenceKind = (typeof differenceKinds)[number];

const text = z.string();

/**
 * A row of a difference. `before` and `after` are texts for a reader, blank for nothing. A line also has its product and figures, 0 where
 * there is no such line. A row of the costing also has its amounts, and the discount is negative.
 */
export const quotationDifference = row({
  part: z.enum(differenceParts),
  kind: z.enum(differenceKinds),
  label: text,
  before: text,
  after: text,
  productId: id.optional(),
  quantityBefore: z.int().optional(),
  quantityAfter: z.int().optional(),
  rateBefore: decimal().optional(),
  rateAfter: decimal().optional(),
  totalBefore: decimal().optional(),
  totalAfter: decimal().optional(),
  amountBefore: signedDecimal().optional(),
  amountAfter: signedDecimal().optional(),
});

export type QuotationDifference = z.output<typeof quotationDifference>;

/** What is printed of the parties, except pictures. */
type PartyField = Exclude<
  keyof typeof printedParties,
  TermField | 'companyId' | 'contactPersonId' | 'companyForId' | 'email' | 'companyForImage'
>;
type ComparedContent = Pick<Quotation, HeadField | PartyField | TermField | keyof typeof printedAmounts> &
  Partial<Pick<Quotation, 'taxMode' | 'chargesMode' | 'paymentPlan'>>;

/** A revision to compare: what is printed of it, except pictures, which no text can show. */
export interface ComparedRevision {
  readonly quotation: ComparedContent;
  readonly lines: readonly QuotationProduct[];
}

/** An amount between the lines and the total. Without subtotal and total, their changes and those of the lines add up. */
interface CostingAmount {
  readonly label: string;
  readonly paise: (quotation: ComparedContent) => number;
  /** The percentage from which the amount follows, in hundredths. */
  readonly percent?: (quotation: ComparedContent) => number;
}

/** What each entry of the costing comes to, in the order of the rows. */
const amounts: Readonly<Record<keyof typeof costingDetails, CostingAmount>> = {
  discountPercent: {
    label: costingNames.discount,
    paise: (each) => 0 - each.discountAmount,
    percent: (each) => each.discountPercent,
  },
  // Where one rate taxes all goods.
  gstPercent: { label: costingNames.gst, paise: (each) => each.gstAmount, percent: (each) => each.gstPercent ?? 0 },
  specialCharges: { label: costingNames.specialCharges, paise: (each) => each.specialCharges },
  shippingCharges: { label: costingNames.shippingCharges, paise: (each) => each.shippingCharges },
  installationCharges: { label: costingNames.installationCharges, paise: (each) => each.installationCharges },
  gstServiceChargePercent: {
    label: costingNames.serviceGst,
    paise: (each) => each.gstServiceChargeAmount,
    percent: (each) => each.gstServiceChargePercent,
  },
};

/** The row of each field of the head, and how it reads. */
const headRows: Readonly<Record<HeadField, { readonly label: string; readonly shown: (text: string) => string }>> = {
  date: { label: 'Date', shown: slashedDate },
  validUntil: { label: 'Valid Until', shown: slashedDate },
};

/** The row in which each printed field of the parties stands. Fields of one row are joined in this order. */
const partyRows: Readonly<Record<PartyField, string>> = {
  companyForName: 'Issuing Company',
  companyForAddress: 'Issuing Company Address',
  companyForCity: 'Issuing Company Address',
  companyForState: 'Issuing Company Address',
  companyForPincode: 'Issuing Company Address',
  companyForCountry: 'Issuing Company Address',
  phoneNumber: 'Issuing Company Phone',
  companyForEmail: 'Issuing Company Email',
  gst: 'Issuing Company GST No.',
  msme: 'Issuing Company MSME No.',
  companyName: 'Customer',
  address: 'Customer Address',
  city: 'Customer Address',
  state: 'Customer Address',
  pincode: 'Customer Address',
  country: 'Customer Address',
  name: 'Contact Person',
  designation: 'Contact Person',
  preparedBy: 'Prepared By',
  preparedByMobile: 'Prepared By',
  preparedByEmail: 'Prepared By',
};

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[]; // Declared above with these keys.
const fieldsOfRows = Map.groupBy(keysOf(partyRows), (field) => partyRows[field]);

/**
 * The rows of the difference, unchanged ones included: the lines in the order of the newer revision, then costing, terms and parties. The
 * changes of lines and costing add up to the change of the total, to the paisa. Never fails.
 */
export function quotationDifferences(older: ComparedRevision, newer: ComparedRevision): QuotationDifference[] {
  const [before, after] = [older.quotation, newer.quotation];
  return [
    ...linePairs(older.lines, newer.lines).map(lineRow),
    ...keysOf(amounts).flatMap((field) => (field === 'gstPercent' ? goodsTaxRows(older, newer) : amountRow(amounts[field], before, after))),
    ...printedTerms.map(([field, label]) => textRow('Term', label, before[field], after[field])),
    ...planRow(before, after),
    ...keysOf(headRows).map((field) => headRow(field, before, after)),
    ...[...fieldsOfRows].map(([label, fields]) => textRow('Party', label, joined(before, fields), joined(after, fields))),
  ];
}

/** The row of the payment plans; none where neither has one. */
function planRow(...both: [ComparedContent, ComparedContent]): QuotationDifference[] {
  const [before = '', after = ''] = both.map(({ paymentPlan = [] }) =>
    paymentPlan.map((part) => `${part.label}: ${sayPart(part)}`).join('\n'),
  );
  return before === '' && after === '' ? [] : [textRow('Term', planMessages.title, before, after)];
}

function headRow(field: HeadField, before: ComparedContent, after: ComparedContent): QuotationDifference {
  const { label, shown } = headRows[field];
  return textRow('Party', label, shown(before[field]), shown(after[field]));
}

function joined(quotation: ComparedContent, fields: readonly PartyField[]): string {
  return fields
    .map((field) => quotation[field])
    .filter(Boolean)
    .join(', ');
}

/** Whether a row shows a difference. */
export function isDifferent({ kind }: QuotationDifference): boolean {
  return kind !== 'Same';
}

/** The amounts of rows in paise, before and after. Over all rows of a difference, these are the two totals. */
export function differenceTotals(rows: readonly QuotationDifference[]): { readonly before: number; readonly after: number } {
  return {
    before: rows.reduce((sum, { totalBefore, amountBefore }) => sum + (totalBefore ?? amountBefore ?? 0), 0),
    after: rows.reduce((sum, { totalAfter, amountAfter }) => sum + (totalAfter ?? amountAfter ?? 0), 0),
  };
}

function lineRow({ before, after }: LinePair): QuotationDifference {
  const differs = (field: 'name' | 'description') => before !== undefined && after !== undefined && before[field] !== after[field];
  // A line that only now has a rate of its own has not changed: the rows of the tax show that.
  const [rateBefore, rateAfter] = [before?.gstPercent ?? null, after?.gstPercent ?? null];
  const hasOtherRate = rateBefore !== null && rateAfter !== null && rateBefore !== rateAfter;
  const shown = (line: QuotationProduct | undefined) => {
    if (!line) return '';
    const figures = `${groupedPieces(line.quantity)} × ${formatRupees(line.rate)}`;
    return [
      differs('name') && line.name,
      figures,
      hasOtherRate && lineRate(line.gstPercent ?? 0),
      differs('description') && line.description,
    ]
      .filter(Boolean)
      .join('\n');
  };
  const [textBefore, textAfter] = [shown(before), shown(after)];
  return {
    part: 'Line',
    kind: kindOf(textBefore, textAfter),
    label: after?.name ?? before?.name ?? '',
    before: textBefore,
    after: textAfter,
    productId: after?.productId ?? before?.productId,
    quantityBefore: before?.quantity ?? 0,
    quantityAfter: after?.quantity ?? 0,
    rateBefore: before?.rate ?? 0,
    rateAfter: after?.rate ?? 0,
    totalBefore: before?.total ?? 0,
    totalAfter: after?.total ?? 0,
  };
}

function amountRow({ label, paise, percent }: CostingAmount, before: ComparedContent, after: ComparedContent): QuotationDifference {
  const shown = (quotation: ComparedContent) => {
    const amount = formatRupees(paise(quotation));
    return percent ? `${amount} (${formatPercent(percent(quotation))})` : amount;
  };
  const amountsBoth = { amountBefore: paise(before), amountAfter: paise(after) };
  return { ...textRow('Costing', label, shown(before), shown(after)), ...amountsBoth };
}

/** The tax on goods: one row, or one for each rate if a revision has rates by product, the highest first. */
function goodsTaxRows(older: ComparedRevision, newer: ComparedRevision): QuotationDifference[] {
  const [before, after] = [older.quotation, newer.quotation];
  if (before.gstPercent !== null && after.gstPercent !== null) return [amountRow(amounts.gstPercent, before, after)];
  const [taxBefore, taxAfter] = [goodsTax(older), goodsTax(newer)];
  const rates = new Set([...taxBefore.keys(), ...taxAfter.keys()]);
  return [...rates]
    .toSorted((one, other) => other - one)
    .map((rate) => {
      const shown = (tax: number | undefined) => (tax === undefined ? '' : formatRupees(tax));
      const [paiseBefore, paiseAfter] = [taxBefore.get(rate), taxAfter.get(rate)];
      const texts = textRow('Costing', goodsTaxName(rate), shown(paiseBefore), shown(paiseAfter));
      return { ...texts, amountBefore: paiseBefore ?? 0, amountAfter: paiseAfter ?? 0 };
    });
}

/** The tax on goods at each rate, in paise. */
function goodsTax({ quotation, lines }: ComparedRevision): ReadonlyMap<number, number> {
  if (quotation.gstPercent !== null) return new Map([[quotation.gstPercent, quotation.gstAmount]]);
  const goods = rateGroupsOf(quotation, lines).filter(({ kind }) => kind === 'goods');
  return new Map(goods.map(({ gstPercent, tax }) => [gstPercent, tax]));
}

function textRow(part: DifferencePart, label: string, before: string, after: string): QuotationDifference {
  return { part, kind: kindOf(before, after), label, before, after };
}

/** Nothing before is added, nothing after is removed. */
function kindOf(before: string, after: string): DifferenceKind {
  if (before === after) return 'Same';
  if (before === '') return 'Added';
  return after === '' ? 'Removed' : 'Changed';
}
