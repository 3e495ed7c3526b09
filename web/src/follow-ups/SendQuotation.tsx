import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Button } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
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
      <Button {...button} type="primary" aria-label={`Send ${quotation.number}`}>
        Send
      </Button>
      <Suspense fallback={null}>{isOpen && <MailDialog quotation={quotation} onClose={close} onSent={onSent} />}</Suspense>
    </span>
  );
}
