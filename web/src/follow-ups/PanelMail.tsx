import { Suspense, useState, type ReactNode } from 'react';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { mailObstacle } from '@vikray/contract/quotations/quotation-status.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { useQuotation } from '../quotations/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';

const MailDialog = lazyPart(async () => ({ default: (await import('./MailDialog.tsx')).MailDialog }));

interface PanelMailProps {
  readonly followUp: DueFollowUp;
  readonly icon: ReactNode;
  /** Called with the mail once it is sent. */
  readonly onSent: (mailId: number) => void;
}

/** The letter about the quotation of a follow-up, for users who may send it. The key M opens it. */
export function PanelMail({ followUp: { quotationId }, icon, onSent }: PanelMailProps) {
  const isAllowed = useAllowed('SendMailer');
  const { data: quotation } = useQuotation(quotationId ?? undefined);
  const [isOpen, setOpen] = useState(false);
  const isPossible = isAllowed && quotation && mailObstacle(quotation.status) === undefined;
  // Also before the quotation is read: the letter then opens with it.
  const isAwaited = isAllowed && quotationId !== null && quotation === undefined;
  useKeys([{ key: 'M', does: say.mail, act: isPossible || isAwaited ? () => setOpen(true) : undefined }]);
  // What was pressed early is over once there is no letter to open.
  if (isOpen && !isPossible && !isAwaited) setOpen(false);
  if (!isPossible) return null;
  return (
    <>
      <Button icon={icon} aria-keyshortcuts="M" onClick={() => setOpen(true)}>
        {say.mail}
      </Button>
      <Suspense fallback={null}>{isOpen && <MailDialog quotation={quotation} onClose={() => setOpen(false)} onSent={onSent} />}</Suspense>
    </>
  );
}
