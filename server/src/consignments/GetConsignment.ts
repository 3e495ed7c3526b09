import { cachedRead } from '../platform/handler.ts';
import { consignmentDetails } from './consignment-details-store.ts';
import { ordersOfInvoices } from './shared-invoice-store.ts';

export const GetConsignment = cachedRead('GetConsignment', async ({ db, input: { consignmentId, orderId }, fail }) => {
  const wanted = consignmentId === undefined ? orderId !== undefined && { orderId } : { ids: [consignmentId] };
  if (!wanted) throw fail('NothingNamed');
  const found = await consignmentDetails(db, wanted);
  if (consignmentId !== undefined && found.length === 0) throw fail('ConsignmentNotFound');
  const orders = await ordersOfInvoices(db, found);
  return found.map((each) => ({
    ...each,
    otherOrders: (orders.get(each.consignmentId) ?? []).filter((order) => order.orderId !== each.orderId),
  }));
});
