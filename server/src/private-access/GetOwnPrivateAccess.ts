import { listHandler } from '../platform/handler.ts';
import { pageOfPrivateAccess } from './private-access-store.ts';

export const GetOwnPrivateAccess = listHandler('GetOwnPrivateAccess', {
  page: ({ db, user }, window) => pageOfPrivateAccess(db, { userId: user.userId }, window),
  idOf: (access) => access.accessId,
});
