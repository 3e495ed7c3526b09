import type { AnswerOf } from '@vikray/contract/operations.ts';
import { OwnPasswordModal, type OwnPassword } from '../ui/forms/OwnPasswordModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';

type Operation = 'StartSecondStep' | 'AddRecoveryCodes';

interface EnterPasswordProps<N extends Operation> {
  readonly title: string;
  readonly submitLabel: string;
  /** What the password is for. */
  readonly operation: N;
  readonly onAnswer: (answer: AnswerOf<N>) => void;
  readonly onClose: () => void;
}

/** Asks for the user's own password and carries out an operation that needs nothing else. */
export function EnterPassword<N extends Operation>({ operation, onAnswer, ...dialog }: EnterPasswordProps<N>) {
  const submit = useSubmit<Operation>(operation);

  async function send(form: OwnPassword): Promise<void> {
    const answer = await submit.send(form, () => form);
    // The answer is that of the operation in the props.
    if (answer) onAnswer(answer as AnswerOf<N>);
  }

  return <OwnPasswordModal {...dialog} isBusy={submit.isBusy} refusalOf={submit.refusalOf} onSubmit={(form) => void send(form)} />;
}
