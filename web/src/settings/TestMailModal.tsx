import { emailPattern } from '@vikray/contract/platform/fields.ts';
import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { userMessages } from '@vikray/contract/users/user-messages.ts';
import { useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';

/** Asks for the address of the test mail, which is the user's own unless another is entered. */
export function TestMailModal({ onClose }: { readonly onClose: () => void }) {
  const { officeEmail } = useLogin();
  const [email, setEmail] = useState(officeEmail);
  const test = useSubmit('SendTestMail');

  async function send(): Promise<void> {
    if (!(await test.send({ email }, () => ({ email: email.trim() })))) return;
    notify.success(say.testSent(email.trim()));
    onClose();
  }

  return (
    <FormModal
      title={say.sendTestMail}
      submitLabel="Send"
      check={() => (emailPattern.test(email.trim()) ? undefined : { field: 'email', message: userMessages.invalidEmail })}
      fields={['email']}
      refusal={test.refusalOf({ email })}
      isBusy={test.isBusy}
      isChanged={false}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field name="email" label="To" required>
        <TextInput value={email} onChange={setEmail} type="email" maxLength={254} />
      </Field>
    </FormModal>
  );
}
