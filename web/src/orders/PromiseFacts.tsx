import { orderPromiseMessages as say } from '@vikray/contract/orders/order-promise-messages.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { LinkButton } from '../ui/page/LinkButton.tsx';
import './buyers-order.css';
import { PromisedDate } from './PromisedDate.tsx';
import type { OrderWithLines } from './promise-form.ts';

const PromiseModal = lazyPart(async () => ({ default: (await import('./PromiseModal.tsx')).PromiseModal }));

/** What is promised of an order and, for holders of the right, a way to change it. Nothing without either. */
export function PromiseFacts({ order, lines }: OrderWithLines) {
  const mayChange = useAllowed('UpdateOrderPromise');
  const [isOpen, setIsOpen] = useState(false);
  const { orderPromisedOn, nextPromisedOn, priority, shownStatus } = order;
  const isPromised = orderPromisedOn !== '' || nextPromisedOn !== '' || priority === 'Yes';
  const isDone = shownStatus === 'Dispatched' || shownStatus === 'Closed';
  if (!isPromised && (!mayChange || isDone)) return null;
  return (
    <div className="buyers-order">
      <span>{say.title}</span>
      <p>
        {nextPromisedOn === '' ? orderPromisedOn !== '' && say.expected(orderPromisedOn) : <PromisedDate date={nextPromisedOn} />}
        {priority === 'Yes' && <strong> {say.priority}</strong>}
        {!isPromised && '–'}
      </p>
      {mayChange && !isDone && <LinkButton label={isPromised ? say.change : say.enter} onClick={() => setIsOpen(true)} />}
      <Suspense fallback={null}>{isOpen && <PromiseModal order={order} lines={lines} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}
