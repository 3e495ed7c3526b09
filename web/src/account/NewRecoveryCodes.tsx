import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { useState } from 'react';
import { EnterPassword } from './EnterPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Asks for the user's own password and makes new recovery codes. */
export function NewRecoveryCodes({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <EnterPassword
      title={say.newCodes}
      submitLabel={say.next}
      operation="AddRecoveryCodes"
      onAnswer={([row]) => setCodes(row?.codes)}
      onClose={onClose}
    />
  );
}
