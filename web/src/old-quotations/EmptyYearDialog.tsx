import { oldQuotationMessages as say } from '@vikray/contract/old-quotations/old-quotation-messages.ts';
import { Button } from 'antd';
import { useRef } from 'react';
import { FocusAtOnce } from '../ui/page/FocusAtOnce.tsx';
import { Dialog } from '../ui/page/Dialog.tsx';

/** Says that the chosen year has no quotations. Open while it is rendered. */
export function EmptyYearDialog({ onClose }: { readonly onClose: () => void }) {
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={say.emptyYearTitle}
      onClose={onClose}
      footer={
        <>
          <Button ref={ok} type="primary" onClick={onClose}>
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
