/** What the screens about changes of orders read from the server. */
import { useQuery } from '@tanstack/react-query';
import { alwaysReload, queryOf, refresh } from '../platform/queries.ts';

/** The changes of an order, newest first. */
export function useOrderChanges(orderId: number) {
  return useQuery({ ...queryOf('GetOrderChange', { orderId }), ...alwaysReload });
}

/** What a change makes different, unchanged rows included. */
export function useChangeDifference(changeId: number) {
  return useQuery({ ...queryOf('GetOrderChangeDifference', { changeId, all: 'Yes' }), ...alwaysReload });
}

/** Makes everything that shows orders or their changes reload. */
export async function refreshChangedOrders(): Promise<void> {
  await refresh(
    'GetOrder',
    'GetOrderToDispatch',
    'GetOrderProduct',
    'GetOrderChange',
    'GetOrderChangeDifference',
    'GetWaitingOrderChange',
    'GetNotifications',
    'GetDeal',
  );
}
