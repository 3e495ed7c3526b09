import type { Order } from '@vikray/contract/orders/order.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { NextPending } from '../ui/lists/NextPending.tsx';

interface QuotationLinksProps {
  readonly quotation: Quotation;
  /** The quotation's order, if any. */
  readonly order: Order | undefined;
}

/** Links from a quotation: the next pending one, back to the list, and its order. */
export function QuotationLinks({ quotation, order }: QuotationLinksProps) {
  const { quotationId, status } = quotation;
  return (
    <>
      {status === 'Open' && (
        <IfAllowed to="UpdatequotationStatus">
          <NextPending kind="quotation" id={quotationId} />
        </IfAllowed>
      )}
      <BackToList to={['/quotationlist', '/addorder']} />
      {order && (
        <ButtonLink to="/vieworder" search={{ id: order.orderId }} tooltip={order.number}>
          View Order
        </ButtonLink>
      )}
    </>
  );
}
