import { keptRead } from '../platform/handler.ts';
import { consignmentDetails } from './consignment-details-store.ts';
import { otherOrders } from './shared-invoice-store.ts';

export const GetConsignment = keptRead('GetConsignment', async ({ db, input: { consignmentId, orderId }, fail }) => {
  if (consignmentId === undefined && orderId === undefined) throw fail('NothingNamed');
  const found = await consignmentDetails(db, consignmentId === undefined ? { orderId: orderId ?? 0 } : { ids: [consignmentId] });
  if (consignmentId !== undefined && found.length === 0) throw fail('ConsignmentNotFound');
  const others = await otherOrders(db, found);
  return found.map((each) => ({ ...each, otherOrders: others.get(each.consignmentId) ?? [] }));
});
