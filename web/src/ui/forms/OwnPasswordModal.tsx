import { passwordMessages as say } from '@vikray/contract/users/password-messages.ts';
import { useState } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldFailure } from '../field/form-failure.tsx';
import { PasswordInput } from '../inputs/PasswordInput.tsx';
import { FormModal } from './FormModal.tsx';

/** The entry of the dialog. */
export interface OwnPassword {
  readonly ownPassword: string;
}

interface OwnPasswordModalProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Why the password is asked for. */
  readonly hint?: string;
  readonly isBusy: boolean;
  readonly refusalOf: (form: OwnPassword) => FieldFailure | undefined;
  readonly onSubmit: (form: OwnPassword) => void;
  readonly onClose: () => void;
}

/** Asks for the user's own password before something that an open session alone may not do. */
export function OwnPasswordModal({ title, submitLabel, hint, isBusy, refusalOf, onSubmit, onClose }: OwnPasswordModalProps) {
  const [ownPassword, setOwnPassword] = useState('');
  const form = { ownPassword };
  return (
    <FormModal
      title={title}
      submitLabel={submitLabel}
      closeLabel="Cancel"
      check={() => (ownPassword === '' ? { field: 'ownPassword', message: say.enterOwn } : undefined)}
      fields={['ownPassword']}
      refusal={refusalOf(form)}
      isBusy={isBusy}
      isChanged={ownPassword !== ''}
      onSubmit={() => onSubmit(form)}
      onClose={onClose}
    >
      <Field name="ownPassword" label={say.yours} required hint={hint}>
        <PasswordInput value={ownPassword} onChange={setOwnPassword} kind="current-password" />
      </Field>
    </FormModal>
  );
}
