/** The values of a consignment and its lines, from the order and from what has been dispatched. */
import {
  chargedBefore,
  consignmentGroups,
  consignmentTotals,
  sentShare,
  type LineValues,
  type OrderAmounts,
  type SentLine,
  type SentQuantities,
  type SentShare,
  type SentSoFar,
  type TotalFacts,
} from '@vikray/contract/consignments/consignment-values.ts';
import { restShare } from '@vikray/contract/consignments/rest-of-order.ts';
import type { Order, OrderProduct } from '@vikray/contract/orders/order.ts';
import type { ConsignmentAmounts, LineAmounts } from './consignments-tables.ts';

type LineToShare = Pick<OrderProduct, 'id' | 'quantity' | 'total' | 'gstPercent'>;

/** The amounts of an order that its consignments share. */
export function orderAmounts(order: Order, lines: readonly LineToShare[]): OrderAmounts {
  return {
    lines: lines.map(({ id, quantity, total, gstPercent }) => ({
      lineId: id,
      quantity,
      total,
      gstPercent: gstPercent ?? order.gstPercent ?? 0,
    })),
    discountAmount: order.discountAmount,
    charges: { special: order.specialCharges, shipping: order.shippingCharges, installation: order.installationCharges },
    chargesMode: order.chargesMode,
    chargesPercent: order.gstServiceChargePercent,
  };
}

/** Goods of an order that leave, or stay, with one consignment. */
interface GoodsToShare {
  readonly order: Order;
  readonly lines: readonly LineToShare[];
  /** What the other consignments carry. */
  readonly sent: SentSoFar;
  readonly quantities: SentQuantities;
  readonly isReplacement: boolean;
}

/** The share of goods in their order. What left before a change keeps its values, so the rest of a changed order is shared. */
export function shareOfGoods({ order, lines, sent, quantities, isReplacement }: GoodsToShare): SentShare {
  const amounts = orderAmounts(order, lines);
  if (isReplacement) return chargedBefore(amounts, quantities);
  return (order.approvedChange > 0 ? restShare : sentShare)(amounts, sent, quantities);
}

interface Facts extends TotalFacts {
  readonly chargesPercent: number;
}

/** The columns of a consignment with these lines. */
export function consignmentAmounts(
  lines: readonly (LineValues & { readonly gstPercent: number })[],
  { chargesPercent, ...facts }: Facts,
): ConsignmentAmounts {
  const { tax, heads } = facts;
  const totals = consignmentTotals(consignmentGroups(lines, chargesPercent, heads), facts);
  const sum = (amount: (line: LineValues) => number) => lines.reduce((total, line) => total + amount(line), 0);
  return {
    gross_paise: sum((line) => line.gross),
    discount_paise: sum((line) => line.discount),
    special_charges_paise: sum((line) => line.ownCharges.special),
    shipping_charges_paise: sum((line) => line.ownCharges.shipping),
    installation_charges_paise: sum((line) => line.ownCharges.installation),
    service_gst_percent_hundredths: chargesPercent,
    taxable_paise: totals.taxable,
    tax_paise: tax,
    cgst_paise: totals.cgst,
    sgst_paise: totals.sgst,
    igst_paise: totals.igst,
    round_off_paise: totals.roundOff,
    total_paise: totals.total,
  };
}

/** The columns of a line. */
export function lineAmounts(line: SentLine): LineAmounts {
  return { gst_percent_hundredths: line.gstPercent, ...amountsOf(line) };
}

/** The same without its rate. */
export function amountsOf(line: LineValues): Omit<LineAmounts, 'gst_percent_hundredths'> {
  return {
    gross_paise: line.gross,
    discount_paise: line.discount,
    charges_with_goods_paise: line.chargesWithGoods,
    taxable_paise: line.taxable,
    special_charges_paise: line.ownCharges.special,
    shipping_charges_paise: line.ownCharges.shipping,
    installation_charges_paise: line.ownCharges.installation,
  };
}

/** The values of a stored line. */
export function lineValues(row: Omit<LineAmounts, 'gst_percent_hundredths'>): LineValues {
  return {
    gross: row.gross_paise,
    discount: row.discount_paise,
    chargesWithGoods: row.charges_with_goods_paise,
    taxable: row.taxable_paise,
    ownCharges: { special: row.special_charges_paise, shipping: row.shipping_charges_paise, installation: row.installation_charges_paise },
  };
}

/** The same with its rate. */
export function ratedValues(row: LineAmounts): LineValues & { readonly gstPercent: number } {
  return { ...lineValues(row), gstPercent: row.gst_percent_hundredths };
}
