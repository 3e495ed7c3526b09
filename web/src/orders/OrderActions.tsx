import type { Order } from '@vikray/contract/orders/order.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { proformaMessages } from '@vikray/contract/quotations/proforma-messages.ts';
import { CarIcon } from '../ui/icons/CarIcon.tsx';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import '../ui/page/record-actions.css';

/** Links from an order: back to the list, its PDF, its quotation and, with the right, its dispatch while a quantity is pending. */
export function OrderActions({ order: { orderId, quotationId, number, status } }: { readonly order: Order }) {
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
      <ButtonLink to="/viewquotation" search={{ id: quotationId }}>
        View Quotation
      </ButtonLink>
      {status !== 'Dispatched' && (
        <IfAllowed to="AddDispatch">
          <ButtonLink to="/dispatch" search={{ id: orderId }} look="filled" icon={<CarIcon />}>
            Dispatch
          </ButtonLink>
        </IfAllowed>
      )}
    </div>
  );
}
