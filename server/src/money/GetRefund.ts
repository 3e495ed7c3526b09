import { listHandler } from '../platform/handler.ts';
import { countRefunds, refundRows } from './refund-list-store.ts';

export const GetRefund = listHandler('GetRefund', {
  page: async ({ db, input }, { search, descending = true, after, offset, limit, wantsTotal }) => {
    const filter = { ...input, search };
    const rows = await refundRows(db, filter, { descending, after, offset, limit });
    return { rows, ...(wantsTotal && { total: await countRefunds(db, filter) }) };
  },
  idOf: (row) => row.refundId,
});
