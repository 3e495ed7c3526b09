import { loginTypes, type LoginType } from '@vikray/contract/users/login-type.ts';
import { passwordMessages as say } from '@vikray/contract/users/password-messages.ts';
import { useLogin } from '../platform/login.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { CheckedDisclaimer } from '../ui/forms/CheckedDisclaimer.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { TickBox } from '../ui/inputs/TickBox.tsx';
import type { UserForm } from './user-form.ts';
import { fieldLabels as labels } from './user-labels.ts';
import { UserSummary } from './UserSummary.tsx';

interface LoginDetailsStepProps {
  readonly form: UserForm;
  readonly bind: Bind<UserForm>;
  /** Only a new user has password fields. */
  readonly isNew: boolean;
  /** While the fields are locked, there is no disclaimer. */
  readonly isLocked: boolean;
  readonly asksPassword: boolean;
}

export function LoginDetailsStep({ form, bind, isNew, isLocked, asksPassword }: LoginDetailsStepProps) {
  const { loginType } = useLogin();
  return (
    <FieldGrid>
      <Field name="nickname" label={labels.nickname} required span={12}>
        <TextInput {...bind('nickname')} maxLength={60} />
      </Field>
      <Field name="loginType" label={labels.loginType} required span={12}>
        <ChoiceSelect choices={choicesOf(loginType, bind('loginType').value)} {...bind('loginType')} />
      </Field>
      {isNew && (
        <>
          <Field name="password" label={labels.password} required span={12}>
            <PasswordInput {...bind('password')} kind="new-password" />
          </Field>
          <Field name="confirmation" label={labels.confirmation} required span={12}>
            <PasswordInput {...bind('confirmation')} kind="new-password" />
          </Field>
          <TickBox {...bind('mustChange')}>{labels.mustChange}</TickBox>
        </>
      )}
      {asksPassword && (
        <Field name="ownPassword" label={labels.ownPassword} required span={12} hint={say.whyOwn}>
          <PasswordInput {...bind('ownPassword')} kind="current-password" />
        </Field>
      )}
      {!isLocked && <UserSummary form={form} />}
      {!isLocked && <CheckedDisclaimer {...bind('disclaimer')} />}
    </FieldGrid>
  );
}

/** Only an Administrator can make someone an Administrator or end that. */
function choicesOf(own: LoginType, present: LoginType): readonly LoginType[] {
  if (own === 'Administrator') return loginTypes;
  return present === 'Administrator' ? ['Administrator'] : loginTypes.filter((type) => type !== 'Administrator');
}
