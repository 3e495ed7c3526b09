import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { passwordMessages as say } from '@vikray/contract/users/password-messages.ts';
import { useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { logOut } from '../platform/session.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormSheet } from '../ui/forms/FormSheet.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { Note } from '../ui/page/Note.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import './change-password.css';
import { blankPassword, newPasswordFailure, notSetSentence, passwordChangeOf } from './password-form.ts';

const title = 'Change Password';
const blank = { oldPassword: '', ...blankPassword };

/** Changes the user's own password and logs out. */
export function ChangePasswordPage() {
  const login = useLogin();
  const [form, setForm] = useState(blank);
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const old = useSubmit('CheckOldPassword', { sentenceOf: notSetSentence });
  const change = useSubmit('ChangePassword', { sentenceOf: notSetSentence });
  const [wrongNew, setWrongNew] = useState<{ readonly form: typeof blank; readonly failure: FailedCheck }>();
  const newRefusal = wrongNew?.form === form ? wrongNew.failure : undefined;

  function check(): FailedCheck | undefined {
    return form.oldPassword === '' ? { field: 'oldPassword', message: say.enterOld } : undefined;
  }

  /** Reports a fault in the new password, but only after the server has confirmed the old one. */
  async function reportWrongNew(failure: FailedCheck): Promise<void> {
    if (!(await old.send(form, () => ({ oldPassword: form.oldPassword })))) return;
    notify.refusal(failure.message);
    setWrongNew({ form, failure });
  }

  async function submit(): Promise<void> {
    const failure = newPasswordFailure(form);
    if (failure) return reportWrongNew(failure);
    const changed = await change.send(form, () => passwordChangeOf(login.userId, form, login, form.oldPassword));
    if (!changed) return;
    notify.success(say.changed);
    await logOut(login);
  }

  return (
    <>
      <PageHeading title={title} />
      {login.mustChangePassword && <Note kind="info" title={say.chooseOwn} />}
      <FormSheet
        title={title}
        submitLabel={title}
        check={check}
        fields={Object.keys(blank)}
        refusal={old.refusalOf(form) ?? newRefusal ?? change.refusalOf(form)}
        isBusy={old.isBusy || change.isBusy}
        onSubmit={() => void submit()}
      >
        <div className="change-password">
          <FieldGrid>
            <Field name="oldPassword" label="Old Password" required>
              <PasswordInput {...bind('oldPassword')} kind="current-password" />
            </Field>
            <Field name="password" label="New Password" required>
              <PasswordInput {...bind('password')} kind="new-password" />
            </Field>
            <Field name="confirmation" label="Confirm Password" required>
              <PasswordInput {...bind('confirmation')} kind="new-password" />
            </Field>
          </FieldGrid>
        </div>
      </FormSheet>
    </>
  );
}
