import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../platform/use-latest.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';

/** What the user is asked before a wizard goes on from a step. */
export interface StepQuestion {
  readonly title: string;
  /** What it is about, in a quiet box. */
  readonly record: ReactNode;
  /** Does what Yes says. When it returns false, the wizard opens the step instead. */
  readonly onYes: () => boolean;
  /** Does what No says; then the wizard goes on. Closing the question changes nothing. */
  readonly onNo: () => void;
}

/** A move of the wizard to a later step, or its submit, and the steps whose questions are answered. */
interface WizardMove {
  /** The step to open; the number of steps for the submit. */
  readonly to: number;
  readonly answered: readonly number[];
  readonly act: 'next' | 'open';
}

interface QuestionedWizard {
  readonly current: number;
  readonly next: () => void;
  readonly open: (step: number) => void;
  readonly show: (step: number) => void;
}

/** Asks the questions of the steps that are left behind, one after the other, before the wizard goes on. Render `dialog`. */
export function useStepQuestions(steps: readonly { readonly question?: StepQuestion | undefined }[], wizard: QuestionedWizard) {
  const [wished, setWished] = useState<WizardMove>();
  const step = wished ? openQuestion(wished) : -1;
  const question = steps[step]?.question;

  function openQuestion({ to, answered }: WizardMove): number {
    return steps.findIndex((each, index) => index < to && each.question !== undefined && !answered.includes(index));
  }

  function go(move: WizardMove): void {
    if (openQuestion(move) >= 0) setWished(move);
    else if (move.act === 'next') wizard.next();
    else wizard.open(move.to);
  }

  // The checks of a step need what the answer has changed.
  const latestGo = useLatest(go);

  function answer(isYes: boolean): void {
    if (!wished || !question) return;
    let goesOn = true;
    flushSync(() => {
      setWished(undefined);
      if (isYes) goesOn = question.onYes();
      else question.onNo();
    });
    if (goesOn) latestGo.current({ ...wished, answered: [...wished.answered, step] });
    else wizard.show(step);
  }

  return {
    next: () => go({ to: wizard.current + 1, answered: [], act: 'next' }),
    open: (to: number) => (to > wizard.current ? go({ to, answered: [], act: 'open' }) : wizard.open(to)),
    dialog: (
      <ConfirmDialog
        isOpen={question !== undefined}
        title={question?.title ?? ''}
        record={question?.record}
        onYes={() => answer(true)}
        onNo={() => answer(false)}
        onClose={() => setWished(undefined)}
      />
    ),
  };
}
