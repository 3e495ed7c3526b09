import { handler } from '../platform/handler.ts';
import { changeStatus } from './change-status.ts';

export const DeleteProduct = handler('DeleteProduct', async (context) => {
  const { id: productId, version } = context.input;
  return changeStatus(context, { productId, version }, 'Deleted');
});
