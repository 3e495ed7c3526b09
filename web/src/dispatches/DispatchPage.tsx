import { Navigate, useSearch } from '@tanstack/react-router';
import { orderMessages } from '@vikray/contract/orders/order-messages.ts';
import { useOrder, useOrderLines } from '../orders/public.ts';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { LeaveWithNotice } from '../ui/page/LeaveWithNotice.tsx';
import { useIssuesHere } from './dispatch-queries.ts';
import { DispatchOrder } from './DispatchOrder.tsx';

/** The page that dispatches an order. Without an order, it goes back to the list of pending ones. */
export function DispatchPage() {
  const { id } = useSearch({ from: '/shell/dispatch' });
  const orderId = useChosenId('dispatch', id);
  const order = useOrder(orderId);
  const lines = useOrderLines(orderId);
  const issuesHere = useIssuesHere(order.data?.companyForId);
  const error = order.error ?? lines.error;
  const retry = () => void Promise.all([order.refetch(), lines.refetch()]);

  if (orderId === undefined) return <Navigate to="/adddispatch" replace />;
  if (order.data === null)
    return (
      <LeaveWithNotice sentence={orderMessages.notFound}>
        <Navigate to="/adddispatch" replace />
      </LeaveWithNotice>
    );
  if (order.data && lines.data && issuesHere !== undefined)
    return <DispatchOrder key={orderId} order={order.data} lines={lines.data} issuesHere={issuesHere} />;
  return (
    <>
      <PageHeading title="Dispatch" />
      {error ? <ListFailure sentence={error.message} retry={retry} /> : <WizardSkeleton />}
    </>
  );
}
