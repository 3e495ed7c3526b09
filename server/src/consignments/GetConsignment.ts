import { keptRead } from '../platform/handler.ts';
import { consignmentDetails } from './consignment-details-store.ts';

export const GetConsignment = keptRead('GetConsignment', async ({ db, input: { consignmentId, orderId }, fail }) => {
  if (consignmentId === undefined) {
    if (orderId === undefined) throw fail('NothingNamed');
    return consignmentDetails(db, { orderId });
  }
  const found = await consignmentDetails(db, { ids: [consignmentId] });
  if (found.length === 0) throw fail('ConsignmentNotFound');
  return found;
});
