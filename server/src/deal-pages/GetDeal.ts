import { dealAmount } from '@vikray/contract/deals/deal-amount.ts';
import { dealLines } from '@vikray/contract/deals/deal-lines.ts';
import { dealSentence } from '@vikray/contract/deals/deal-sentence.ts';
import { dealFacts, dealState as stateOf, quotedStatuses } from '@vikray/contract/deals/deal-state.ts';
import { dealMoneySentence } from '@vikray/contract/money/deal-money.ts';
import { nextPromise } from '@vikray/contract/orders/next-promise.ts';
import { maySeeMoney } from '@vikray/contract/money/sees-money.ts';
import { isOverdue } from '@vikray/contract/orders/order-promise.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { dispatchesOfOrders } from '../dispatches/public.ts';
import { listOrderLines, ordersOfDeal, stocksAndOpenLines } from '../orders/public.ts';
import { moneyOfDeal } from '../money/public.ts';
import { whatsAppNumber } from '../lookups/public.ts';
import { cachedRead } from '../platform/handler.ts';
import { returnsOfOrders } from '../returns/public.ts';
import { listQuotationLines, quotationsOfDeal } from '../quotations/public.ts';
import { asListed, findDealHead } from './deal-head-store.ts';

const noMoney = { asked: null, received: null, billed: null, advance: null, overdue: null };

/** Reads a deal in eight statements at most, however much belongs to it, and in one more for a user who may see its money. */
export const GetDeal = cachedRead(
  'GetDeal',
  async ({ db, input, user, now, fail }) => {
    const head = await findDealHead(db, input.dealId);
    if (!head) throw fail('DealNotFound');
    const quotations = await quotationsOfDeal(db, head.id, now);
    const current = quotations.filter(({ supersededById }) => supersededById === null);
    const counting = current.filter(({ shownStatus }) => quotedStatuses.includes(shownStatus));
    const quoted = await listQuotationLines(db, ...counting.map(({ quotationId }) => quotationId));
    const orders = await ordersOfDeal(db, head.id);
    const orderIds = orders.map(({ orderId }) => orderId);
    const ordered = await listOrderLines(db, ...orderIds);
    const dispatches = await dispatchesOfOrders(db, orderIds);
    const hasReturns = ordered.some(({ returnedQuantity }) => returnedQuantity > 0);
    const returns = hasReturns ? await returnsOfOrders(db, orderIds) : [];
    const stocks = await stocksAndOpenLines(db, [...new Set([...ordered, ...quoted].map(({ productId }) => productId))]);

    const account = maySeeMoney(user.rights) && head.customer_id !== null ? { dealId: head.id, customerId: head.customer_id } : undefined;
    const money = account && (await moneyOfDeal(db, { ...account, asOf: dateAt(now) }));

    const lines = dealLines({ quoted, ordered, stocks });
    const dealState = stateOf(dealFacts({ quotations: current, orders, closedOn: head.closed_on }));
    const lostReason = current.find((each) => each.shownStatus === 'Lost')?.lostReason ?? head.lost_reason;
    const accepted = counting.find((each) => each.acceptedOn !== '');
    const { acceptedBy = '', acceptedOn = '' } = accepted ?? {};
    const next = nextPromise(ordered);
    const promise = next && { ...next, isOverdue: isOverdue(next.on, dateAt(now)) };
    return [
      {
        ...asListed(head),
        dealState,
        totalAmount: dealAmount({ quotations: current, orders }),
        ownerId: head.owner_id,
        cadence: head.cadence,
        stage: head.stage,
        expectedMonth: head.expected_month,
        email: head.person_email ?? head.email,
        country: head.country ?? '',
        whatsApp: await whatsAppNumber(head.person === null ? head.mobile : (head.person_mobile ?? ''), head.country),
        lostReason,
        ...(money ?? noMoney),
        moneySentence: money ? dealMoneySentence(money, orders.length > 0) : '',
        sentence: dealSentence({ dealState, lines, lostReason, promise, acceptedBy, acceptedOn }),
        quotations,
        orders,
        dispatches,
        returns,
        lines,
      },
    ];
  },
  { agesDaily: true },
);
