import { oldQuotationMessages as say } from '@vikray/contract/old-quotations/old-quotation-messages.ts';
import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { FocusAtOnce } from '../ui/forms/FocusAtOnce.tsx';

/** Says that the chosen year has no quotations. Open while it is rendered. */
export function EmptyYearDialog({ onClose }: { readonly onClose: () => void }) {
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      title={say.emptyYearTitle}
      width={420}
      centered
      closable={false}
      onCancel={onClose}
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
    </Modal>
  );
}
