import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { orderChangeMessages as say, orderChangeWords as words } from '@vikray/contract/order-changes/order-change-messages.ts';
import { orderMessages } from '@vikray/contract/orders/order-messages.ts';
import { isOpenOrder } from '@vikray/contract/orders/order-status.ts';
import { WizardSkeleton } from '../../ui/forms/WizardSkeleton.tsx';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { LeaveWithNotice } from '../../ui/page/LeaveWithNotice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { ChangedOrder } from './ChangedOrder.tsx';
import { openOrder, type OpenedOrder } from './open-order.ts';

interface OrderBuilderProps {
  readonly orderId: number;
  /** Makes everything that shows orders reload. */
  readonly onChanged: () => void;
}

/** Opens the builder with an order. Where its state forbids the change, the page of the order says why. */
export function OrderBuilder({ orderId, onChanged }: OrderBuilderProps) {
  // Read once, so that nothing changes while the user types.
  const queryKey = ['opened-order', orderId];
  const { data: opened, error, refetch } = useQuery({ queryKey, queryFn: async () => openOrder(orderId), staleTime: Infinity, gcTime: 0 });
  if (opened === null)
    return (
      <LeaveWithNotice sentence={orderMessages.notFound}>
        <Navigate to="/orderlist" replace />
      </LeaveWithNotice>
    );
  if (!opened)
    return (
      <>
        <PageHeading title={words.change} />
        {error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <WizardSkeleton />}
      </>
    );
  const obstacle = obstacleOf(opened);
  if (obstacle !== undefined)
    return (
      <LeaveWithNotice sentence={obstacle}>
        <Navigate to="/vieworder" search={{ id: orderId }} replace />
      </LeaveWithNotice>
    );
  return <ChangedOrder opened={opened} reload={async () => (await refetch()).data ?? undefined} onChanged={onChanged} />;
}

/** Why an order cannot be changed now; undefined if it can. */
function obstacleOf({ order }: OpenedOrder): string | undefined {
  if (order.changeState === 'Waiting') return say.waitsAlready(order.change);
  return isOpenOrder(order) ? undefined : say.nothingPending;
}
