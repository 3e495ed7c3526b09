import type { Shortage } from '@vikray/contract/stock/shortage.ts';
import { windowOfRows } from '../platform/database/lists/whole-rows.ts';
import { listHandler } from '../platform/handler.ts';
import { listShortages } from './shortage-store.ts';

type Compare = (one: Shortage, other: Shortage) => number;

/** A blank date comes after all dates. */
const byDate: Compare = (one, other) =>
  Number(one.neededBy === '') - Number(other.neededBy === '') || compare(one.neededBy, other.neededBy);

/** The orders of the list, each upon that by name. */
const orders: Readonly<Record<string, Compare>> = {
  neededBy: (one, other) => byDate(one, other) || other.short - one.short,
  name: () => 0,
  short: (one, other) => one.short - other.short,
  supplier: (one, other) => compare(one.supplier.toLowerCase(), other.supplier.toLowerCase()),
};

export const GetShortage = listHandler('GetShortage', {
  page: async ({ db, input: { supplierId } }, window) => {
    const rows = (await listShortages(db, supplierId)).toSorted(orders[window.sort ?? 'neededBy']);
    return windowOfRows(
      {
        rows: window.descending ? rows.toReversed() : rows,
        textsOf: ({ code, name, supplier }) => [code, name, supplier],
        idOf: ({ productId }) => productId,
      },
      window,
    );
  },
  computesAll: true,
  idOf: ({ productId }) => productId,
});

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
