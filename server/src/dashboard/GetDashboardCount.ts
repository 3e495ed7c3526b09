import { cachedRead } from '../platform/handler.ts';
import { countEverything } from './dashboard-store.ts';

export const GetDashboardCount = cachedRead('GetDashboardCount', async ({ db, now }) => [await countEverything(db, now)], {
  agesDaily: true,
});
