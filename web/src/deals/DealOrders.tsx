import type { Deal } from '@vikray/contract/deals/deal.ts';
import { orderChangeMessages } from '@vikray/contract/order-changes/order-change-messages.ts';
import { changeLine } from '@vikray/contract/orders/change-line.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { OrderLink, PromisedDate } from '../orders/public.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';

/** The change of an order that waits, or the one that counts; blank for none. */
function changeWords({ change, changeState, ...counting }: Pick<Order, 'change' | 'changeState' | 'approvedChange' | 'changedOn'>): string {
  return changeState === 'Waiting' ? orderChangeMessages.waits(change) : changeLine(counting);
}

/** The orders of a deal, newest first. Nothing without any. */
export function DealOrders({ orders }: Pick<Deal, 'orders'>) {
  if (orders.length === 0) return null;
  return (
    <section className="deal-sheet" aria-labelledby="deal-orders">
      <h2 id="deal-orders">Orders</h2>
      <ul className="deal-rows">
        {orders.map(({ orderId, number, date, totalAmount, shownStatus, nextPromisedOn, ...order }) => (
          <li key={orderId}>
            <OrderLink orderId={orderId} number={number} />
            <span className="unbroken">{dashedDate(date)}</span>
            <span className="deal-amount tabular">{formatRupees(totalAmount)}</span>
            <StatusTag status={shownStatus} />
            <span className="deal-row-actions">
              <ExportButton address={`/api/orders/${orderId}.pdf`} label={number} failed={printingMessages.pdfFailed} />
            </span>
            {(nextPromisedOn !== '' || changeWords(order) !== '') && (
              <p className="deal-row-reason">
                <PromisedDate date={nextPromisedOn} /> {changeWords(order)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
