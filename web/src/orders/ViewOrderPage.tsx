import { Navigate, useSearch } from '@tanstack/react-router';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { orderDocument } from '@vikray/contract/orders/order-document.ts';
import { OrderChanges } from '../order-changes/public.ts';
import { DocumentSheet } from '../printing/public.ts';
import { StoredTax, QuotationSheetSkeleton } from '../quotations/public.ts';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Seen } from '../ui/page/Seen.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { LeaveWithNotice } from '../ui/page/LeaveWithNotice.tsx';
import { BuyersOrderFacts } from './BuyersOrderFacts.tsx';
import { PromiseFacts } from './PromiseFacts.tsx';
import { RecalculateOrderTax } from './RecalculateOrderTax.tsx';
import { useOrder, useOrderLines } from './order-queries.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderProgress } from './OrderProgress.tsx';

const title = 'Order';

/** The page of one order, as it prints. Without an order, it goes back to the list. */
export function ViewOrderPage() {
  const { id } = useSearch({ from: '/shell/vieworder' });
  const orderId = useChosenId('order', id);
  const order = useOrder(orderId);
  const lines = useOrderLines(orderId);
  const mayDecide = useAllowed('RecalculateOrderTax');
  const error = order.error ?? lines.error;
  const retry = () => void Promise.all([order.refetch(), lines.refetch()]);

  if (orderId === undefined) return <Navigate to="/orderlist" replace />;
  if (order.data === null)
    return (
      <LeaveWithNotice sentence={say.notFound}>
        <Navigate to="/orderlist" replace />
      </LeaveWithNotice>
    );
  if (!order.data || !lines.data) {
    return (
      <>
        <PageHeading title={title} />
        {error ? <ListFailure sentence={error.message} retry={retry} /> : <QuotationSheetSkeleton />}
      </>
    );
  }
  const { number, shownStatus, totalAmount } = order.data;
  return (
    <>
      <PageHeading title={title} note={number} tag={<StatusTag status={shownStatus} />}>
        <OrderActions order={order.data} lines={lines.data} />
      </PageHeading>
      <Seen kind="order" title={number} note={order.data.companyName} page={`vieworder?id=${orderId}`} />
      <OrderChanges order={order.data} />
      <DocumentSheet document={orderDocument(order.data, lines.data)} totalPaise={totalAmount}>
        <BuyersOrderFacts order={order.data} />
        <PromiseFacts order={order.data} lines={lines.data} />
        <StoredTax of={order.data}>{mayDecide && <RecalculateOrderTax order={order.data} />}</StoredTax>
      </DocumentSheet>
      <OrderProgress order={order.data} lines={lines.data} />
    </>
  );
}
