import { isOpenOrder } from '@vikray/contract/orders/order-status.ts';
import type { Order, OrderProduct } from '@vikray/contract/orders/order.ts';
import { orderChangeWords } from '@vikray/contract/order-changes/order-change-messages.ts';
import { dispatchChance } from '@vikray/contract/orders/promised-stock.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { proformaMessages } from '@vikray/contract/quotations/proforma-messages.ts';
import { OrderMailButton } from '../follow-ups/public.ts';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import { CarIcon } from '../ui/icons/CarIcon.tsx';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import '../ui/page/record-actions.css';

interface OrderActionsProps {
  readonly order: Order;
  readonly lines: readonly OrderProduct[];
}

/**
 * Links from an order: back to the list, its PDF, a mail about it, its quotation and, with the right, its dispatch while something of it
 * can leave. That is the next step, unless all the stock is promised to other orders.
 */
export function OrderActions({ order, lines }: OrderActionsProps) {
  const { orderId, quotationId, number, changeState } = order;
  const chance = isOpenOrder(order) ? dispatchChance(lines) : 'None';
  return (
    <div className="record-actions">
      <BackToList to={['/orderlist', '/adddispatch', '/dispatchlist']} />
      <ExportButton address={`/api/orders/${orderId}.pdf`} label={number} failed={printingMessages.pdfFailed} isLabelled />
      <ExportButton
        address={`/api/orders/${orderId}/proforma.pdf`}
        label={number}
        failed={printingMessages.pdfFailed}
        isLabelled
        name={proformaMessages.button}
      />
      <OrderMailButton order={order} />
      <ButtonLink to="/viewquotation" search={{ id: quotationId }}>
        View Quotation
      </ButtonLink>
      {isOpenOrder(order) && changeState === '' && (
        <IfAllowed to="ChangeOrder">
          <ButtonLink to="/changeorder" search={{ id: orderId }} icon={<EditIcon />}>
            {orderChangeWords.change}
          </ButtonLink>
        </IfAllowed>
      )}
      {chance !== 'None' && (
        <IfAllowed to="AddDispatch">
          <ButtonLink to="/dispatch" search={{ id: orderId }} look={chance === 'Own' ? 'filled' : 'outlined'} icon={<CarIcon />}>
            Dispatch
          </ButtonLink>
        </IfAllowed>
      )}
    </div>
  );
}
