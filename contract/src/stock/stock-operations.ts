/**
 * Laws of counted stock. A count moves the stock by the difference between what was counted and what the panel showed at that time, upon
 * the current stock; setting the stock to the count would put back what was dispatched in between. All lines of a count are entered, or
 * none. Shortages are computed from open orders and stocks whenever they are read: a stored proposal would repeat itself.
 */
import { created } from '../platform/answers.ts';
import { write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, invalid } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { fieldsOf } from '../platform/filters.ts';
import { fileColumns } from '../platform/list-file.ts';
import { period } from '../platform/period.ts';
import { stockFilters } from '../products/product-filters.ts';
import { openingStockImportCsv, productStock, productStockCsv } from './product-stock.ts';
import { shortage, shortageCsv, shortageFilters } from './shortage.ts';
import { newStockCount, reasonGiven } from './stock-count.ts';
import { stockMessages as say } from './stock-messages.ts';
import { stockMovement, stockMovementCsv } from './stock-movement.ts';

/** The operations on stock, by name. */
export const stockOperations = {
  /** What there is of each product that is not deleted. */
  GetStock: list({
    right: 'signed-in',
    row: productStock,
    sorts: ['name', 'stock'],
    filters: { ...fieldsOf(stockFilters), ...fileColumns },
    csv: productStockCsv,
    importCsv: openingStockImportCsv,
  }),

  /** The movements of a product, oldest first: the balance of the last one is its stock. */
  GetStockMovement: list({
    right: 'signed-in',
    row: stockMovement,
    sorts: ['at'],
    filters: { productId: id, ...period },
    csv: stockMovementCsv,
  }),

  /** What is short, the most urgent first. */
  GetShortage: list({
    right: 'signed-in',
    row: shortage,
    sorts: ['neededBy', 'name', 'short', 'supplier'],
    filters: fieldsOf(shortageFilters),
    csv: shortageCsv,
  }),

  /** Enters what was counted. Products may be deleted: open orders may still wait for them. */
  AddStockCount: write({
    right: 'Add Stock Count',
    input: newStockCount,
    rules: [reasonGiven],
    answer: created('stockCountId'),
    failures: {
      DateInFuture: invalid('countedOn', say.futureDate),
      ProductUnknown: invalid('lines', say.selectProduct),
      BelowZero: conflict(say.belowZero, 'lines'),
      StockTooLarge: invalid('lines', say.tooLarge),
    },
  }),
};
