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

/**
 * The amount of each head of a rate group. CGST and SGST are each half the rate of the taxable amount. Each is rounded separately, so
 * together they may differ from the whole tax by a paisa. All are 0 without tax; undefined for an undecided document.
 */
export function headAmounts(heads: TaxHeads, { gstPercent, taxable }: Pick<RateGroup, 'gstPercent' | 'taxable'>): HeadAmounts | undefined {
  const part = (divisor: bigint) => Number(roundedQuotient(BigInt(taxable) * BigInt(gstPercent), divisor));
  switch (heads) {
    case 'undecided':
      return undefined;
    case 'none':
    case 'zero-rated':
      return { cgst: 0, sgst: 0, igst: 0 };
    case 'IGST':
      return { cgst: 0, sgst: 0, igst: part(10_000n) };
    case 'CGST+SGST':
    case 'CGST+UTGST':
      return { cgst: part(20_000n), sgst: part(20_000n), igst: 0 };
  }
}

/** What to add to an amount in paise so that it is whole rupees: -49 to +50. */
export function roundOff(paise: number): number {
  return Math.floor((paise + 50) / 100) * 100 - paise;
}

/** Whether heads are decided. Otherwise the tax is one amount, and no paper or file can name the heads. */
export function isDecided({ heads }: { readonly heads: TaxHeads | '' }): boolean {
  return heads !== '' && heads !== 'undecided';
}

/** Whether a document with these heads may bear no tax. */
export function forbidsTax(heads: TaxHeads | ''): boolean {
  return heads === 'none' || heads === 'zero-rated';
}
