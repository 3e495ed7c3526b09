import { dateAt } from '@vikray/contract/platform/dates.ts';
import { listHandler } from '../platform/handler.ts';
import { countOutstanding, outstandingRows } from './outstanding-store.ts';

export const GetOutstanding = listHandler('GetOutstanding', {
  page: async ({ db, input, now }, { search, sort = 'overdue', descending = sort === 'open', after, offset, limit, wantsTotal }) => {
    const filter = { ...input, by: input.by ?? 'Customer', asOf: input.asOf ?? dateAt(now), search } as const;
    const rows = await outstandingRows(db, filter, { sort, descending, after, offset, limit });
    return { rows, ...(wantsTotal && { total: await countOutstanding(db, filter) }) };
  },
  idOf: (row) => row.billId ?? row.dealId ?? row.customerId,
  agesDaily: true,
});
