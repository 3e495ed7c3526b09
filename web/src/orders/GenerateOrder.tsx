import { useState } from 'react';
import type { BuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import { watermarkOf, printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import type { Quotation, QuotationProduct } from '@vikray/contract/quotations/quotation.ts';
import { call } from '../platform/call.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { DocumentSheet } from '../printing/public.ts';
import { EndOfQuotation, raceDetails, useMayOrder, useOrderOf } from '../quotations/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { CheckCircleIcon } from '../ui/icons/CheckCircleIcon.tsx';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { Note } from '../ui/page/Note.tsx';
import { pdfAction, savedNumber, viewAction } from '../ui/page/notice-actions.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import '../ui/page/record-actions.css';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import './generate-order.css';
import { GenerateOrderModal } from './GenerateOrderModal.tsx';
import { newOrderOf } from './new-order.ts';
import { refreshOrders } from './order-queries.ts';
import { OrderLink } from './OrderLink.tsx';

interface GenerateOrderProps {
  readonly quotation: Quotation;
  readonly lines: readonly QuotationProduct[];
}

/** The quotation as it prints, and the button that generates its order, once. */
export function GenerateOrder({ quotation, lines }: GenerateOrderProps) {
  const { quotationId, number, totalAmount, shownStatus } = quotation;
  const login = useLogin();
  const returnToList = useReturnToList();
  const [isAsking, setIsAsking] = useState(false);
  const [isPlaced, setIsPlaced] = useState(false);
  const generation = useSubmit('AddOrder', { detailsOf: raceDetails(quotationId) });
  const mayOrder = useMayOrder()(quotation);
  const order = useOrderOf(quotation);

  async function generate(buyersOrder: BuyersOrder): Promise<void> {
    const placed = await generation.send({ quotationId, shownStatus, buyersOrder }, () => newOrderOf(quotation, buyersOrder, login));
    // Also when refused: someone else may have generated the order in the meantime.
    void refreshOrders();
    if (!placed) return setIsAsking(false);
    setIsPlaced(true);
    returnToList('/addorder');
    const orderId = placed[0]?.orderId;
    if (orderId === undefined) return notify.success(say.placed);
    notify.success(say.placed, {
      about: await savedNumber(call('GetOrder', { orderId })),
      actions: [viewAction(`/vieworder?id=${orderId}`), pdfAction(`/api/orders/${orderId}.pdf`, printingMessages.pdfFailed)],
    });
  }

  return (
    <>
      <PageHeading title="Generate Order" note={number} tag={<StatusTag status={shownStatus} />}>
        <div className="record-actions">
          <BackToList to={['/addorder', '/quotationlist']} />
          {mayOrder && (
            <Button look="filled" icon={<CheckCircleIcon />} onClick={() => setIsAsking(true)}>
              Generate Order
            </Button>
          )}
        </div>
      </PageHeading>
      <EndOfQuotation quotation={quotation} />
      {order && !isPlaced && (
        <Note
          kind="info"
          title={
            <>
              {say.orderedAs} <OrderLink {...order} />
            </>
          }
        />
      )}
      <DocumentSheet document={printableDocument(quotation, lines, { watermark: watermarkOf(quotation) })} totalPaise={totalAmount} />
      {isAsking && (
        <GenerateOrderModal
          quotation={quotation}
          isBusy={generation.isBusy || isPlaced}
          onGenerate={(buyersOrder) => void generate(buyersOrder)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
