import type { AnswerOf } from '@vikray/contract/operations.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import { useState } from 'react';
import { Field } from '../ui/forms/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { PasswordInput } from '../ui/inputs/PasswordInput.tsx';

type Operation = 'StartSecondStep' | 'AddRecoveryCodes';

interface EnterPasswordProps<N extends Operation> {
  readonly title: string;
  readonly submitLabel: string;
  /** What the password is for. */
  readonly operation: N;
  readonly onAnswer: (answer: AnswerOf<N>) => void;
  readonly onClose: () => void;
}

/** Asks for the own password and carries out an operation that needs nothing else. */
export function EnterPassword<N extends Operation>({ title, submitLabel, operation, onAnswer, onClose }: EnterPasswordProps<N>) {
  const [ownPassword, setOwnPassword] = useState('');
  const submit = useSubmit<Operation>(operation);
  const form = { ownPassword };

  async function send(): Promise<void> {
    const answer = await submit.send(form, () => form);
    // The answer is that of the operation in the props.
    if (answer) onAnswer(answer as AnswerOf<N>);
  }

  return (
    <FormModal
      title={title}
      submitLabel={submitLabel}
      closeLabel="Cancel"
      check={() => (ownPassword === '' ? { field: 'ownPassword', message: passwordMessages.enterOwn } : undefined)}
      fields={['ownPassword']}
      refusal={submit.refusalOf(form)}
      isBusy={submit.isBusy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field name="ownPassword" label="Your Password" required>
        <PasswordInput value={ownPassword} onChange={setOwnPassword} kind="current-password" />
      </Field>
    </FormModal>
  );
}
