import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { refreshSessions } from './account-queries.ts';

/** Turns the user's own second step off, with password and code. */
export function EndSecondStep({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState({ ownPassword: '', code: '' });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const end = useSubmit('EndSecondStep');

  async function send(): Promise<void> {
    if (!(await end.send(form, () => form))) return;
    notify.success(say.ended);
    void refreshSessions();
    onClose();
  }

  function check() {
    if (form.ownPassword === '') return { field: 'ownPassword', message: passwordMessages.enterOwn };
    return form.code.trim() === '' ? { field: 'code', message: say.enterCode } : undefined;
  }

  return (
    <FormModal
      title={say.title}
      submitLabel={say.end}
      closeLabel="Cancel"
      check={check}
      fields={Object.keys(form)}
      refusal={end.refusalOf(form)}
      isBusy={end.isBusy}
      isChanged={form.ownPassword !== '' || form.code !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field name="ownPassword" label={passwordMessages.yours} required>
        <PasswordInput {...bind('ownPassword')} kind="current-password" />
      </Field>
      <Field name="code" label="Code" required hint={say.orRecoveryCode}>
        <TextInput {...bind('code')} maxLength={20} autoComplete="one-time-code" />
      </Field>
    </FormModal>
  );
}
