import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { notify } from '../../platform/notify.tsx';
import { belongsTo, failedFields, failureAmong, type FieldFailure } from '../field/form-failure.tsx';
import { useNextOnceRead } from './use-next-once-read.ts';
import type { StepQuestion } from './use-step-questions.tsx';

export interface WizardStep {
  readonly title: string;
  /** The fields of the step, so that a refusal that names one of them opens this step. */
  readonly fields: readonly string[];
  /** The first thing to correct; nothing when the step is in order. Runs at every render, so it must be quick. */
  readonly check: () => FailedCheck | undefined;
  /** Runs when the step is left in order. */
  readonly onDone?: () => void;
  /** What the user is asked before the wizard goes on to a later step, or is submitted. */
  readonly question?: StepQuestion | undefined;
  /**
   * Whether everything that is wanted is filled in, for a step that skips that: when it opens, Next gets the focus, or else the first empty
   * field.
   */
  readonly isFilled?: boolean;
  /** Whether its work is left undone: its head then says Skipped once the user has moved on. */
  readonly isSkipped?: boolean;
  /** Hides the Next button while the user must not leave the step. */
  readonly hideNext?: boolean;
  readonly body: ReactNode;
  /** What phones keep in view above the buttons, such as a total. */
  readonly summaryOnPhones?: ReactNode;
}

/** The state of a wizard, as a draft keeps it. */
export interface WizardPlace {
  /** The open step; the first is 0. */
  readonly step: number;
  readonly passed: readonly number[];
}

export interface WizardRules {
  readonly steps: readonly WizardStep[];
  readonly onSubmit: () => void;
  /** The server's refusal of the last submit, until the form is changed. */
  readonly refusal?: FieldFailure | undefined;
  /** Every step can be opened at any time. */
  readonly freeNavigation?: boolean;
  /** Nothing can be entered, so nothing is checked. */
  readonly isLocked?: boolean;
  /** Where the wizard opens. A new object opens its step when it arrives. */
  readonly start?: WizardPlace | undefined;
  /** Called with the new place of the wizard. Must be the same function at every render. */
  readonly onMove?: ((place: WizardPlace) => void) | undefined;
}

/** The state of a wizard: which step is open, which are done and can be opened, and which failure is shown. */
export function useWizardSteps({ steps, onSubmit, refusal, freeNavigation = false, isLocked = false, start, onMove }: WizardRules) {
  const [opened, setOpened] = useState(start);
  const [current, setCurrent] = useState(stepOf(start));
  const [passed, setPassed] = useState<ReadonlySet<number>>(new Set(start?.passed));
  const [failed, setFailed] = useState<FailedTry>({ fields: [], times: 0 });
  const [refused, setRefused] = useState<FieldFailure>();

  if (start && start !== opened) {
    setOpened(start);
    setCurrent(stepOf(start));
    setPassed(new Set(start.passed));
    setFailed(({ times }) => ({ fields: [], times }));
  }

  if (refusal !== refused) {
    setRefused(refusal);
    const holder = refusal ? steps.findIndex((step) => belongsTo(refusal, step.fields)) : -1;
    if (holder >= 0) {
      setCurrent(holder);
      setFailed(({ times }) => ({ fields: [], times: times + 1 }));
    }
  }

  useEffect(() => onMove?.({ step: current, passed: [...passed] }), [onMove, current, passed]);

  /** An earlier release may have kept a step that no longer exists. */
  function stepOf(place: WizardPlace | undefined): number {
    return Math.min(place?.step ?? 0, steps.length - 1);
  }

  const isDone = (index: number) => (freeNavigation || passed.has(index)) && (isLocked || steps[index]?.check() === undefined);
  const isReachable = (index: number) => freeNavigation || index === 0 || index === current || isDone(index);

  /** Shows what is wrong on a step at its field and, because the field may be out of view, as a notice. */
  function pass(index: number): boolean {
    const step = steps[index];
    const found = isLocked ? undefined : step?.check();
    if (found) {
      notify.refusal(found.message);
      setFailed(({ times }) => ({ fields: failedFields(found), times: times + 1 }));
      setCurrent(index);
      return false;
    }
    notify.withdrawRefusal();
    setPassed((before) => new Set(before).add(index));
    if (!isLocked) step?.onDone?.();
    return true;
  }

  /** Opens a step. To go forward, the open one must be in order. */
  function open(index: number): void {
    if (index > current && !freeNavigation && !pass(current)) return;
    setFailed(({ times }) => ({ fields: [], times }));
    setCurrent(index);
  }

  function goOn(): void {
    if (current === steps.length - 1) {
      if (!isLocked && steps.every((_, index) => pass(index))) onSubmit();
    } else if (pass(current)) {
      open(current + 1);
    }
  }

  const check = () => (isLocked ? undefined : steps[current]?.check());
  const { reads, isAwaited, next } = useNextOnceRead(current, check, goOn);

  return {
    reads,
    /** Whether Next waits for what a field reads. */
    isAwaited,
    current,
    isDone,
    isReachable,
    shown: shownFailure(steps[current], failed.fields, refusal),
    failedTimes: failed.times,
    open,
    next,
    /** Opens a step without checking the open one. */
    show: setCurrent,
  };
}

interface FailedTry {
  /** The fields that the last failed check has named. */
  readonly fields: readonly string[];
  readonly times: number;
}

/** A failed check is shown at each of its fields until that is in order. Other failures appear only at the next check. */
function shownFailure(
  step: WizardStep | undefined,
  fields: readonly string[],
  refusal: FieldFailure | undefined,
): FieldFailure | undefined {
  const found = failureAmong(step?.check(), fields);
  if (found) return found;
  return refusal && step && belongsTo(refusal, step.fields) ? refusal : undefined;
}
