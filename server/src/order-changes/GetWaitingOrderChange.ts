import { cachedRead } from '../platform/handler.ts';
import { asChanges } from './change-approval.ts';
import { waitingChanges } from './order-change-store.ts';

export const GetWaitingOrderChange = cachedRead('GetWaitingOrderChange', async ({ db, user }) =>
  asChanges(db, await waitingChanges(db), user),
);
