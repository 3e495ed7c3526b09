import { listHandler } from '../platform/handler.ts';
import { countDeductions, deductionRows } from './deduction-store.ts';

export const GetDeduction = listHandler('GetDeduction', {
  page: async ({ db, input }, { search, descending = true, after, offset, limit, wantsTotal }) => {
    const filter = { ...input, search };
    const rows = await deductionRows(db, filter, { descending, after, offset, limit });
    return { rows, ...(wantsTotal && { total: await countDeductions(db, filter) }) };
  },
  idOf: (row) => row.deductionId,
});
