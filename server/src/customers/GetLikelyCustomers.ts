import { cachedRead } from '../platform/handler.ts';
import { likelyCustomers } from './likely-customer-store.ts';

export const GetLikelyCustomers = cachedRead('GetLikelyCustomers', async ({ db, input }) => likelyCustomers(db, input));
