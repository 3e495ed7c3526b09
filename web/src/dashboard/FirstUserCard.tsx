import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { firstUserMessages as say } from '@vikray/contract/users/first-user-messages.ts';
import { firstUserFields } from '@vikray/contract/users/first-user.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import { typedTwiceFailure } from '@vikray/contract/users/password.ts';
import { useId, useRef, useState } from 'react';
import * as z from 'zod';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { refreshLogin } from '../platform/session.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormFields } from '../ui/forms/FormFields.tsx';
import { useFocusOnWrong } from '../ui/forms/use-focus-on-wrong.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { useSubmitKey } from '../ui/forms/use-submit-key.ts';
import { useWizardSteps } from '../ui/forms/wizard-steps.ts';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import '../ui/keys/enter-goes-on.ts';
import './first-user-card.css';

const checked = z.object({ ...firstUserFields, confirmation: z.string().min(1, { error: passwordMessages.reenter }) });

interface FirstUserCardProps {
  /** Whether its button is the filled one of the page. */
  readonly isNext: boolean;
}

/** Asks the first user who they are, because quotations are numbered by their nick name and papers name them. Nothing waits for it. */
export function FirstUserCard({ isNext }: FirstUserCardProps) {
  const { name, nickname, officeMobile } = useLogin();
  const [form, setForm] = useState({ name: '', nickname: '', officeMobile, officeEmail: '', password: '', confirmation: '' });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const complete = useSubmit('CompleteFirstUser');
  const element = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const fields = Object.keys(form);

  function check(): FailedCheck | undefined {
    return firstMessage(form, checked) ?? typedTwiceFailure(form, passwordMessages.enterNew, passwordMessages.doNotMatch);
  }

  async function submit(): Promise<void> {
    const { confirmation: _, ...details } = form;
    if (!(await complete.send(form, () => details))) return;
    notify.success(say.saved);
    await refreshLogin();
  }

  const refusal = complete.refusalOf(form);
  const steps = [{ title: say.title, fields, check, body: null }];
  const wizard = useWizardSteps({ steps, onSubmit: () => void submit(), refusal });
  useFocusOnWrong(element, wizard.failedTimes);
  useSubmitKey(element, { button: say.save });

  return (
    <form
      ref={element}
      className="first-user-card"
      noValidate
      aria-labelledby={headingId}
      data-enter-goes-on
      onSubmit={(event) => {
        event.preventDefault();
        if (!complete.isBusy) wizard.next();
      }}
    >
      <h2 id={headingId}>{say.title}</h2>
      <p>{say.why(nickname, name)}</p>
      <FormFields of={wizard}>
        <FieldGrid>
          <Field name="name" label="Full Name" required span={8}>
            <TextInput {...bind('name')} maxLength={120} />
          </Field>
          <Field name="nickname" label="Nick Name" required span={8} hint={say.nicknameHint}>
            <TextInput {...bind('nickname')} maxLength={60} />
          </Field>
          <Field name="officeMobile" label="Official Mobile" required span={8} hint={say.mobileHint}>
            <DigitsInput {...bind('officeMobile')} maxLength={10} prefix="+91" isMobile />
          </Field>
          <Field name="officeEmail" label="Official Email" required span={8}>
            <TextInput {...bind('officeEmail')} type="email" maxLength={254} />
          </Field>
          <Field name="password" label="New Password" required span={8} hint={say.passwordHint}>
            <PasswordInput {...bind('password')} kind="new-password" />
          </Field>
          <Field name="confirmation" label="Confirm Password" required span={8}>
            <PasswordInput {...bind('confirmation')} kind="new-password" />
          </Field>
        </FieldGrid>
      </FormFields>
      <footer>
        <Button look={isNext ? 'filled' : 'outlined'} type="submit" isBusy={complete.isBusy}>
          {say.save}
        </Button>
      </footer>
    </form>
  );
}
