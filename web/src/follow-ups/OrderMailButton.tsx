import { Suspense, useState } from 'react';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { useQuotation } from '../quotations/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { MailIcon } from '../ui/icons/MailIcon.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';

const MailDialog = lazyPart(async () => ({ default: (await import('./MailDialog.tsx')).MailDialog }));

/** Mails the confirmation of an order, for users who may send it. The page stays. */
export function OrderMailButton({ order: { orderId, number, quotationId } }: { readonly order: Order }) {
  const isAllowed = useAllowed('SendOrderConfirmation');
  const [isOpen, setOpen] = useState(false);
  const { data: quotation } = useQuotation(isOpen ? quotationId : undefined);
  if (!isAllowed) return null;
  return (
    <>
      <Button icon={<MailIcon />} aria-label={say.mailAbout(number)} onClick={() => setOpen(true)}>
        {say.mail}
      </Button>
      <Suspense fallback={null}>
        {isOpen && quotation && (
          <MailDialog quotation={quotation} about={{ kind: 'Order', orderId, number }} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
