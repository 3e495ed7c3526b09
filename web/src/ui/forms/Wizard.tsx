import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useIsPhone } from '../../platform/media.ts';
import { Button } from '../controls/Button.tsx';
import { Locked } from '../field/use-is-locked.ts';
import '../keys/enter-goes-on.ts';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon.tsx';
import { ArrowRightIcon } from '../icons/ArrowRightIcon.tsx';
import { FormFields } from './FormFields.tsx';
import { leavingStep } from './leaving-step.ts';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';
import { useStepQuestions } from './use-step-questions.tsx';
import { useSubmitKey } from './use-submit-key.ts';
import { useWizardSteps, type WizardPlace, type WizardRules } from './wizard-steps.ts';
import './wizard-summary.css';
import './wizard.css';
import { WizardHeads } from './WizardHeads.tsx';

interface WizardProps extends WizardRules {
  /** Whether a submit is in progress. */
  readonly isBusy?: boolean;
  /** The text of the last step's button. */
  readonly submitLabel?: string;
  /** A line below the step heads, which keeps its room while it is empty. */
  readonly status?: string | undefined;
}

/**
 * A form in steps. Next checks the open step and marks it done. The last step has Submit instead, which checks all steps. The body scrolls
 * between the step heads and the buttons. Ctrl+Enter presses Next or Submit.
 */
export function Wizard({ isBusy = false, submitLabel = 'Submit', status, ...rules }: WizardProps) {
  const { steps, isLocked = false } = rules;
  const wizard = useWizardSteps(rules);
  const { current, failedTimes } = wizard;
  const questions = useStepQuestions(steps, wizard);
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const isLast = current === steps.length - 1;
  const { title, body: fields, isFilled, hideNext = false, summaryOnPhones } = steps[current] ?? {};

  useFocusOnOpened(body, { current, isLocked, start: rules.start }, isFilled);
  // Runs after the hook above: on a step opened because of an error, the wrong field gets the focus, not the first one.
  useFocusOnWrong(body, failedTimes);
  const button = isLast ? (isLocked ? undefined : submitLabel) : 'Next';
  useSubmitKey(form, { button: hideNext ? undefined : button });

  function open(step: number): void {
    if (form.current?.dispatchEvent(new Event(leavingStep, { cancelable: true }))) questions.open(step);
  }

  return (
    <form
      ref={form}
      className="wizard"
      noValidate
      data-enter-goes-on
      onSubmit={(event) => {
        event.preventDefault();
        if (!hideNext && !isBusy) questions.next();
      }}
    >
      <WizardHeads steps={steps} wizard={{ ...wizard, open }} isLocked={isLocked} />
      {status !== undefined && <p className="wizard-status">{status}</p>}
      <div className="wizard-body" ref={body} role="group" aria-label={title} tabIndex={isLocked ? 0 : undefined}>
        <Locked value={isLocked}>
          <FormFields of={wizard}>{fields}</FormFields>
        </Locked>
      </div>
      <footer className="wizard-buttons">
        {isPhone && summaryOnPhones && (
          <div className="wizard-summary">
            <FormFields of={wizard}>{summaryOnPhones}</FormFields>
          </div>
        )}
        <Button icon={<ArrowLeftIcon />} disabled={current === 0 || isBusy} onClick={() => open(current - 1)}>
          Previous
        </Button>
        {!hideNext && (!isLast || isLocked) && (
          <Button
            type="submit"
            look={isLocked ? 'outlined' : 'filled'}
            disabled={isLast}
            icon={<ArrowRightIcon />}
            isIconLast
            isBusy={wizard.isAwaited}
          >
            Next
          </Button>
        )}
        {!hideNext && isLast && !isLocked && (
          <Button type="submit" look="filled" isBusy={isBusy || wizard.isAwaited}>
            {submitLabel}
          </Button>
        )}
        {questions.dialog}
      </footer>
    </form>
  );
}

/** What opens a step: going to another step, the first render, Edit, or continuing a draft. */
interface OpenedStep {
  readonly current: number;
  readonly isLocked: boolean;
  readonly start: WizardPlace | undefined;
}

/**
 * Moves the focus to the first field of a step when it opens, so that the user can go on typing, or to the part marked to be read before
 * any field. A step that skips what is filled gives it to its first empty field, or to Next. A locked step has no fields, so the focus
 * stays where it is. The fields of a step may still be loading.
 */
function useFocusOnOpened(
  body: RefObject<HTMLElement | null>,
  { current, isLocked, start }: OpenedStep,
  isFilled: boolean | undefined,
): void {
  const opened = useRef<OpenedStep>(undefined);
  const isFilledNow = useEffectEvent(() => isFilled);

  useEffect(() => {
    const before = opened.current;
    opened.current = { current, isLocked, start };
    if (before && before.current === current && before.isLocked === isLocked && (start === undefined || before.start === start)) return;
    if (before) body.current?.scrollTo(0, 0);
    const focused = document.activeElement;
    if (isLocked || focusStep(body.current, isFilledNow())) return;
    const loaded = new MutationObserver(() => {
      const { activeElement } = document;
      // The shell gives the buttons the focus of a field that is gone.
      const isWaiting = activeElement === focused || activeElement === document.body || activeElement?.closest('.wizard-buttons');
      if (!isWaiting || focusStep(body.current, isFilledNow())) loaded.disconnect();
    });
    if (body.current) loaded.observe(body.current, { childList: true, subtree: true });
    return () => loaded.disconnect();
  }, [body, current, isLocked, start]);
}

/** Returns whether the step has a field, which then has the focus. */
function focusStep(body: HTMLElement | null, isFilled: boolean | undefined): boolean {
  const fields = [
    ...(body?.querySelectorAll<HTMLElement>('input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [data-read-first]') ??
      []),
  ];
  const next = body?.closest('form')?.querySelector<HTMLElement>('.wizard-buttons [type="submit"]');
  const empty = fields.find((field) => field instanceof HTMLInputElement && field.value === '');
  const wanted = isFilled === true ? next : isFilled === false ? empty : undefined;
  (wanted ?? fields[0])?.focus();
  return fields.length > 0;
}
