import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { copyText } from '../platform/copy-text.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/controls/Dialog.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, once. A stray press does not close them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <Dialog
      title={say.codesTitle}
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void copyText(codes.join('\n'), say)}>{say.copy}</Button>
          <Button onClick={() => window.print()}>{say.print}</Button>
          <Button look="filled" onClick={onClose}>
            {say.done}
          </Button>
        </>
      }
    >
      <p>{say.keepCodes}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
