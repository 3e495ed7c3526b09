import { closingMessages as say } from '@vikray/contract/orders/closing-messages.ts';
import { isOpenLine } from '@vikray/contract/orders/pending-quantity.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { Suspense, useState } from 'react';
import { SentGoods } from '../dispatches/public.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import './order-progress.css';
import type { OrderWithLines } from './promise-form.ts';

const ClosingModal = lazyPart(async () => ({ default: (await import('./ClosingModal.tsx')).ClosingModal }));

/** What has become of an order: what left, came back or was closed. Nothing while there is nothing to say or do. */
export function OrderProgress({ order, lines }: OrderWithLines) {
  const mayClose = useAllowed('CloseOrderLines');
  const [open, setOpen] = useState<'close' | 'reopen'>();
  const closed = lines.filter(({ closedQuantity }) => closedQuantity > 0);
  const hasLeft = lines.some(({ dispatchQuantity, returnedQuantity }) => dispatchQuantity > 0 || returnedQuantity > 0);
  const canClose = mayClose && lines.some(isOpenLine);
  if (!hasLeft && closed.length === 0 && !canClose) return null;
  return (
    <section className="order-progress" aria-labelledby="order-progress">
      <div className="order-progress-head">
        <h2 id="order-progress">{say.progress}</h2>
        {canClose && <Button onClick={() => setOpen('close')}>{say.close}</Button>}
        {mayClose && closed.length > 0 && <Button onClick={() => setOpen('reopen')}>{say.reopen}</Button>}
      </div>
      {closed.map(({ id, name, closedQuantity, quantity }) => (
        <p key={id} className="order-progress-closed">
          {say.closedOf(groupedPieces(closedQuantity), groupedPieces(quantity), name)}
        </p>
      ))}
      <SentGoods orderId={order.orderId} />
      <Suspense fallback={null}>
        {open && <ClosingModal order={order} lines={lines} kind={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </section>
  );
}
