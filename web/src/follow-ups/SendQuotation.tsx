import { Suspense } from 'react';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { useMailOpener } from './use-mail-opener.tsx';

const MailDialog = lazyPart(async () => ({ default: (await import('./MailDialog.tsx')).MailDialog }));

interface SendQuotationProps {
  readonly quotation: Quotation;
  /** Called with the mail once it is sent. */
  readonly onSent: (mailId: number) => void;
}

/** The filled button of a deal whose next step is to send its quotation. The page stays after sending. */
export function SendQuotation({ quotation, onSent }: SendQuotationProps) {
  const { isOpen, close, button } = useMailOpener(quotation);
  return (
    <span>
      <Button {...button} look="filled" aria-label={`Send ${quotation.number}`}>
        Send
      </Button>
      <Suspense fallback={null}>{isOpen && <MailDialog quotation={quotation} onClose={close} onSent={onSent} />}</Suspense>
    </span>
  );
}
