import { handler } from '../platform/handler.ts';
import { countEverything } from './dashboard-store.ts';

export const GetDashboardCount = handler('GetDashboardCount', async ({ db, now }) => [await countEverything(db, now)]);
