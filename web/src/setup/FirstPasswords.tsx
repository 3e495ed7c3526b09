import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import type { AddedOfficeUser } from '@vikray/contract/users/office-users.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/controls/Dialog.tsx';
import { PrinterIcon } from '../ui/icons/PrinterIcon.tsx';

interface FirstPasswordsProps {
  readonly users: readonly AddedOfficeUser[];
  readonly onClose: () => void;
}

/** Shows the passwords of the first login, once, to be printed. A stray press does not close them. */
export function FirstPasswords({ users, onClose }: FirstPasswordsProps) {
  return (
    <Dialog
      title={say.passwordsTitle}
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button icon={<PrinterIcon />} onClick={() => window.print()}>
            {say.print}
          </Button>
          <Button look="filled" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p>{say.passwordsOnce}</p>
      <ul className="setup-passwords">
        {users.map(({ userId, name, officeMobile, password }) => (
          <li key={userId}>
            <span>{name}</span>
            <span className="tabular">{officeMobile}</span>
            <code>{password}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
