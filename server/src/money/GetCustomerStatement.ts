import { addDays } from '@vikray/contract/platform/dates.ts';
import { findCustomer } from '../customers/public.ts';
import { handler } from '../platform/handler.ts';
import { netOf, openBillsOf, statementEntries } from './statement-store.ts';

export const GetCustomerStatement = handler('GetCustomerStatement', async ({ db, input: { customerId, companyId, from, to }, fail }) => {
  if (!(await findCustomer(db, customerId))) throw fail('CustomerNotFound');
  if (from > to) throw fail('DatesReversed');
  const account = { customerId, companyId };
  let balance = await netOf(db, account, addDays(from, -1));
  const opening = { date: from, kind: 'Opening' as const, document: '', text: '', debit: 0, credit: 0, balance, page: '' };
  const entries = await statementEntries(db, account, { from, to });
  const rows = entries.map((entry) => {
    balance += entry.debit - entry.credit;
    return { ...entry, balance };
  });
  return { data: [opening, ...rows], bills: await openBillsOf(db, account, to) };
});
