import { apiTokenMessages as say } from '@vikray/contract/api-tokens/api-token-messages.ts';
import { copyText } from '../platform/copy-text.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/controls/Dialog.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import { CopyIcon } from '../ui/icons/CopyIcon.tsx';

interface MadeTokenProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** Shows a new token, once. A stray press does not close it. */
export function MadeToken({ token, onClose }: MadeTokenProps) {
  return (
    <Dialog
      title={say.title}
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button icon={<CopyIcon />} onClick={() => void copyText(token, say)}>
            {say.copy}
          </Button>
          <Button look="filled" onClick={onClose}>
            {say.done}
          </Button>
        </>
      }
    >
      <p>{say.shownOnce}</p>
      <TextField readOnly value={token} aria-label={say.token} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
