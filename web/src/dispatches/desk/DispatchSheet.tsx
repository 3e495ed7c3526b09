import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import { promisedStockMessages } from '@vikray/contract/orders/promised-stock-messages.ts';
import type { TakenPieces } from '@vikray/contract/orders/promised-stock.ts';
import { useState } from 'react';
import { notify } from '../../platform/notify.tsx';
import { failureSentence } from '../../platform/call-failure.ts';
import { refresh } from '../../platform/queries.ts';
import { CheckedDisclaimer } from '../../ui/forms/CheckedDisclaimer.tsx';
import { FormModal } from '../../ui/forms/FormModal.tsx';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { refreshDispatches } from '../dispatch-queries.ts';
import type { EnteredInvoice } from '../entered-invoice.ts';
import { useOpenAdvance } from '../use-open-advance.tsx';
import { takenPiecesOf } from './desk-queries.ts';
import { emptySheet, newDispatchesOf, sheetFailure, sheetOrders, transportFields } from './sheet-form.ts';
import { SheetInvoiceFields } from './SheetInvoiceFields.tsx';
import { sheetPapers } from './sheet-papers.ts';
import { SheetTransportFields } from './SheetTransportFields.tsx';
import { tickedCount, type TickedLines } from './ticked-lines.ts';

interface DispatchSheetProps {
  readonly ticked: TickedLines;
  readonly onClose: () => void;
  readonly onDispatched: () => void;
}

/**
 * Dispatches the ticked lines: an invoice for each order, and the transport once. Asks before it takes pieces that other orders would get
 * (DSK-11), and before it sends goods whose advance is open (PAY-21).
 */
export function DispatchSheet({ ticked, onClose, onDispatched }: DispatchSheetProps) {
  const [orders] = useState(() => sheetOrders(ticked));
  const [empty] = useState(() => emptySheet(orders));
  const [form, setForm] = useState(empty);
  const [taken, setTaken] = useState<readonly TakenPieces[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const dispatch = useSubmit('AddDispatches');
  const isChanged = JSON.stringify(form) !== JSON.stringify(empty);

  function change(orderId: number, changed: Partial<EnteredInvoice>): void {
    const invoice = { invoiceNumber: '', invoiceDate: undefined, ...form.invoices[orderId], ...changed };
    setForm({ ...form, invoices: { ...form.invoices, [orderId]: invoice } });
  }

  async function submit(): Promise<void> {
    const sent = await dispatch.send(form, () => newDispatchesOf(form, orders));
    // Also when refused: someone else may have dispatched goods in the meantime.
    void Promise.all([refreshDispatches(), refresh('GetOpenOrderLine', 'GetDeal', 'GetConsignmentList')]);
    if (!sent) return;
    const ids = [...new Set(sent.map(({ consignmentId }) => consignmentId))];
    notify.success(say.dispatched, {
      about: say.ticked(tickedCount(ticked)),
      actions: sheetPapers(
        ids,
        orders.some(({ first }) => first.issuesHere === 'Yes'),
      ),
    });
    onDispatched();
  }

  const advance = useOpenAdvance(() => void submit());

  /** Orders without a payment plan have no advance to ask about. */
  function goOn(): void {
    setTaken([]);
    const planned = orders.filter(({ first }) => first.hasPlan === 'Yes');
    if (planned.length === 0) void submit();
    else void advance.goOn(newDispatchesOf(form, planned).dispatches.map(({ orderId, lines }) => ({ orderId, lines })));
  }

  async function ask(): Promise<void> {
    setIsAsking(true);
    const found = await takenPiecesOf(ticked).catch((thrown: unknown) => {
      notify.refusal(failureSentence(thrown));
      return undefined;
    });
    setIsAsking(false);
    if (found === undefined) return;
    if (found.length > 0) setTaken(found);
    else goOn();
  }

  return (
    <>
      <FormModal
        title={say.sheetTitle}
        width={760}
        submitLabel={say.submit}
        check={() => sheetFailure(form, orders)}
        fields={['dispatches', ...transportFields.map((field) => `transport.${field}`), 'disclaimer']}
        refusal={dispatch.refusalOf(form)}
        isBusy={dispatch.isBusy || isAsking || advance.isAsking}
        isChanged={isChanged}
        onSubmit={() => void ask()}
        onClose={onClose}
        note={<p className="sheet-count">{say.ticked(tickedCount(ticked))}</p>}
      >
        {orders.map((order, index) => (
          <SheetInvoiceFields
            key={order.orderId}
            place={`dispatches.${index}`}
            order={order}
            invoice={form.invoices[order.orderId]}
            onChange={(changed) => change(order.orderId, changed)}
          />
        ))}
        <SheetTransportFields
          transport={form.transport}
          onChange={(changed) => setForm({ ...form, transport: { ...form.transport, ...changed } })}
        />
        <CheckedDisclaimer value={form.disclaimer} onChange={(disclaimer) => setForm({ ...form, disclaimer })} />
      </FormModal>
      <ConfirmDialog
        isOpen={taken.length > 0}
        title={promisedStockMessages.confirmTitle}
        sentence={promisedStockMessages.dispatchAnyway(taken)}
        record={<strong>{say.ticked(tickedCount(ticked))}</strong>}
        onYes={goOn}
        onNo={() => setTaken([])}
      />
      {advance.dialog}
    </>
  );
}
