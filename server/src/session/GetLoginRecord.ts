import { cachedRead } from '../platform/handler.ts';
import { loginRecordOf } from './login-record-of.ts';

export const GetLoginRecord = cachedRead('GetLoginRecord', async ({ db, user }) => [await loginRecordOf(db, user.userId)]);
