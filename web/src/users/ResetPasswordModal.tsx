import { passwordMessages as say } from '@vikray/contract/users/password-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { TickBox } from '../ui/inputs/TickBox.tsx';
import { blankReset, notSetSentence, resetFailure, resetOf } from './password-form.ts';
import { fieldLabels as labels } from './user-labels.ts';

interface ResetPasswordModalProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Sets a new password for a user who has forgotten theirs. */
export function ResetPasswordModal({ user: { userId, empNumber, name }, onClose }: ResetPasswordModalProps) {
  const login = useLogin();
  const [form, setForm] = useState(blankReset);
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const reset = useSubmit('ChangePassword', { sentenceOf: notSetSentence });

  async function submit(): Promise<void> {
    const done = await reset.send(form, () => resetOf(userId, form, login));
    if (!done) return;
    notify.success(say.changed);
    onClose();
  }

  return (
    <FormModal
      title={say.resetTitle}
      submitLabel="Reset"
      closeLabel="Cancel"
      check={() => resetFailure(form)}
      fields={Object.keys(form)}
      refusal={reset.refusalOf(form)}
      isBusy={reset.isBusy}
      isChanged={form !== blankReset}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field name="empNumber" label="Emp No.">
        <TextInput value={empNumber} onChange={() => undefined} maxLength={20} disabled />
      </Field>
      <Field name="name" label="Name">
        <TextInput value={name} onChange={() => undefined} maxLength={120} disabled />
      </Field>
      <Field name="password" label="New Password" required>
        <PasswordInput {...bind('password')} kind="new-password" />
      </Field>
      <Field name="confirmation" label="Confirm New Password" required>
        <PasswordInput {...bind('confirmation')} kind="new-password" />
      </Field>
      <TickBox {...bind('mustChange')}>{labels.mustChange}</TickBox>
      <Field name="ownPassword" label={labels.ownPassword} required hint={say.whyOwn}>
        <PasswordInput {...bind('ownPassword')} kind="current-password" />
      </Field>
    </FormModal>
  );
}
