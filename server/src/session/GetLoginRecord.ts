import { keptRead } from '../platform/handler.ts';
import { getLoginRecord } from '../users/public.ts';

export const GetLoginRecord = keptRead('GetLoginRecord', async ({ db, user }) => [await getLoginRecord(db, user.userId)]);
