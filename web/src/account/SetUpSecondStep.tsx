import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { useState } from 'react';
import { EnterCode, type StartedSecondStep } from './EnterCode.tsx';
import { EnterPassword } from './EnterPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The set-up in three dialogs: the user's own password, the key with the first code, and the recovery codes. */
export function SetUpSecondStep({ onClose }: { readonly onClose: () => void }) {
  const [started, setStarted] = useState<StartedSecondStep>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (started) return <EnterCode started={started} onCodes={setCodes} onClose={onClose} />;
  return (
    <EnterPassword
      title={say.title}
      submitLabel={say.next}
      operation="StartSecondStep"
      onAnswer={([row]) => setStarted(row)}
      onClose={onClose}
    />
  );
}
