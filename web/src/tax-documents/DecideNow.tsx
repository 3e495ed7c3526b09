import { isDecided } from '@vikray/contract/gst/tax-heads.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { useState } from 'react';
import { CallFailure, failureSentence } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useOneByOne } from '../ui/forms/use-one-by-one.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { ResultsDialog } from '../ui/page/ResultsDialog.tsx';
import { listUndecidedOrders, refreshConsignments } from './tax-document-queries.ts';

type UndecidedOrder = Awaited<ReturnType<typeof listUndecidedOrders>>[number];

/** Decides the tax of all orders whose goods the files leave out because of it, and shows a result for each. */
export function DecideNow({ companyId, month }: { readonly companyId: number; readonly month: string }) {
  const [orders, setOrders] = useState<readonly UndecidedOrder[]>();
  const { isBusy, results, doAll, forget } = useOneByOne<UndecidedOrder>();

  async function ask(): Promise<void> {
    try {
      setOrders(await listUndecidedOrders(companyId, month));
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
    }
  }

  async function decide(): Promise<void> {
    await doAll(orders ?? [], decideOrder);
    setOrders(undefined);
  }

  /** Only now: with nothing left to decide, the page no longer shows this button, and the results would go with it. */
  function closeResults(): void {
    forget();
    void refreshConsignments();
  }

  return (
    <IfAllowed to="RecalculateOrderTax">
      <Button size="small" onClick={() => void ask()}>
        {say.decideNow}
      </Button>
      <ConfirmDialog
        isOpen={orders !== undefined}
        title={say.decideQuestion(orders?.length ?? 0)}
        sentence={say.decidesBy}
        record={orders?.map(({ number }) => number).join(', ')}
        isBusy={isBusy}
        onYes={() => void decide()}
        onNo={() => setOrders(undefined)}
      />
      {results && (
        <ResultsDialog
          title={say.decisions}
          results={results.map(({ record: { orderId, number }, refusal }) => ({
            id: orderId,
            name: <span className="unbroken">{number}</span>,
            status: refusal === undefined ? say.decidedNow : say.stillUndecided,
            refusal,
          }))}
          onClose={closeResults}
        />
      )}
    </IfAllowed>
  );
}

/** Fails with the reason when the records of the order are not enough for a decision. */
async function decideOrder({ orderId }: UndecidedOrder): Promise<void> {
  await call('RecalculateOrderTax', { orderId });
  const undecided = (await call('GetConsignment', { orderId })).find((each) => !isDecided(each));
  if (undecided) throw new CallFailure(undecided.taxReason, { status: 409, code: 'Undecided' });
}
