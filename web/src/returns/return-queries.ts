/** Everything that the screens of the returns read from the server. */
import type { Dispatch } from '@vikray/contract/dispatches/dispatch.ts';
import type { ReturnedLine } from '@vikray/contract/returns/return.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';

/** The returned pieces of the list screen. */
export function useReturnList(page: ListPage): ListRows<ReturnedLine> {
  return useListRows('GetReturn', page, (line) => line.returnLineId);
}

/** What was dispatched of an order and can come back; nothing while it loads. */
export function useReturnable(orderId: number) {
  const { data, isPending, error, refetch } = useQuery({ ...queryOf('GetDispatchOrder', { orderId, pageSize: 500 }), ...alwaysReload });
  const found: readonly Dispatch[] =
    data?.rows.filter(({ dispatchQuantity, returnedQuantity }) => returnedQuantity < dispatchQuantity) ?? [];
  return { found, isPending, failure: data ? undefined : error?.message, retry: () => void refetch() };
}

/** Whether a return of an order asks for its credit note; not when that cannot be loaded. */
export async function isToCredit(orderId: number, returnId: number): Promise<boolean> {
  const found = await call('GetReturn', { orderId, pageSize: 500 }).catch(() => undefined);
  return found?.rows.some((line) => line.returnId === returnId && line.toCredit === 'Yes') ?? false;
}

/** Makes everything that shows returns, dispatches, orders or stock reload. */
export function refreshReturns(): Promise<void> {
  return refresh(
    'GetReturn',
    'GetDispatchOrder',
    'GetOrder',
    'GetOrderProduct',
    'GetOrderToDispatch',
    'GetProduct',
    'GetProductList',
    'GetDeal',
    'GetTimeline',
  );
}
