/** Whether one rate taxes all goods of a quotation, or each line has its own (GTX-19). */
import * as z from 'zod';
import { chargesModes, type ChargesMode } from '../gst/gst-category.ts';
import type { RateGroup } from '../gst/tax-heads.ts';
import { blankableDecimal } from '../platform/decimal.ts';
import { fieldMessages } from '../platform/messages.ts';
import { readPercent } from '../platform/read-amount.ts';
import { taxGroups, type CostingInput, type RatesByProduct } from './costing.ts';
import { quotationMessages as say } from './quotation-messages.ts';

/** One rate for all goods, or a rate for each line. */
export const taxModes = ['One Rate', 'By Product'] as const;
export type TaxMode = (typeof taxModes)[number];

/** The most different rates of one quotation: all of them fit on the page with the totals. India has about nine. */
const maxRates = 12;

/** A rate of GST that may be blank, in hundredths of a percent; null for blank. */
export const blankableRate = blankableDecimal(fieldMessages.notDecimal, {
  most: 100_00,
  tooLarge: fieldMessages.notAPercentage,
  read: readPercent,
});

/** What rows of quotations and orders answer of their rates. With rates by product, the percentage of the quotation is blank. */
export const answeredRates = {
  taxMode: z.enum(taxModes),
  /** How charges are taxed with rates by product, as the issuing company had it when the mode was chosen. */
  chargesMode: z.enum(chargesModes),
};

/** Whether a body has rates by product. One Rate is the preset. */
export function isByProduct({ taxMode }: { readonly taxMode?: TaxMode | null | undefined }): boolean {
  return taxMode === 'By Product';
}

type EnteredRates = {
  readonly taxMode?: TaxMode | null | undefined;
  readonly gstPercent?: number | null | undefined;
  readonly products?: readonly { readonly gstPercent?: number | null | undefined }[] | undefined;
};

/** With one rate, the quotation names it. With rates by product, the lines come with the quotation, because its amounts follow from them. */
export const chosenRates = z.custom<EnteredRates>().superRefine((entered, context) => {
  const { gstPercent, products = [] } = entered;
  const refuse = (field: keyof EnteredRates, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (!isByProduct(entered)) {
    if (gstPercent === undefined) refuse('gstPercent', fieldMessages.missing);
    else if (gstPercent === null) refuse('gstPercent', fieldMessages.notDecimal);
  } else if (products.length === 0) {
    refuse('products', say.addProduct);
  } else if (new Set(products.map((line) => line.gstPercent)).size > maxRates) {
    refuse('products', say.tooManyRates(maxRates));
  }
});

/** The amounts and the mode of a quotation or order. */
type RatedRecord = Omit<CostingInput, 'gstPercent' | 'byProduct'> & {
  readonly gstPercent: number | null;
  readonly taxMode?: TaxMode | undefined;
  readonly chargesMode?: ChargesMode | undefined;
};

/** A line with its rate in hundredths of a percent; null or absent while one rate taxes all goods. */
export interface PossiblyRatedLine {
  readonly total: number;
  readonly gstPercent?: number | null | undefined;
}

/** The rates of the lines of a record; undefined while one rate taxes all goods. */
export function ratesByProduct(
  record: Pick<RatedRecord, 'taxMode' | 'chargesMode'>,
  lines: readonly PossiblyRatedLine[],
): RatesByProduct | undefined {
  if (!isByProduct(record)) return undefined;
  return {
    lines: lines.map(({ total, gstPercent }) => ({ total, gstPercent: gstPercent ?? 0 })),
    chargesMode: record.chargesMode ?? 'Own Rate',
  };
}

/** What is taxed at each rate of a quotation or order: the goods by falling rate, then charges with a rate of their own. */
export function rateGroupsOf(record: RatedRecord, lines: readonly PossiblyRatedLine[]): RateGroup[] {
  return taxGroups({ ...record, gstPercent: record.gstPercent ?? 0, byProduct: ratesByProduct(record, lines) });
}
