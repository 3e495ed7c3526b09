import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { Button } from 'antd';
import { notify } from '../platform/notify.tsx';
import { Dialog } from '../ui/page/Dialog.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, once. A stray press does not close them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify.success(say.copied);
  }

  return (
    <Dialog
      title={say.codesTitle}
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void copy()}>{say.copy}</Button>
          <Button onClick={() => window.print()}>{say.print}</Button>
          <Button type="primary" onClick={onClose}>
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
