import { listHandler } from '../platform/handler.ts';
import { pageOfConsignments } from './consignment-store.ts';

export const GetConsignmentList = listHandler('GetConsignmentList', {
  page: ({ db, input }, window) => pageOfConsignments(db, input, window),
  idOf: (consignment) => consignment.consignmentId,
});
