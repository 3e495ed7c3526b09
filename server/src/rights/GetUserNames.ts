import { listHandler } from '../platform/handler.ts';
import { pageOfUserNames } from './user-name-store.ts';

export const GetUserNames = listHandler('GetUserNames', {
  page: ({ db, input }, window) => pageOfUserNames(db, input.userId, window),
  idOf: (user) => user.userId,
});
