import { listHandler } from '../platform/handler.ts';
import { pageOfFollowUps } from './due-store.ts';

export const GetFollowUpList = listHandler('GetFollowUpList', {
  page: ({ db, input: { due, ownerId, owner }, now }, window) =>
    pageOfFollowUps(db, { due, ownerId, isUnowned: owner === 'None' }, window, now),
  idOf: ({ dealId }) => dealId,
  agesDaily: true,
});
