import { groupedPieces, wholePart } from '../platform/decimal.ts';
import type { StockPromise, TakenPieces } from './promised-stock.ts';

function ordersOf({ promisedTo, promisedOrders }: Pick<StockPromise, 'promisedTo' | 'promisedOrders'>): string {
  if (promisedOrders < 2) return promisedTo;
  return `${promisedTo} and ${promisedOrders === 2 ? '1 other order' : `${groupedPieces(promisedOrders - 1)} other orders`}`;
}

function meant({ name, taken, ...orders }: TakenPieces): string {
  return `${groupedPieces(taken)} ${name} ${taken === 1 ? 'was' : 'were'} meant for ${ordersOf(orders)}.`;
}

/** Every sentence about stock that is promised to other orders. */
export const promisedStockMessages = {
  confirmTitle: 'Confirm to Dispatch',
  /** Why a line waits although pieces are in stock. The stock is in hundredths of a piece. */
  promised: ({ stock, promised, ...orders }: StockPromise & { readonly stock: number }) => {
    const pieces = promised === wholePart(stock) ? 'all' : groupedPieces(promised);
    return `${groupedPieces(stock / 100)} in stock, ${pieces} promised to ${ordersOf(orders)}`;
  },
  meant,
  /** Asks before a dispatch takes pieces that other orders would get (DSK-11). */
  dispatchAnyway: (taken: readonly TakenPieces[]) => `${taken.map(meant).join(' ')} Dispatch anyway?`,
} as const;
