import { dateAt } from '@vikray/contract/platform/dates.ts';
import { cachedRead } from '../platform/handler.ts';
import { sumSalesByDay } from './dashboard-store.ts';

export const GetDashboarshMonthWiseOrdersSales = cachedRead(
  'GetDashboarshMonthWiseOrdersSales',
  async ({ db, now }) => sumSalesByDay(db, dateAt(now).slice(0, 4)),
  { agesDaily: true },
);
