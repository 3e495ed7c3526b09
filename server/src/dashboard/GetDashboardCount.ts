import { keptRead } from '../platform/handler.ts';
import { countEverything } from './dashboard-store.ts';

export const GetDashboardCount = keptRead('GetDashboardCount', async ({ db, now }) => [await countEverything(db, now)], {
  agesDaily: true,
});
