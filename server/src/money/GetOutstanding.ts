import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { contactsToCall } from '../customers/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { listHandler } from '../platform/handler.ts';
import { countOutstanding, outstandingRows } from './outstanding-store.ts';

export const GetOutstanding = listHandler('GetOutstanding', {
  page: async ({ db, input, now }, { search, sort = 'overdue', descending = sort === 'open', after, offset, limit, wantsTotal }) => {
    const today = dateAt(now);
    const filter = { ...input, by: input.by ?? 'Customer', asOf: input.asOf ?? today, search } as const;
    const rows = await outstandingRows(db, filter, { sort, descending, after, offset, limit }, today);
    return {
      rows: filter.by === 'Customer' ? await withContacts(db, rows) : rows,
      ...(wantsTotal && { total: await countOutstanding(db, filter, today) }),
    };
  },
  idOf: (row) => row.billId ?? row.dealId ?? row.customerId,
  agesDaily: true,
});

/** The customers with whom to call there. */
async function withContacts(db: Db, rows: readonly OutstandingRow[]): Promise<OutstandingRow[]> {
  const ids = rows.map(({ customerId }) => customerId);
  const contacts = await contactsToCall(db, ids);
  return rows.map((row) => ({ ...row, ...contacts.get(row.customerId) }));
}
