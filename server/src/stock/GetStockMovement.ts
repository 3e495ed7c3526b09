import { windowOfRows } from '../platform/database/lists/whole-rows.ts';
import { listHandler } from '../platform/handler.ts';
import { listStockMovements } from './stock-movement-store.ts';

export const GetStockMovement = listHandler('GetStockMovement', {
  page: async ({ db, input }, window) => {
    const movements = await listStockMovements(db, input);
    return windowOfRows(
      {
        rows: window.descending ? movements.toReversed() : movements,
        textsOf: ({ reason, document, who }) => [reason, document, who],
        idOf: ({ movementId }) => movementId,
      },
      window,
    );
  },
  computesAll: true,
  idOf: ({ movementId }) => movementId,
});
