import { secondStepMessages } from '@vikray/contract/second-step/second-step-messages.ts';
import { signInMessages } from '@vikray/contract/session/sign-in-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';

type Question = 'EndUserSession' | 'ResetSecondStep';

const titles = { EndUserSession: 'End Sessions', ResetSecondStep: secondStepMessages.reset } as const;
const sentences = { EndUserSession: signInMessages.confirmUserEnd, ResetSecondStep: secondStepMessages.confirmReset } as const;

/** What an Administrator does about another user's login: end their sessions, or reset a lost second step. */
export function UserLoginActions({ user: { userId, name } }: { readonly user: User }) {
  const login = useLogin();
  const [asked, setAsked] = useState<Question>();
  const end = useSubmit('EndUserSession');
  const reset = useSubmit('ResetSecondStep');
  if (login.loginType !== 'Administrator' || userId === login.userId) return null;

  async function carryOut(question: Question): Promise<void> {
    const input = { userId };
    if (question === 'EndUserSession' && (await end.send(input, () => input))) notify.success(signInMessages.userEnded(name));
    if (question === 'ResetSecondStep' && (await reset.send(input, () => input))) notify.success(secondStepMessages.wasReset(name));
    setAsked(undefined);
  }

  return (
    <>
      <Button onClick={() => setAsked('EndUserSession')}>{titles.EndUserSession}</Button>
      <Button onClick={() => setAsked('ResetSecondStep')}>{titles.ResetSecondStep}</Button>
      {asked && (
        <ConfirmDialog
          isOpen
          title={titles[asked]}
          sentence={sentences[asked]}
          record={<strong>{name}</strong>}
          isDanger
          isBusy={end.isBusy || reset.isBusy}
          onYes={() => void carryOut(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
