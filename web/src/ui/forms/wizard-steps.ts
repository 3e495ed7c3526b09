import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { notify } from '../../platform/notify.tsx';
import { belongsTo, type Failure } from './form-failure.tsx';

export interface WizardStep {
  readonly title: string;
  /** The fields that stand on the step, so that a refusal which names one leads here. */
  readonly fields: readonly string[];
  /** What is to be put right first; nothing when the step is in order. Runs at every drawing, so it must be quick. */
  readonly check: () => FailedCheck | undefined;
  /** Runs when the step is left in order. */
  readonly onDone?: () => void;
  /** Takes the Next button away while the step must not be left. */
  readonly hideNext?: boolean;
  readonly body: ReactNode;
  /** What phones keep in sight above the buttons, such as a total. */
  readonly summaryOnPhones?: ReactNode;
}

/** Where a wizard stands, as a draft keeps it. */
export interface WizardPlace {
  /** The open step; the first is 0. */
  readonly step: number;
  readonly passed: readonly number[];
}

export interface WizardRules {
  readonly steps: readonly WizardStep[];
  readonly onSubmit: () => void;
  /** The server's refusal of the last submit, until the form is changed. */
  readonly refusal?: Failure | undefined;
  /** Every step can be opened at any time. */
  readonly freeNavigation?: boolean;
  /** Nothing can be entered, so nothing is checked. */
  readonly isLocked?: boolean;
  /** Where the wizard opens. Another object later opens its place then. */
  readonly start?: WizardPlace | undefined;
  /** Told where the wizard stands. The same function at every drawing. */
  readonly onMove?: ((place: WizardPlace) => void) | undefined;
}

/** Where a wizard stands: which step is open, which are done and may be opened, and what is shown as wrong. */
export function useWizardSteps({ steps, onSubmit, refusal, freeNavigation = false, isLocked = false, start, onMove }: WizardRules) {
  const [opened, setOpened] = useState(start);
  const [current, setCurrent] = useState(stepOf(start));
  const [passed, setPassed] = useState<ReadonlySet<number>>(new Set(start?.passed));
  const [failed, setFailed] = useState({ field: '', times: 0 });

  if (start && start !== opened) {
    setOpened(start);
    setCurrent(stepOf(start));
    setPassed(new Set(start.passed));
    setFailed(({ times }) => ({ field: '', times }));
  }

  /** An earlier release may have kept a step that is no longer. */
  function stepOf(place: WizardPlace | undefined): number {
    return Math.min(place?.step ?? 0, steps.length - 1);
  }

  useEffect(() => onMove?.({ step: current, passed: [...passed] }), [onMove, current, passed]);

  useEffect(() => {
    const holder = refusal ? steps.findIndex((step) => belongsTo(refusal, step.fields)) : -1;
    if (holder >= 0) {
      setCurrent(holder);
      setFailed(({ times }) => ({ field: '', times: times + 1 }));
    }
    // Only a new refusal moves; the steps are new at every drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal]);

  const isDone = (index: number) => (freeNavigation || passed.has(index)) && (isLocked || steps[index]?.check() === undefined);
  const isReachable = (index: number) => freeNavigation || index === 0 || index === current || isDone(index);

  /** What is wrong on a step is told at its field and, as that may lie out of sight, as a notice. */
  function pass(index: number): boolean {
    const step = steps[index];
    const found = isLocked ? undefined : step?.check();
    if (found) {
      notify.refusal(found.message);
      setFailed(({ times }) => ({ field: found.field, times: times + 1 }));
      setCurrent(index);
      return false;
    }
    notify.withdrawRefusal();
    setPassed((before) => new Set(before).add(index));
    if (!isLocked) step?.onDone?.();
    return true;
  }

  /** Opens a step; on the way forward the open one must be in order. */
  function open(index: number): void {
    if (index > current && !freeNavigation && !pass(current)) return;
    setFailed(({ times }) => ({ field: '', times }));
    setCurrent(index);
  }

  function next(): void {
    if (current === steps.length - 1) {
      if (!isLocked && steps.every((_, index) => pass(index))) onSubmit();
    } else if (pass(current)) {
      open(current + 1);
    }
  }

  return {
    current,
    isDone,
    isReachable,
    shown: shownFailure(steps[current], failed.field, refusal),
    failedTimes: failed.times,
    open,
    next,
  };
}

/** A failed check is shown until its field is in order; what else is wrong is told only when asked again. */
function shownFailure(step: WizardStep | undefined, failedField: string, refusal: Failure | undefined): Failure | undefined {
  const found = step?.check();
  if (found && found.field === failedField) return found;
  return refusal && step && belongsTo(refusal, step.fields) ? refusal : undefined;
}
