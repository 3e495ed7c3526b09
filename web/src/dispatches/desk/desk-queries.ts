/** Everything that the dispatch desk reads from the server. */
import type { OpenLineFilters, OpenLineSort, OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { takenFromOthers } from '@vikray/contract/dispatches/taken-from-others.ts';
import { mostLines, mostOrders } from '@vikray/contract/dispatches/new-dispatches.ts';
import type { TakenPieces } from '@vikray/contract/orders/promised-stock.ts';
import { call } from '../../platform/call.ts';
import { useListRows, type ListRows } from '../../ui/lists/list-rows.ts';
import { searchAndOrder, type ListPage } from '../../ui/lists/list-search.ts';
import type { TickedLines } from './ticked-lines.ts';

/** The open lines on a page of the desk. */
export function useOpenLines(page: ListPage<OpenLineSort>, filters: OpenLineFilters): ListRows<OpenOrderLine> {
  return useListRows('GetOpenOrderLine', page, (line) => line.id, filters);
}

/** All lines of the list that can ship, as many as can be dispatched together. */
export async function linesThatCanShip(page: ListPage<OpenLineSort>, filters: OpenLineFilters): Promise<readonly OpenOrderLine[]> {
  const wish = { ...filters, ...searchAndOrder(page), canShip: 'Yes' as const, page: 1, pageSize: mostLines };
  const { rows } = await call('GetOpenOrderLine', wish);
  const orders = [...new Set(rows.map(({ orderId }) => orderId))].slice(0, mostOrders);
  return rows.filter(({ orderId }) => orders.includes(orderId));
}

/** The pieces of other orders that the ticked lines take (DSK-11). Asks only about products of which a line takes more than it would get. */
export async function takenPiecesOf(ticked: TickedLines): Promise<TakenPieces[]> {
  const lines = [...ticked.values()];
  const products = new Set(lines.filter(({ line, typed }) => Number(typed) > line.canShip).map(({ line }) => line.productId));
  const leaving = new Map(lines.map(({ line, typed }) => [line.id, Number(typed)]));
  const found: TakenPieces[] = [];
  for (const productId of products) {
    const { rows } = await call('GetOpenOrderLine', { productId, page: 1, pageSize: 500 });
    const taken = takenFromOthers(rows, leaving);
    if (taken) found.push(taken);
  }
  return found;
}
