import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfDispatches } from './dispatch-store.ts';

export const GetDispatchOrder = listHandler('GetDispatchOrder', {
  page: ({ db, input, now }, window) => pageOfDispatches(db, { ...input, ...daysOf(input, dateAt(now)) }, window),
  agesDaily: true,
  idOf: (dispatch) => dispatch.id,
});
