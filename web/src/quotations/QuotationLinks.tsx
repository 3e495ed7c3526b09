import { FileDoneOutlined } from '@ant-design/icons';
import type { Order } from '@vikray/contract/orders/order.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { proformaMessages } from '@vikray/contract/quotations/proforma-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { NextPending } from '../ui/lists/NextPending.tsx';
import { FollowUpButton } from '../follow-ups/public.ts';
import { useMayOrder } from './quotation-possibilities.ts';

interface QuotationLinksProps {
  readonly quotation: Quotation;
  /** The quotation's order, if any. */
  readonly order: Order | undefined;
}

/** Links from a quotation: back to the list, the next pending one, the PDF, the follow-up mail, and its order or generating one. */
export function QuotationLinks({ quotation, order }: QuotationLinksProps) {
  const { quotationId, number, status, shownStatus } = quotation;
  const mayOrder = useMayOrder()(quotation);
  const isCurrent = shownStatus !== 'Void' && shownStatus !== 'Superseded';
  const refused = mayBeExported(status) ? undefined : say.exportOnlyApproved;
  return (
    <>
      {status === 'Open' && (
        <IfAllowed to="UpdatequotationStatus">
          <NextPending kind="quotation" id={quotationId} />
        </IfAllowed>
      )}
      <BackToList to={['/quotationlist', '/addorder']} />
      <ExportButton
        address={`/api/quotations/${quotationId}.pdf`}
        label={number}
        failed={printingMessages.pdfFailed}
        refused={refused}
        isLabelled
      />
      {isCurrent && status === 'Approved' && (
        <ExportButton
          address={`/api/quotations/${quotationId}/proforma.pdf`}
          label={number}
          failed={printingMessages.pdfFailed}
          isLabelled
          name={proformaMessages.button}
        />
      )}
      {isCurrent && (
        <IfAllowed to="SendMailer">
          <FollowUpButton quotation={quotation} isLabelled />
        </IfAllowed>
      )}
      {order && (
        <ButtonLink to="/vieworder" search={{ id: order.orderId }} title={order.number}>
          View Order
        </ButtonLink>
      )}
      {mayOrder && (
        <ButtonLink to="/generateorder" search={{ id: quotationId }} icon={<FileDoneOutlined aria-hidden />}>
          Generate Order
        </ButtonLink>
      )}
    </>
  );
}
