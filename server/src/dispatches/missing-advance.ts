/** The rule of what an order must have received before goods leave (PAY-21). */
import { valueOfShares, withShare, type SentSoFar } from '@vikray/contract/consignments/consignment-values.ts';
import { askedBeforeDispatch } from '@vikray/contract/money/payment-plan.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { shareOfGoods } from '../consignments/public.ts';
import { askedInTurn, moneyOfDeal } from '../money/public.ts';
import type { OrderLine } from '../orders/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { quantitiesOf, type Leaving } from './outgoing-goods.ts';

interface LeavingGoods {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly leaving: readonly Leaving[];
  /** What earlier consignments carry. */
  readonly sent: SentSoFar;
  readonly today: string;
}

/**
 * What is missing of the advance of an order, in paise, once these goods have left; 0 without a payment plan. What the deal has received is
 * for its earlier orders first, which do not ask what was credited. Pieces that replace returned ones were asked for before, and what was
 * invoiced before the company kept money here is owed outside of the panel.
 */
export async function missingAdvance(db: Db, { order, lines, leaving, sent, today }: LeavingGoods): Promise<number> {
  const charged = leaving.filter(({ isReplacement }) => !isReplacement);
  if (order.paymentPlan.length === 0 || charged.length === 0) return 0;
  const deal = { dealId: order.dealId, customerId: order.companyId };
  const money = await moneyOfDeal(db, { ...deal, asOf: today });
  if (!money) return 0;
  const { own, billedBefore, before } = await askedInTurn(db, { ...deal, quotationId: order.quotationId });
  // Another company of the deal keeps money here, but not that of this order.
  if (own === undefined) return 0;
  const share = shareOfGoods({ order, lines, sent, quantities: quantitiesOf(charged), isReplacement: false });
  const left = Math.max(0, valueOfShares(withShare(sent, share)) - billedBefore);
  const forEarlier = Math.max(0, before - money.credited);
  const received = Math.max(0, money.received - forEarlier);
  return Math.max(0, askedBeforeDispatch(order.paymentPlan, { order: own, left }) - received);
}
