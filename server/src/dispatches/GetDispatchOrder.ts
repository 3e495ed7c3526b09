import { listHandler } from '../platform/handler.ts';
import { pageOfDispatches } from './dispatch-store.ts';

export const GetDispatchOrder = listHandler('GetDispatchOrder', {
  page: ({ db }, window) => pageOfDispatches(db, window),
  idOf: (dispatch) => dispatch.id,
});
