import { useSearch } from '@tanstack/react-router';
import { orderChangeMessages as say, orderChangeWords as words } from '@vikray/contract/order-changes/order-change-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Note } from '../ui/page/Note.tsx';

const OrderChangesDrawer = lazyPart(async () => ({ default: (await import('./OrderChangesDrawer.tsx')).OrderChangesDrawer }));

/**
 * Above an order: that a change of it waits, or which one counts, and the way to all of them. The address may open them, so that the
 * approval queue leads to them. Nothing for an order that was never changed.
 */
export function OrderChanges({ order }: { readonly order: Order }) {
  const { changes } = useSearch({ from: '/shell/vieworder' });
  const [isOpen, setOpen] = useState(changes === 1);
  const { orderId, number, change, changeState, approvedChange, changedOn } = order;
  const isWaiting = changeState === 'Waiting';
  return (
    <>
      {(isWaiting || approvedChange > 0) && (
        <Note
          kind={isWaiting ? 'warning' : 'info'}
          title={isWaiting ? say.waits(change) : say.changeOf(approvedChange, changedOn)}
          action={
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {words.view}
            </Button>
          }
        />
      )}
      <Suspense fallback={null}>
        {isOpen && <OrderChangesDrawer orderId={orderId} number={number} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
