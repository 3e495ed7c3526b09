import { useState } from 'react';
import { secondStepMessages } from '@vikray/contract/second-step/second-step-messages.ts';
import { signInMessages } from '@vikray/contract/session/sign-in-messages.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { OwnPasswordModal, type OwnPassword } from '../ui/forms/OwnPasswordModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';

const endSessions = 'End Sessions';

interface ActionProps {
  readonly user: Pick<User, 'userId' | 'name'>;
}

/** What an Administrator does about another user's login: end their sessions, or reset a lost second step. */
export function UserLoginActions({ user }: ActionProps) {
  const login = useLogin();
  if (login.loginType !== 'Administrator' || user.userId === login.userId) return null;
  return (
    <>
      <EndSessions user={user} />
      <ResetSecondStep user={user} />
    </>
  );
}

function EndSessions({ user: { userId, name } }: ActionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const end = useSubmit('EndUserSession');

  async function carryOut(): Promise<void> {
    const input = { userId };
    if (await end.send(input, () => input)) notify.success(signInMessages.userEnded(name));
    setIsAsked(false);
  }

  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{endSessions}</Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={endSessions}
          sentence={signInMessages.confirmUserEnd}
          record={<strong>{name}</strong>}
          isDanger
          isBusy={end.isBusy}
          onYes={() => void carryOut()}
          onNo={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** A reset asks for the user's own password: an open session alone must not remove a colleague's second step. */
function ResetSecondStep({ user: { userId, name } }: ActionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const reset = useSubmit('ResetSecondStep');

  async function carryOut(own: OwnPassword): Promise<void> {
    const input = { userId, ...own };
    if (!(await reset.send(input, () => input))) return;
    notify.success(secondStepMessages.wasReset(name));
    setIsAsked(false);
  }

  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{secondStepMessages.reset}</Button>
      {isAsked && (
        <OwnPasswordModal
          title={secondStepMessages.reset}
          submitLabel={passwordMessages.confirm}
          hint={secondStepMessages.confirmReset(name)}
          isBusy={reset.isBusy}
          refusalOf={(own) => reset.refusalOf({ userId, ...own })}
          onSubmit={(own) => void carryOut(own)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
