/**
 * The totals of a quotation as step 4 shows them, the server stores them and documents print them. Amounts in paise, percentages in
 * hundredths of a percent. The discount and the tax of each rate group are rounded half up once. The total is the sum of the rounded
 * parts.
 */
import { share } from '../gst/shares.ts';
import type { RateGroup } from '../gst/tax-heads.ts';
import type { ChargesMode } from '../gst/gst-category.ts';
import { group, rateGroups, type RatedLine } from './costing-groups.ts';

/** The entries of a costing with rates by product. The subtotal is what the lines cost together. */
export interface RatesByProduct {
  readonly lines: readonly RatedLine[];
  readonly chargesMode: ChargesMode;
}

/** The entries of a costing. */
export interface CostingInput {
  readonly subtotal: number;
  readonly discountPercent: number;
  /** The percentage of all goods; it does not count with rates by product. */
  readonly gstPercent: number;
  readonly specialCharges: number;
  readonly shippingCharges: number;
  readonly installationCharges: number;
  readonly gstServiceChargePercent: number;
  /** Absent where one percentage taxes all goods. */
  readonly byProduct?: RatesByProduct | undefined;
}

/** The computed amounts of a costing, in paise. */
export interface Costing {
  readonly discountAmount: number;
  /** The subtotal less the discount. */
  readonly totalDiscountAmount: number;
  /** The tax on goods, and on charges that are taxed with them. */
  readonly gstAmount: number;
  /** The tax on charges that have a rate of their own. */
  readonly gstServiceChargeAmount: number;
  readonly totalAmount: number;
}

function chargesOf({ specialCharges, shippingCharges, installationCharges }: CostingInput): number {
  return specialCharges + shippingCharges + installationCharges;
}

/** What is taxed at each rate: the goods by falling rate, then charges with a rate of their own. Never fails. */
export function taxGroups(input: CostingInput): RateGroup[] {
  const { subtotal, discountPercent, gstPercent, gstServiceChargePercent, byProduct } = input;
  const discountAmount = share(subtotal, discountPercent);
  const charges = chargesOf(input);
  if (byProduct) return rateGroups({ ...byProduct, discountAmount, charges, chargesPercent: gstServiceChargePercent });
  const goods = group('goods', gstPercent, subtotal - discountAmount);
  return charges === 0 ? [goods] : [goods, group('charges', gstServiceChargePercent, charges)];
}

/** Computes the totals. Never fails; the total of an empty cart is its charges. */
export function costing(input: CostingInput): Costing {
  const discountAmount = share(input.subtotal, input.discountPercent);
  const totalDiscountAmount = input.subtotal - discountAmount;
  const groups = taxGroups(input);
  const gstAmount = taxOf(groups, 'goods');
  const gstServiceChargeAmount = taxOf(groups, 'charges');
  const totalAmount = totalDiscountAmount + gstAmount + chargesOf(input) + gstServiceChargeAmount;
  return { discountAmount, totalDiscountAmount, gstAmount, gstServiceChargeAmount, totalAmount };
}

function taxOf(groups: readonly RateGroup[], kind: RateGroup['kind']): number {
  return groups.reduce((sum, each) => (each.kind === kind ? sum + each.tax : sum), 0);
}
