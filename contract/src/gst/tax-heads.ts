/** The heads of tax, and the amount of each. */
import { roundedQuotient } from './shares.ts';

/** Which taxes a document has. Two heads share a tax equally. */
export const taxHeads = ['none', 'CGST+SGST', 'CGST+UTGST', 'IGST', 'zero-rated', 'undecided'] as const;
export type TaxHeads = (typeof taxHeads)[number];

/** Everything on a document that is taxed at one rate. Own charges are a group of their own, even at the rate of goods. */
export interface RateGroup {
  readonly kind: 'goods' | 'charges';
  /** In hundredths of a percent. */
  readonly gstPercent: number;
  /** In paise, after the discount. */
  readonly taxable: number;
  /** The whole tax in paise, rounded half up once. */
  readonly tax: number;
}

/** The amount of each head, in paise. `sgst` is UTGST where the State charges that. */
export interface HeadAmounts {
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

/** Whether a document with these heads shows tax. */
export function isTaxed(heads: TaxHeads | ''): boolean {
  return heads === 'IGST' || heads === 'CGST+SGST' || heads === 'CGST+UTGST';
}

/**
 * The amount of each head of a rate group. CGST and SGST are each half the rate of the taxable amount. Each is rounded separately, so
 * together they may differ from the whole tax by a paisa. All are 0 where the heads show no tax or are not decided.
 */
export function headAmounts(heads: TaxHeads | '', { gstPercent, taxable }: Pick<RateGroup, 'gstPercent' | 'taxable'>): HeadAmounts {
  const part = (divisor: bigint) => Number(roundedQuotient(BigInt(taxable) * BigInt(gstPercent), divisor));
  if (!isTaxed(heads)) return { cgst: 0, sgst: 0, igst: 0 };
  if (heads === 'IGST') return { cgst: 0, sgst: 0, igst: part(10_000n) };
  return { cgst: part(20_000n), sgst: part(20_000n), igst: 0 };
}

/** The heads on an amount less those on a smaller one: rounded shares of a rate that add up to the heads of the whole. */
export function headsBetween(heads: TaxHeads | '', gstPercent: number, [from, to]: readonly [from: number, to: number]): HeadAmounts {
  const less = headAmounts(heads, { gstPercent, taxable: from });
  const more = headAmounts(heads, { gstPercent, taxable: to });
  return { cgst: more.cgst - less.cgst, sgst: more.sgst - less.sgst, igst: more.igst - less.igst };
}

/** What to add to an amount in paise so that it is whole rupees: -49 to +50. */
export function roundOff(paise: number): number {
  return Math.floor((paise + 50) / 100) * 100 - paise;
}

/** Whether the heads are decided. Without a decision the tax is one amount, and no paper or file can name its heads. */
export function isDecided({ heads }: { readonly heads: TaxHeads | '' }): boolean {
  return heads !== '' && heads !== 'undecided';
}

/** Whether a document with these heads must not charge tax. */
export function forbidsTax(heads: TaxHeads | ''): boolean {
  return heads === 'none' || heads === 'zero-rated';
}
