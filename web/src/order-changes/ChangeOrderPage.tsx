import { Navigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { OrderBuilder } from '../quotations/public.ts';
import { WizardSkeleton } from '../ui/forms/WizardSkeleton.tsx';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { refreshChangedOrders } from './order-change-queries.ts';

/** The page that changes an order. Without an order, it goes to the list. */
export function ChangeOrderPage() {
  const { id } = useSearch({ from: '/shell/changeorder' });
  const orderId = useChosenId('change-order', id);
  if (orderId === undefined) return <Navigate to="/orderlist" replace />;
  return (
    <Suspense fallback={<WizardSkeleton />}>
      <OrderBuilder key={orderId} orderId={orderId} onChanged={() => void refreshChangedOrders()} />
    </Suspense>
  );
}
