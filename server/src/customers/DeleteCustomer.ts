import { handler } from '../platform/handler.ts';
import { changeStatus } from './change-status.ts';

export const DeleteCustomer = handler('DeleteCustomer', async (context) => {
  const { id: customerId, version } = context.input;
  return changeStatus(context, { customerId, version }, 'Deleted');
});
