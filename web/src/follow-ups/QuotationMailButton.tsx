import { Suspense, useState } from 'react';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { useOrderOf } from '../quotations/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { reloadDeal } from './follow-up-queries.ts';
import { useMailOpener } from './use-mail-opener.tsx';

const MailDialog = lazyPart(async () => ({ default: (await import('./MailDialog.tsx')).MailDialog }));
const OutcomeDrawer = lazyPart(async () => ({ default: (await import('./OutcomeDrawer.tsx')).OutcomeDrawer }));

/**
 * Mails a quotation from its page, which stays, and then opens the outcome of the mail for users who may enter it. Once it is ordered, the
 * mail is about its order.
 */
export function QuotationMailButton({ quotation }: { readonly quotation: Quotation }) {
  const { dealId, orderStatus } = quotation;
  const { isOpen, close, refused, label, button } = useMailOpener(quotation);
  const order = useOrderOf(quotation);
  const about = order && ({ kind: 'Order', orderId: order.orderId, number: order.number } as const);
  const mayEnter = useAllowed('AddSalesCall');
  const [sent, setSent] = useState<{ readonly deal: Deal; readonly mailId: number }>();

  async function enterOutcome(mailId: number): Promise<void> {
    const deal = mayEnter && !about ? await reloadDeal(dealId).catch(() => undefined) : undefined;
    if (deal) setSent({ deal, mailId });
  }

  return (
    <span>
      <Button {...button} disabled={orderStatus !== '' && !order} aria-label={`Mail: ${label}`} tooltip={refused ?? label}>
        {say.mail}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <MailDialog quotation={quotation} about={about} onClose={close} onSent={(mailId) => void enterOutcome(mailId)} />}
        {sent && <OutcomeDrawer {...sent} onClose={() => setSent(undefined)} />}
      </Suspense>
    </span>
  );
}
