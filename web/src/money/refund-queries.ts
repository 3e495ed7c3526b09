import type { Refund } from '@vikray/contract/money/refunds-operations.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The refunds. */
export function useRefundList(page: ListPage, filter: Omit<InputOf<'GetRefund'>, keyof ListPage>): ListRows<Refund> {
  return useListRows('GetRefund', page, (refund) => refund.refundId, filter);
}
