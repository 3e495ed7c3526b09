import { dateAt } from '@vikray/contract/platform/dates.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfConsignments } from './consignment-store.ts';

export const GetConsignmentList = listHandler('GetConsignmentList', {
  page: ({ db, input, now }, window) => pageOfConsignments(db, { ...input, ...daysOf(input, dateAt(now)) }, window),
  idOf: (consignment) => consignment.consignmentId,
  agesDaily: true,
});
