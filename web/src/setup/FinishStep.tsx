import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import { CheckCircleFilledIcon } from '../ui/icons/CheckCircleFilledIcon.tsx';
import { FileAddIcon } from '../ui/icons/FileAddIcon.tsx';
import { MinusIcon } from '../ui/icons/MinusIcon.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { useSetupState } from './setup-queries.ts';

/** What is done and what is open, and the way to the first quotation. */
export function FinishStep() {
  const steps = useSetupState().data ?? [];
  return (
    <>
      <p className="setup-hint">{say.finishHint}</p>
      <ul className="setup-state">
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone}>
            {isDone === 'Yes' ? <CheckCircleFilledIcon /> : <MinusIcon />}
            <span>{step}</span>
            <span>{isDone === 'Yes' ? say.isDone : say.isOpen}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/addquotation" icon={<FileAddIcon />}>
        {say.addQuotation}
      </ButtonLink>
    </>
  );
}
