import { listHandler } from '../platform/handler.ts';
import { pageOfPrivateAccess } from './private-access-store.ts';

export const GetPrivateAccess = listHandler('GetPrivateAccess', {
  page: ({ db, input }, window) => pageOfPrivateAccess(db, input, window),
  idOf: (access) => access.accessId,
});
