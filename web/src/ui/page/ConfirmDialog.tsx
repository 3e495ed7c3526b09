import { Button, Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import './confirm-dialog.css';
import { FocusAtOnce } from '../forms/FocusAtOnce.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will happen, where the title does not say all of it. */
  readonly sentence?: string;
  /** The record that is spoken of, in a quiet box. */
  readonly record: ReactNode;
  /** Yes takes something away: it is red, and No has the focus. */
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something is done to a record. */
export function ConfirmDialog({ isOpen, title, sentence, record, isDanger = false, isBusy = false, onYes, onNo }: ConfirmDialogProps) {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={isOpen}
      title={title}
      width={420}
      centered
      closable={false}
      onCancel={() => {
        if (!isBusy) onNo();
      }}
      footer={
        <>
          <Button ref={isDanger ? first : undefined} disabled={isBusy} onClick={onNo}>
            No
          </Button>
          <Button ref={isDanger ? undefined : first} type="primary" danger={isDanger} loading={isBusy} onClick={onYes}>
            Yes
          </Button>
          <FocusAtOnce target={first} isShown={isOpen} />
        </>
      }
    >
      {sentence && <p className="confirm-sentence">{sentence}</p>}
      <div className="confirm-record">{record}</div>
    </Modal>
  );
}
