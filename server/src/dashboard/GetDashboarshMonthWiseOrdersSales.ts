import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { sumSalesByDay } from './dashboard-store.ts';

export const GetDashboarshMonthWiseOrdersSales = handler('GetDashboarshMonthWiseOrdersSales', async ({ db, now }) =>
  sumSalesByDay(db, dateAt(now).slice(0, 4)),
);
