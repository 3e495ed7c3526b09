/** The work of the dispatch desk at its largest: goods of a hundred orders that leave with one press. */
import { answer, asCall } from './calls.ts';
import type { DailyWork } from './daily-work.ts';
import type { LoadCall, Client } from './load.ts';

const linesOfOrder = 5;
/** More than all rounds of a bench send from a line. */
const ordered = 1000;

/** Places orders of five lines each. Returns the request that sends a piece of every line of all of them. */
export async function prepareDesk(
  client: Client,
  { chosen, approvedQuotation }: DailyWork,
  today: string,
  orders: number,
): Promise<() => LoadCall> {
  const dispatches: { orderId: number; lines: { productMapId: number; dispatchQuantity: number }[] }[] = [];
  for (let count = 0; count < orders; count++) {
    const quotationId = await approvedQuotation(ordered, chosen.products.slice(0, linesOfOrder));
    const [order] = await answer<{ OrderId: number }[]>(client, asCall('AddOrder', { quotationId }));
    const orderId = order?.OrderId ?? 0;
    const lines = await answer<{ fld_id: number }[]>(client, asCall('GetOrderProduct', { orderId }));
    dispatches.push({ orderId, lines: lines.map(({ fld_id: productMapId }) => ({ productMapId, dispatchQuantity: 1 })) });
  }
  let sent = 0;
  return () => {
    sent++;
    return asCall('AddDispatches', {
      dispatches: dispatches.map((each, index) => ({ ...each, invoiceNumber: String(70_000 + sent * orders + index), invoiceDate: today })),
    });
  };
}
