/** The rate groups of a quotation with rates by product: what is taxed at each rate, after the discount. Amounts in paise. */
import { cumulativeShares, share } from '../gst/shares.ts';
import type { ChargesMode } from '../gst/gst-category.ts';
import type { RateGroup } from '../gst/tax-heads.ts';

/** A line with the percentage of its product, in hundredths of a percent. */
export interface RatedLine {
  readonly total: number;
  readonly gstPercent: number;
}

/** What is shared out over the lines. */
interface ToShare {
  readonly lines: readonly RatedLine[];
  /** The discount on all lines together. */
  readonly discountAmount: number;
  /** Packing, freight and installation together. */
  readonly charges: number;
  readonly chargesMode: ChargesMode;
  /** The percentage of charges with a rate of their own. */
  readonly chargesPercent: number;
}

/** The amounts of a line, in paise. */
export interface LineShares {
  readonly gstPercent: number;
  readonly discount: number;
  /** Its share of the charges that are taxed with the goods. */
  readonly charges: number;
  /** The line less its discount plus its charges. */
  readonly taxable: number;
}

/**
 * Shares out discount and charges over the lines and returns them in their order. Sharing begins with the highest rate, so that another
 * order of the lines changes no tax.
 */
export function lineShares({ lines, discountAmount, charges, chargesMode }: Omit<ToShare, 'chargesPercent'>): LineShares[] {
  const byRate = lines.map((line, index) => ({ ...line, index })).toSorted((one, other) => other.gstPercent - one.gstPercent);
  const totals = byRate.map(({ total }) => total);
  const discounts = cumulativeShares(discountAmount, totals);
  const nets = totals.map((total, place) => total - (discounts[place] ?? 0));
  const chargesOfLine = chargesAmongGoods(nets, charges, chargesMode);
  return byRate
    .map(({ gstPercent, index }, place) => {
      const shares = { discount: discounts[place] ?? 0, charges: chargesOfLine[place] ?? 0 };
      return { index, share: { gstPercent, ...shares, taxable: (nets[place] ?? 0) + shares.charges } };
    })
    .toSorted((one, other) => one.index - other.index)
    .map(({ share: ofLine }) => ofLine);
}

/**
 * The share of the charges for each line, the highest rate first. After a discount of 100 %, there is nothing to share by: the highest rate
 * applies.
 */
function chargesAmongGoods(nets: readonly number[], charges: number, mode: ChargesMode): number[] {
  if (mode === 'Own Rate') return nets.map(() => 0);
  const goesToHighest = mode === 'Highest Rate' || nets.every((net) => net === 0);
  return goesToHighest ? nets.map((_, place) => (place === 0 ? charges : 0)) : cumulativeShares(charges, nets);
}

/**
 * Taxes each group once, half up. Groups of goods come first, the highest rate first. The taxable amounts are together exactly lines less
 * discount plus charges.
 */
export function rateGroups(toShare: ToShare): RateGroup[] {
  const goods = new Map<number, number>();
  for (const { gstPercent, taxable } of lineShares(toShare)) goods.set(gstPercent, (goods.get(gstPercent) ?? 0) + taxable);
  const groups = [...goods].toSorted(([one], [other]) => other - one).map(([gstPercent, taxable]) => group('goods', gstPercent, taxable));
  const { charges, chargesMode, chargesPercent } = toShare;
  return chargesMode === 'Own Rate' && charges !== 0 ? [...groups, group('charges', chargesPercent, charges)] : groups;
}

/** A rate group with its tax. */
export function group(kind: RateGroup['kind'], gstPercent: number, taxable: number): RateGroup {
  return { kind, gstPercent, taxable, tax: share(taxable, gstPercent) };
}
