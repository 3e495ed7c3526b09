import { dateAt } from '@vikray/contract/platform/dates.ts';
import { presetUnsoldDays, type UnsoldProduct } from '@vikray/contract/reports/unsold.ts';
import { TakesLong } from '../platform/database/lists/list-page.ts';
import { windowOfRows } from '../platform/database/lists/whole-rows.ts';
import { listHandler } from '../platform/handler.ts';
import { listUnsold } from './unsold-store.ts';

type Compare = (one: UnsoldProduct, other: UnsoldProduct) => number;

/** The orders of the list, each upon that by name. A product that was never ordered comes first. */
const orders: Readonly<Record<string, Compare>> = {
  lastOrderedOn: (one, other) => (one.lastOrderedOn < other.lastOrderedOn ? -1 : Number(one.lastOrderedOn > other.lastOrderedOn)),
  name: () => 0,
  stock: (one, other) => one.stock - other.stock,
  amount: (one, other) => one.amount - other.amount,
};

export const GetUnsold = listHandler('GetUnsold', {
  page: async ({ db, input: { days = presetUnsoldDays }, now }, window) => {
    if (!window.mayTakeLong) throw new TakesLong();
    const rows = (await listUnsold(db, days, dateAt(now))).toSorted(orders[window.sort ?? 'lastOrderedOn']);
    return windowOfRows(
      {
        rows: window.descending ? rows.toReversed() : rows,
        textsOf: ({ code, name, category }) => [code, name, category],
        idOf: ({ productId }) => productId,
      },
      window,
    );
  },
  agesDaily: true,
  idOf: ({ productId }) => productId,
});
