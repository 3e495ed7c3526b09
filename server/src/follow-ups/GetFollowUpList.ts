import { listHandler } from '../platform/handler.ts';
import { pageOfFollowUps } from './due-store.ts';

export const GetFollowUpList = listHandler('GetFollowUpList', {
  page: ({ db, input: { due, ownerId }, now }, window) => pageOfFollowUps(db, { due, ownerId }, window, now),
  idOf: ({ dealId }) => dealId,
  agesDaily: true,
});
