import { useRef } from 'react';
import { oldQuotationMessages as say } from '@vikray/contract/old-quotations/old-quotation-messages.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/controls/Dialog.tsx';
import { FocusAtOnce } from '../ui/page/FocusAtOnce.tsx';

/** Says that the chosen year has no quotations. Open while it is rendered. */
export function EmptyYearDialog({ onClose }: { readonly onClose: () => void }) {
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={say.emptyYearTitle}
      onClose={onClose}
      footer={
        <>
          <Button ref={ok} look="filled" onClick={onClose}>
            OK
          </Button>
          <FocusAtOnce target={ok} />
        </>
      }
    >
      <p className="empty-year">{say.emptyYear}</p>
    </Dialog>
  );
}
