import { handler } from '../platform/handler.ts';
import { listLines } from './order-line-store.ts';
import { findOrder } from './order-store.ts';

export const AddOrderProductMapping = handler('AddOrderProductMapping', async ({ db, input, fail }) => {
  if (!(await findOrder(db, input.orderId))) throw fail('OrderNotFound');
  const lines = await listLines(db, input.orderId);
  const line = lines.find(
    ({ productId, rate, quantity }) => productId === input.productId && rate === input.rate && quantity === input.quantity,
  );
  if (!line) throw fail('LineUnknown');
  return [{ id: line.id }];
});
