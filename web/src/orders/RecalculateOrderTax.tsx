import { taxMessages as say } from '@vikray/contract/gst/tax-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { LinkButton } from '../ui/page/LinkButton.tsx';

const RecalculateOrderTaxDialog = lazyPart(async () => ({
  default: (await import('./RecalculateOrderTaxDialog.tsx')).RecalculateOrderTaxDialog,
}));

/** Offers to decide the tax of an order again. */
export function RecalculateOrderTax({ order }: { readonly order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LinkButton label={say.afresh} onClick={() => setIsOpen(true)} />
      <Suspense fallback={null}>{isOpen && <RecalculateOrderTaxDialog order={order} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
