import { closingMessages as say } from '@vikray/contract/orders/closing-messages.ts';
import type { Order, OrderProduct } from '@vikray/contract/orders/order.ts';
import { pendingQuantity } from '@vikray/contract/orders/pending-quantity.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { reasonFor } from '@vikray/contract/platform/fields.ts';
import { useState } from 'react';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { refresh } from '../platform/queries.ts';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { QuantityInput } from '../ui/inputs/QuantityInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import './closing.css';
import { refreshOrders } from './order-queries.ts';

interface ClosingModalProps {
  readonly order: Order;
  readonly lines: readonly OrderProduct[];
  /** Whether lines are closed, or closed ones reopened. */
  readonly kind: 'close' | 'reopen';
  readonly onClose: () => void;
}

const kinds = {
  close: {
    operation: 'CloseOrderLines',
    title: say.close,
    explained: say.explainClosing,
    most: pendingQuantity,
    said: say.closed,
    tooMuch: say.moreThanPending,
  },
  reopen: {
    operation: 'ReopenOrderLines',
    title: say.reopen,
    explained: say.explainReopening,
    most: ({ closedQuantity }: OrderProduct) => closedQuantity,
    said: say.reopened,
    tooMuch: say.moreThanClosed,
  },
} as const;

const reasonOnly = z.object({ reason: reasonFor(say.enterReason) });

/** Closes what the customer no longer wants of an order, or takes that back. An only line begins with all of its pieces. */
export function ClosingModal({ order, lines, kind, onClose }: ClosingModalProps) {
  const { operation, title, explained, most, said, tooMuch } = kinds[kind];
  const { orderId, number, version } = order;
  const possible = lines.filter((line) => most(line) > 0);
  const [only] = possible;
  const [begun] = useState(() => (only && possible.length === 1 ? { [only.id]: String(most(only)) } : {}));
  const [quantities, setQuantities] = useState<Readonly<Record<number, string>>>(begun);
  const [reason, setReason] = useState('');
  const saving = useSubmit(operation);
  const entries = { quantities, reason, version };

  const quantityOf = (line: OrderProduct) => Number(quantities[line.id] ?? '');
  function check(): FailedCheck | undefined {
    const chosen = possible.filter((line) => quantityOf(line) > 0);
    if (chosen.length === 0) return { field: `lines.${only?.id ?? 0}`, message: say.selectQuantity };
    const wrong = chosen.find((line) => quantityOf(line) > most(line));
    return wrong ? { field: `lines.${wrong.id}`, message: tooMuch } : firstMessage({ reason }, reasonOnly);
  }

  async function submit(): Promise<void> {
    const chosen = possible.filter((line) => quantityOf(line) > 0);
    const saved = await saving.send(entries, () => ({
      orderId,
      version,
      reason,
      lines: chosen.map((line) => ({ productMapId: line.id, quantity: quantityOf(line) })),
    }));
    // Also when refused: the order may no longer be as shown.
    void Promise.all([refreshOrders(), refresh('GetProduct', 'GetProductList', 'GetDeal', 'GetTimeline')]);
    if (!saved) return;
    notify.success(said, { about: number });
    onClose();
  }

  return (
    <FormModal
      title={title}
      submitLabel={title}
      isDanger={kind === 'close'}
      isChanged={quantities !== begun || reason !== ''}
      check={check}
      fields={['reason', ...possible.map(({ id }) => `lines.${id}`)]}
      refusal={saving.refusalOf(entries)}
      isBusy={saving.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="closing-hint">{explained}</p>
      {possible.map((line) => (
        <Field key={line.id} name={`lines.${line.id}`} label={line.name} hint={`of ${groupedPieces(most(line))}`} span={24}>
          <QuantityInput value={quantities[line.id] ?? ''} onChange={(typed) => setQuantities({ ...quantities, [line.id]: typed })} />
        </Field>
      ))}
      <Field name="reason" label={say.reason} required>
        <TextInput value={reason} onChange={setReason} maxLength={300} />
      </Field>
    </FormModal>
  );
}
