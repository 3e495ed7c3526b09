import { buyersOrderText } from '@vikray/contract/orders/buyers-order.ts';
import { orderMessages as say } from '@vikray/contract/orders/order-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { LinkButton } from '../ui/page/LinkButton.tsx';
import './buyers-order.css';

const BuyersOrderModal = lazyPart(async () => ({ default: (await import('./BuyersOrderModal.tsx')).BuyersOrderModal }));

/** The customer's own number of an order, and for holders of the right a way to enter it. Nothing without either. */
export function BuyersOrderFacts({ order }: { readonly order: Order }) {
  const mayChange = useAllowed('UpdateOrderPromise');
  const [isOpen, setIsOpen] = useState(false);
  const text = buyersOrderText(order);
  if (text === '' && !mayChange) return null;
  return (
    <div className="buyers-order">
      <span>{say.buyersOrder}</span>
      <p>{text || '–'}</p>
      {mayChange && <LinkButton label={text === '' ? say.enterPo : say.changePo} onClick={() => setIsOpen(true)} />}
      <Suspense fallback={null}>{isOpen && <BuyersOrderModal order={order} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}
