import { cachedRead } from '../platform/handler.ts';
import { listPastPrices } from './price-history-store.ts';

export const GetPriceHistory = cachedRead('GetPriceHistory', async ({ db, input }) => listPastPrices(db, input));
