import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { countEverything } from './dashboard-store.ts';

export const GetDashboardCount = handler('GetDashboardCount', async ({ db, now }) => [await countEverything(db, dateAt(now).slice(0, 7))]);
