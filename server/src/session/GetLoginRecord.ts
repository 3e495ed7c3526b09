import { handler } from '../platform/handler.ts';
import { getLoginRecord } from '../users/public.ts';

export const GetLoginRecord = handler('GetLoginRecord', async ({ db, user }) => [await getLoginRecord(db, user.userId)]);
