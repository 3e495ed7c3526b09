/**
 * The share of a consignment in the amounts of its order: the rounded share of everything that has left so far, less the share of the
 * consignments before. So the consignments of an order add up to it to the paisa, however it is divided. Amounts in paise, percentages in
 * hundredths of a percent.
 */
import { cumulativeShares, roundedQuotient } from '../gst/shares.ts';
import type { ChargesMode } from '../gst/gst-category.ts';
import { headAmounts, isTaxed, roundOff, type HeadAmounts, type RateGroup, type TaxHeads } from '../gst/tax-heads.ts';
import { lineShares, rateGroups } from '../quotations/costing-groups.ts';

/** Packing, freight and installation. */
export interface Charges {
  readonly special: number;
  readonly shipping: number;
  readonly installation: number;
}

/** A line of an order, with the percentage of its goods. */
export interface ValuedLine {
  readonly lineId: number;
  readonly quantity: number;
  readonly total: number;
  readonly gstPercent: number;
}

/** The amounts of an order that its consignments share. With one rate for all goods, every line has that percentage. */
export interface OrderAmounts {
  readonly lines: readonly ValuedLine[];
  readonly discountAmount: number;
  readonly charges: Charges;
  readonly chargesMode: ChargesMode;
  /** The percentage of charges with a rate of their own. */
  readonly chargesPercent: number;
}

/** The amounts of a line. Charges that are taxed with the goods are part of the taxable amount; those with a rate of their own are not. */
export interface LineValues {
  readonly gross: number;
  readonly discount: number;
  readonly chargesWithGoods: number;
  /** Gross less discount plus the charges that are taxed with the goods. */
  readonly taxable: number;
  readonly ownCharges: Charges;
}

/** A line of a consignment with its values. */
export interface SentLine extends LineValues {
  readonly lineId: number;
  readonly gstPercent: number;
  readonly quantity: number;
}

/** The part of an order that one dispatch takes, or one consignment carries. */
export interface SentShare {
  readonly lines: readonly SentLine[];
  /** The order's tax on it. It may differ from the heads by a paisa for each group. */
  readonly tax: number;
}

/** How many pieces of each line have left. */
export type SentQuantities = ReadonlyMap<number, number>;

/** A line with its share of the whole order. */
export interface WholeLine extends ValuedLine {
  readonly net: number;
  readonly chargesWithGoods: number;
  readonly ownCharges: Charges;
}

/** An order shared over its lines, with its tax. */
export interface WholeOrder {
  readonly lines: readonly WholeLine[];
  readonly groups: readonly RateGroup[];
}

/** Each line's share of the whole order, and the order's tax. */
export function wholeOrder({ lines, discountAmount, charges, chargesMode, chargesPercent }: OrderAmounts): WholeOrder {
  const allCharges = charges.special + charges.shipping + charges.installation;
  const toShare = { lines, discountAmount, charges: allCharges, chargesMode, chargesPercent };
  const shares = lineShares(toShare);
  const nets = lines.map(({ total }, index) => total - (shares[index]?.discount ?? 0));
  const isOwn = chargesMode === 'Own Rate';
  const weights = weightsOf(nets, lines);
  const own = (amount: number) => cumulativeShares(isOwn ? amount : 0, weights);
  const [special, shipping, installation] = [own(charges.special), own(charges.shipping), own(charges.installation)];
  return {
    lines: lines.map((line, index) => ({
      ...line,
      net: nets[index] ?? 0,
      chargesWithGoods: shares[index]?.charges ?? 0,
      ownCharges: { special: special[index] ?? 0, shipping: shipping[index] ?? 0, installation: installation[index] ?? 0 },
    })),
    groups: rateGroups(toShare),
  };
}

/** The weights by which charges are shared: the net amounts; if these are all 0, the prices; without prices, the quantities. */
export function weightsOf(nets: readonly number[], lines: readonly ValuedLine[]): readonly number[] {
  const isBlank = (weights: readonly number[]) => weights.every((weight) => weight === 0);
  if (!isBlank(nets)) return nets;
  const totals = lines.map(({ total }) => total);
  return isBlank(totals) ? lines.map(({ quantity }) => quantity) : totals;
}

/** A part of an amount, in whole paise, halves up. 0 of nothing. */
export function part(amount: number, portion: number, whole: number): number {
  return whole === 0 ? 0 : Number(roundedQuotient(BigInt(amount) * BigInt(portion), BigInt(whole)));
}

/** The share of everything of a line that has left so far. */
function lineSoFar(line: WholeLine, sent: number): LineValues {
  const soFar = (amount: number) => part(amount, sent, line.quantity);
  const gross = soFar(line.total);
  const net = soFar(line.net);
  const chargesWithGoods = soFar(line.chargesWithGoods);
  const { special, shipping, installation } = line.ownCharges;
  return {
    gross,
    discount: gross - net,
    chargesWithGoods,
    taxable: net + chargesWithGoods,
    ownCharges: { special: soFar(special), shipping: soFar(shipping), installation: soFar(installation) },
  };
}

/** All charges together. */
export const sumOf = ({ special, shipping, installation }: Charges) => special + shipping + installation;

/** The order's tax on what has left so far. */
function taxSoFar({ lines, groups }: WholeOrder, soFar: readonly LineValues[]): number {
  return groups.reduce((sum, group) => {
    const taxable = soFar.reduce((taxed, values, index) => {
      if (group.kind === 'charges') return taxed + sumOf(values.ownCharges);
      return lines[index]?.gstPercent === group.gstPercent ? taxed + values.taxable : taxed;
    }, 0);
    return sum + part(group.tax, taxable, group.taxable);
  }, 0);
}

/** What the valid consignments of an order carry together, by the line of the order. */
export interface SentSoFar {
  readonly lines: ReadonlyMap<number, LineValues & { readonly quantity: number }>;
  /** The order's tax on them. */
  readonly tax: number;
}

/** The values of a line that charges nothing. */
export const nothing: LineValues = {
  gross: 0,
  discount: 0,
  chargesWithGoods: 0,
  taxable: 0,
  ownCharges: { special: 0, shipping: 0, installation: 0 },
};

/**
 * A dispatch's share of its order: the share of everything that has then left, less what the other consignments carry. So the last dispatch
 * takes what is left to the paisa, also after others were cancelled. Never fails.
 */
export function sentShare(order: OrderAmounts, sent: SentSoFar, leaving: SentQuantities): SentShare {
  const whole = wholeOrder(order);
  const after = whole.lines.map((line) => lineSoFar(line, (sent.lines.get(line.lineId)?.quantity ?? 0) + (leaving.get(line.lineId) ?? 0)));
  const lines = whole.lines.flatMap(({ lineId, gstPercent }, index): SentLine[] => {
    const quantity = leaving.get(lineId) ?? 0;
    const values = combined(after[index] ?? nothing, sent.lines.get(lineId) ?? nothing, -1);
    return quantity > 0 ? [{ lineId, gstPercent, quantity, ...values }] : [];
  });
  return { lines, tax: taxSoFar(whole, after) - sent.tax };
}

/** What the consignments of an order carry with one more. */
export function withShare({ lines, tax }: SentSoFar, share: SentShare): SentSoFar {
  const after = new Map(lines);
  for (const { lineId, quantity, ...values } of share.lines) {
    const known = after.get(lineId) ?? { ...nothing, quantity: 0 };
    after.set(lineId, { quantity: known.quantity + quantity, ...addLineValues(known, values) });
  }
  return { lines: after, tax: tax + share.tax };
}

/** What the consignments of an order are worth together: goods less discount, all charges and the order's tax. */
export function valueOfShares({ lines, tax }: SentSoFar): number {
  return [...lines.values()].reduce((sum, { taxable, ownCharges }) => sum + taxable + sumOf(ownCharges), tax);
}

/** The share of pieces that replace returned ones: these have been charged before. */
export function chargedBefore(order: OrderAmounts, leaving: SentQuantities): SentShare {
  const lines = order.lines.flatMap(({ lineId, gstPercent }): SentLine[] => {
    const quantity = leaving.get(lineId) ?? 0;
    return quantity > 0 ? [{ lineId, gstPercent, quantity, ...nothing }] : [];
  });
  return { lines, tax: 0 };
}

/** Adds two parts of the same line. */
export function addLineValues(one: LineValues, other: LineValues): LineValues {
  return combined(one, other, 1);
}

/** Takes a part of a line off the line. */
export function lessLineValues(one: LineValues, other: LineValues): LineValues {
  return combined(one, other, -1);
}

function combined(one: LineValues, other: LineValues, sign: 1 | -1): LineValues {
  return {
    gross: one.gross + sign * other.gross,
    discount: one.discount + sign * other.discount,
    chargesWithGoods: one.chargesWithGoods + sign * other.chargesWithGoods,
    taxable: one.taxable + sign * other.taxable,
    ownCharges: {
      special: one.ownCharges.special + sign * other.ownCharges.special,
      shipping: one.ownCharges.shipping + sign * other.ownCharges.shipping,
      installation: one.ownCharges.installation + sign * other.ownCharges.installation,
    },
  };
}

/** The part of a consignment that is taxed at one rate, with the amount of each head. */
export interface ConsignmentGroup extends HeadAmounts {
  readonly kind: RateGroup['kind'];
  readonly gstPercent: number;
  readonly taxable: number;
}

/** The groups of a consignment: the goods by falling rate, then the charges with a rate of their own. */
export function consignmentGroups(
  lines: readonly (Pick<LineValues, 'taxable' | 'ownCharges'> & { readonly gstPercent: number })[],
  chargesPercent: number,
  heads: TaxHeads | '',
): ConsignmentGroup[] {
  const goods = new Map<number, number>();
  for (const { gstPercent, taxable } of lines) goods.set(gstPercent, (goods.get(gstPercent) ?? 0) + taxable);
  const charges = lines.reduce((sum, { ownCharges }) => sum + sumOf(ownCharges), 0);
  const group = (kind: RateGroup['kind'], gstPercent: number, taxable: number): ConsignmentGroup => {
    return { kind, gstPercent, taxable, ...headAmounts(heads, { gstPercent, taxable }) };
  };
  const groups = [...goods].toSorted(([one], [other]) => other - one).map(([gstPercent, taxable]) => group('goods', gstPercent, taxable));
  return charges === 0 ? groups : [...groups, group('charges', chargesPercent, charges)];
}

/** The sums of a consignment. */
export interface ConsignmentTotals extends HeadAmounts {
  /** Goods less discount plus all charges. */
  readonly taxable: number;
  readonly roundOff: number;
  readonly total: number;
}

/** What decides the sums of a consignment, besides its groups. */
export interface TotalFacts {
  /** Its share of the order's tax. */
  readonly tax: number;
  readonly heads: TaxHeads | '';
  /** Whether its total is in whole rupees. */
  readonly rounds: boolean;
  /** A total that must not change, whatever the heads are. */
  readonly fixedTotal?: number | undefined;
}

/**
 * The sums of a consignment. The round-off is the total less the amounts that are shown. If the company rounds, it makes the total whole
 * rupees. Otherwise the total is the consignment's share of the order, from which the heads may differ by a paisa for each rate.
 */
export function consignmentTotals(groups: readonly ConsignmentGroup[], { tax, heads, rounds, fixedTotal }: TotalFacts): ConsignmentTotals {
  const sum = (key: 'taxable' | keyof HeadAmounts) => groups.reduce((total, group) => total + group[key], 0);
  const [taxable, cgst, sgst, igst] = [sum('taxable'), sum('cgst'), sum('sgst'), sum('igst')];
  const shown = taxable + (isTaxed(heads) ? cgst + sgst + igst : tax);
  const total = fixedTotal ?? (rounds ? shown + roundOff(shown) : taxable + tax);
  return { taxable, cgst, sgst, igst, roundOff: total - shown, total };
}
