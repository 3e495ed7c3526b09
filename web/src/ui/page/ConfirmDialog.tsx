import { useRef, type ReactNode } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { Button } from '../controls/Button.tsx';
import './confirm-dialog.css';
import { Dialog } from '../controls/Dialog.tsx';
import { FocusAtOnce } from './FocusAtOnce.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will happen, if the title does not say everything. */
  readonly sentence?: string;
  /** The record concerned, in a quiet box. */
  readonly record: ReactNode;
  /** A choice that goes with Yes. */
  readonly children?: ReactNode;
  /** Yes removes something, so it is red, and No has the focus. */
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** Closing the dialog without an answer; otherwise it means No. */
  readonly onClose?: () => void;
}

/** Asks for confirmation before an action on a record. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, sentence, record, children, isDanger = false, isBusy = false, onYes, onNo, onClose = onNo } = props;
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button ref={isDanger ? first : undefined} disabled={isBusy} onClick={onNo}>
            No
          </Button>
          <Button ref={isDanger ? undefined : first} look="filled" isDanger={isDanger} isBusy={isBusy} onClick={onYes}>
            Yes
          </Button>
          <FocusAtOnce target={first} />
        </>
      }
    >
      {sentence && <p className="confirm-sentence">{unbreakableNumbers(sentence)}</p>}
      <div className="confirm-record">{record}</div>
      {children}
    </Dialog>
  );
}
