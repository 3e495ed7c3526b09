import { findCustomer } from '../customers/public.ts';
import { handler } from '../platform/handler.ts';
import { statementOf } from './statement.ts';

export const GetCustomerStatement = handler('GetCustomerStatement', async ({ db, input: { customerId, companyId, from, to }, fail }) => {
  if (!(await findCustomer(db, customerId))) throw fail('CustomerNotFound');
  if (from > to) throw fail('DatesReversed');
  const { rows, bills } = await statementOf(db, { customerId, companyId }, { from, to });
  return { data: rows, bills };
});
