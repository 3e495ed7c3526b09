import { keptRead } from '../platform/handler.ts';
import { consignmentDetails } from './consignment-details-store.ts';
import { otherOrders } from './shared-invoice-store.ts';

export const GetConsignment = keptRead('GetConsignment', async ({ db, input: { consignmentId, orderId }, fail }) => {
  const wanted = consignmentId === undefined ? orderId !== undefined && { orderId } : { ids: [consignmentId] };
  if (!wanted) throw fail('NothingNamed');
  const found = await consignmentDetails(db, wanted);
  if (consignmentId !== undefined && found.length === 0) throw fail('ConsignmentNotFound');
  const others = await otherOrders(db, found);
  return found.map((each) => ({ ...each, otherOrders: others.get(each.consignmentId) ?? [] }));
});
