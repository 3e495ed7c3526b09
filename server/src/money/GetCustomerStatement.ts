import { handler } from '../platform/handler.ts';
import { customerOfAccount } from './customer-of-account.ts';
import { statementOf } from './statement.ts';

export const GetCustomerStatement = handler('GetCustomerStatement', async ({ db, input: { customerId, companyId, from, to }, fail }) => {
  if (!(await customerOfAccount(db, { customerId, companyId }))) throw fail('CustomerNotFound');
  if (from > to) throw fail('DatesReversed');
  const { rows, bills } = await statementOf(db, { customerId, companyId }, { from, to });
  return { data: rows, bills };
});
