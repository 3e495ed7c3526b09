import { useRef, type ReactNode } from 'react';
import { followUpMessages as say } from '@vikray/contract/follow-ups/follow-up-messages.ts';
import { failureSentence } from '../platform/call-failure.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/controls/Dialog.tsx';
import { FocusAtOnce } from '../ui/page/FocusAtOnce.tsx';
import './follow-up.css';

interface SendMailDialogProps {
  /** That of the documented letter if absent. */
  readonly title?: string;
  /** Whether the mail is read. Until then there is a skeleton, or the sentence of the failure. */
  readonly isReady: boolean;
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** Whether a press beside the dialog closes it. */
  readonly closesOutside?: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
  /** The mail. */
  readonly children: ReactNode;
}

/** The frame of a mail before it is sent: Cancel, which has the focus, and Send Mail. Open while it is rendered. */
export function SendMailDialog({
  title = say.title,
  isReady,
  error,
  isBusy,
  closesOutside = true,
  onSend,
  onClose,
  children,
}: SendMailDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      width={640}
      closesOutside={closesOutside}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button ref={cancel} disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button look="filled" disabled={!isReady} isBusy={isBusy} onClick={onSend}>
            Send Mail
          </Button>
          <FocusAtOnce target={cancel} />
        </>
      }
    >
      {!isReady && error && (
        <p className="follow-up-failure" role="alert">
          {failureSentence(error)}
        </p>
      )}
      {!isReady && !error && <span className="skeleton" />}
      {isReady && children}
    </Dialog>
  );
}
