/**
 * What an order that was changed still has to charge. What its consignments carry stays as it is. The rest of the changed order is shared
 * over the pieces that have not left, so that all consignments add up to the changed order to the paisa (DSK-43). Amounts in paise,
 * percentages in hundredths of a percent.
 */
import { cumulativeShares, share } from '../gst/shares.ts';
import {
  part,
  sumOf,
  weightsOf,
  wholeOrder,
  type Charges,
  type LineValues,
  type OrderAmounts,
  type SentLine,
  type SentQuantities,
  type SentShare,
  type SentSoFar,
} from './consignment-values.ts';

/** What a line still has to charge, for the pieces of it that have not left. */
export interface RestOfLine extends LineValues {
  readonly lineId: number;
  readonly gstPercent: number;
  readonly quantity: number;
}

/** What an order still has to charge. */
export interface RestOfOrder {
  /** The lines with pieces that have not left. */
  readonly lines: readonly RestOfLine[];
  /** The tax that remains. */
  readonly tax: number;
  /** The same as the rates of these lines make it. It differs by a few paise, or by more if the changed order taxes sent goods otherwise. */
  readonly taxByRates: number;
  /** Everything that remains, tax included. */
  readonly total: number;
}

const noCharges: Charges = { special: 0, shipping: 0, installation: 0 };
const nothing = { quantity: 0, gross: 0, discount: 0, chargesWithGoods: 0, taxable: 0, ownCharges: noCharges };

/** The sums of what the consignments carry. */
export function sentSums({ lines, tax }: SentSoFar) {
  const all = [...lines.values()];
  const sum = (amount: (line: LineValues) => number) => all.reduce((total, line) => total + amount(line), 0);
  const ownCharges: Charges = {
    special: sum((line) => line.ownCharges.special),
    shipping: sum((line) => line.ownCharges.shipping),
    installation: sum((line) => line.ownCharges.installation),
  };
  const chargesWithGoods = sum((line) => line.chargesWithGoods);
  const [gross, discount] = [sum((line) => line.gross), sum((line) => line.discount)];
  return { gross, discount, chargesWithGoods, ownCharges, total: gross - discount + chargesWithGoods + sumOf(ownCharges) + tax };
}

/** What an order costs, tax included. */
export function orderTotal(order: OrderAmounts): number {
  const goods = order.lines.reduce((sum, { total }) => sum + total, 0);
  return goods - order.discountAmount + sumOf(order.charges) + wholeOrder(order).groups.reduce((sum, { tax }) => sum + tax, 0);
}

const between = (least: number, amount: number, most: number) => Math.min(Math.max(least, amount), most);
const sumBy = <T>(all: readonly T[], amount: (each: T) => number) => all.reduce((sum, each) => sum + amount(each), 0);

/**
 * What an order still has to charge. Each rate keeps the taxable amount that the changed order has at it, as far as pieces at this rate
 * have not left. Never fails, and no line is negative.
 */
export function restOf(order: OrderAmounts, sent: SentSoFar): RestOfOrder {
  const sums = sentSums(sent);
  const lines = wholeOrder(order).lines.map((line) => {
    const earlier = sent.lines.get(line.lineId) ?? nothing;
    return {
      lineId: line.lineId,
      gstPercent: line.gstPercent,
      quantity: Math.max(0, line.quantity - earlier.quantity),
      gross: Math.max(0, line.total - earlier.gross),
      net: line.net - (earlier.gross - earlier.discount),
      charges: line.chargesWithGoods - earlier.chargesWithGoods,
    };
  });
  const rates = [...Map.groupBy(lines, ({ gstPercent }) => gstPercent).values()].map((all) => {
    const open = all.filter(({ quantity }) => quantity > 0);
    const gross = sumBy(open, (line) => line.gross);
    return {
      open,
      gross,
      discount: between(0, gross - sumBy(all, (line) => line.net), gross),
      charges: Math.max(
        0,
        sumBy(all, (line) => line.charges),
      ),
    };
  });
  const open = rates.flatMap((rate) => rate.open);
  const isOwn = order.chargesMode === 'Own Rate';

  const discountLeft = between(
    0,
    order.discountAmount - sums.discount,
    sumBy(open, (line) => line.gross),
  );
  const discountOfRate = cumulativeShares(
    discountLeft,
    rates.map(({ discount }) => discount),
  );
  const discounts = rates.flatMap((rate, index) =>
    cumulativeShares(
      Math.min(rate.gross, discountOfRate[index] ?? 0),
      rate.open.map(({ gross }) => gross),
    ),
  );
  const nets = open.map(({ gross }, index) => gross - (discounts[index] ?? 0));

  const chargesSent = sums.chargesWithGoods + sumOf(sums.ownCharges);
  const chargesLeft = isOwn ? 0 : Math.max(0, sumOf(order.charges) - chargesSent);
  const charges = chargesOfRates(chargesLeft, rates, nets);
  const weights = weightsOf(
    nets,
    open.map(({ lineId, quantity, gross, gstPercent }) => ({ lineId, quantity, total: gross, gstPercent })),
  );
  const own = (kind: keyof Charges) => cumulativeShares(isOwn ? Math.max(0, order.charges[kind] - sums.ownCharges[kind]) : 0, weights);
  const [special, shipping, installation] = [own('special'), own('shipping'), own('installation')];

  const rest = open.map(({ lineId, gstPercent, quantity, gross }, index): RestOfLine => {
    const chargesWithGoods = charges[index] ?? 0;
    const ownCharges = { special: special[index] ?? 0, shipping: shipping[index] ?? 0, installation: installation[index] ?? 0 };
    const net = nets[index] ?? 0;
    return { lineId, gstPercent, quantity, gross, discount: gross - net, chargesWithGoods, taxable: net + chargesWithGoods, ownCharges };
  });
  const total = orderTotal(order) - sums.total;
  return { lines: rest, tax: total - beforeTax(rest), taxByRates: taxAtRates(rest, order.chargesPercent), total };
}

function beforeTax(lines: readonly Pick<LineValues, 'taxable' | 'ownCharges'>[]): number {
  return sumBy(lines, (line) => line.taxable + sumOf(line.ownCharges));
}

interface OpenRate {
  readonly open: readonly unknown[];
  readonly charges: number;
}

/** The charges that are taxed with the goods, for each open line: by rate as the changed order has them, within a rate by net amount. */
function chargesOfRates(charges: number, rates: readonly OpenRate[], nets: readonly number[]): number[] {
  let place = 0;
  const netsOfRates = rates.map(({ open }) => nets.slice(place, (place += open.length)));
  const wanted = rates.map((rate) => (rate.open.length > 0 ? rate.charges : 0));
  const isBlank = wanted.every((each) => each === 0);
  const ofRates = cumulativeShares(charges, isBlank ? netsOfRates.map((own) => sumBy(own, (net) => net)) : wanted);
  return netsOfRates.flatMap((own, index) => {
    const ofRate = ofRates[index] ?? 0;
    return cumulativeShares(ofRate, own.every((net) => net === 0) ? own.map(() => 1) : own);
  });
}

/** The tax on lines: the goods of each rate, and charges with a rate of their own, each rounded once. */
function taxAtRates(lines: readonly Pick<RestOfLine, 'gstPercent' | 'taxable' | 'ownCharges'>[], chargesPercent: number): number {
  const goods = [...Map.groupBy(lines, ({ gstPercent }) => gstPercent)];
  const charges = sumBy(lines, ({ ownCharges }) => sumOf(ownCharges));
  return (
    sumBy(goods, ([gstPercent, same]) =>
      share(
        sumBy(same, ({ taxable }) => taxable),
        gstPercent,
      ),
    ) + share(charges, chargesPercent)
  );
}

/** A line without anything left to charge: its pieces replace returned ones. */
const charged = { gross: 0, discount: 0, chargesWithGoods: 0, taxable: 0, ownCharges: noCharges, quantity: 0 };

/**
 * A dispatch's share of a changed order: its part of what remains. The last pieces take everything that is left, so a paisa that rounding
 * has kept back goes with them. Never fails.
 */
export function restShare(order: OrderAmounts, sent: SentSoFar, leaving: SentQuantities): SentShare {
  const rest = restOf(order, sent);
  const open = new Map(rest.lines.map((line) => [line.lineId, line]));
  const lines = order.lines.flatMap(({ lineId, gstPercent }): SentLine[] => {
    const quantity = leaving.get(lineId) ?? 0;
    return quantity > 0 ? [partOf(open.get(lineId) ?? { ...charged, lineId, gstPercent }, quantity)] : [];
  });
  const isLast = rest.lines.every(({ lineId, quantity }) => quantity <= (leaving.get(lineId) ?? 0));
  const byRates = taxAtRates(lines, order.chargesPercent);
  return { lines, tax: isLast ? rest.tax : byRates + part(rest.tax - rest.taxByRates, beforeTax(lines), beforeTax(rest.lines)) };
}

function partOf(line: RestOfLine, quantity: number): SentLine {
  const own = (amount: number) => part(amount, Math.min(quantity, line.quantity), line.quantity);
  const [gross, net, chargesWithGoods] = [own(line.gross), own(line.gross - line.discount), own(line.chargesWithGoods)];
  const { special, shipping, installation } = line.ownCharges;
  return {
    lineId: line.lineId,
    gstPercent: line.gstPercent,
    quantity,
    gross,
    discount: gross - net,
    chargesWithGoods,
    taxable: net + chargesWithGoods,
    ownCharges: { special: own(special), shipping: own(shipping), installation: own(installation) },
  };
}
