import { CheckIcon } from '../icons/CheckIcon.tsx';
import type { useWizardSteps, WizardStep } from './wizard-steps.ts';

interface WizardHeadsProps {
  readonly steps: readonly Pick<WizardStep, 'title' | 'isSkipped'>[];
  readonly wizard: Pick<ReturnType<typeof useWizardSteps>, 'current' | 'isDone' | 'isReachable' | 'open'>;
  /** Nothing can be entered, so no step is done or pending. */
  readonly isLocked: boolean;
}

/** The heads of all steps: number or tick, title, and whether it is done or skipped. Phones show only the title of the open step. */
export function WizardHeads({ steps, wizard, isLocked }: WizardHeadsProps) {
  return (
    <ol className="wizard-heads">
      {steps.map(({ title, isSkipped = false }, index) => {
        const isPassed = wizard.isDone(index);
        const isDone = !isLocked && isPassed && !isSkipped;
        const isCurrent = index === wizard.current;
        return (
          <li key={title} className={isCurrent ? 'wizard-head wizard-head-current' : 'wizard-head'}>
            <button
              type="button"
              disabled={!wizard.isReachable(index)}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => wizard.open(index)}
            >
              <span className={isDone && !isCurrent ? 'wizard-mark wizard-mark-done' : 'wizard-mark'} aria-hidden>
                {isDone && !isCurrent ? <CheckIcon /> : index + 1}
              </span>
              <span className="wizard-head-words">
                <span className="wizard-title">{title}</span>
                {!isLocked && (
                  <span className={isDone ? 'wizard-state wizard-state-done' : 'wizard-state'}>
                    {isDone ? 'Done' : isPassed ? 'Skipped' : 'Pending'}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
