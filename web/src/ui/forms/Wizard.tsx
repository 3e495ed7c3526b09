import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { Button, ConfigProvider } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';
import { useIsPhone } from '../../platform/media.ts';
import { FormFailure } from './form-failure.tsx';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';
import './wizard.css';
import './wizard-summary.css';
import { useWizardSteps, type WizardPlace, type WizardRules } from './wizard-steps.ts';
import { WizardHeads } from './WizardHeads.tsx';

interface WizardProps extends WizardRules {
  /** Whether the submit is under way. */
  readonly isBusy?: boolean;
  /** What the last step's button says. */
  readonly submitLabel?: string;
}

/**
 * A form in steps. Next checks the open step and marks it done; the last step has Submit in its place, which checks all steps. The body
 * scrolls between step heads and buttons.
 */
export function Wizard({ isBusy = false, submitLabel = 'Submit', ...rules }: WizardProps) {
  const { steps, isLocked = false } = rules;
  const wizard = useWizardSteps(rules);
  const { current, shown, failedTimes } = wizard;
  const body = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const isLast = current === steps.length - 1;
  const { title, body: fields, hideNext = false, summaryOnPhones } = steps[current] ?? {};

  useFocusOnOpened(body, { current, isLocked, start: rules.start });
  // After the other: what is wrong on a step that is opened for it comes before its first field.
  useFocusOnWrong(body, failedTimes);

  return (
    <form
      className="wizard"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!hideNext && !isBusy) wizard.next();
      }}
    >
      <WizardHeads titles={steps.map((step) => step.title)} wizard={wizard} isLocked={isLocked} />
      <div className="wizard-body" ref={body} role="group" aria-label={title} tabIndex={isLocked ? 0 : undefined}>
        <ConfigProvider componentDisabled={isLocked}>
          <FormFailure failure={shown}>{fields}</FormFailure>
        </ConfigProvider>
      </div>
      <footer className="wizard-buttons">
        {isPhone && summaryOnPhones && (
          <div className="wizard-summary">
            <FormFailure failure={shown}>{summaryOnPhones}</FormFailure>
          </div>
        )}
        <Button icon={<ArrowLeftOutlined aria-hidden />} disabled={current === 0 || isBusy} onClick={() => wizard.open(current - 1)}>
          Previous
        </Button>
        {!hideNext && (!isLast || isLocked) && (
          <Button
            htmlType="submit"
            type={isLocked ? 'default' : 'primary'}
            disabled={isLast}
            icon={<ArrowRightOutlined aria-hidden />}
            iconPlacement="end"
          >
            Next
          </Button>
        )}
        {!hideNext && isLast && !isLocked && (
          <Button htmlType="submit" type="primary" loading={isBusy}>
            {submitLabel}
          </Button>
        )}
      </footer>
    </form>
  );
}

/** What opens a step anew: another step, the first drawing, Edit, or a draft that is gone on with. */
interface OpenedStep {
  readonly current: number;
  readonly isLocked: boolean;
  readonly start: WizardPlace | undefined;
}

/**
 * A step that is opened takes the focus to its first field, so that typing goes on, or to what is marked as read before any field. A locked
 * one, which has no fields, leaves it where it is.
 */
function useFocusOnOpened(body: RefObject<HTMLElement | null>, { current, isLocked, start }: OpenedStep): void {
  const opened = useRef<OpenedStep>(undefined);
  useEffect(() => {
    const before = opened.current;
    opened.current = { current, isLocked, start };
    if (before && before.current === current && before.isLocked === isLocked && (start === undefined || before.start === start)) return;
    if (before) body.current?.scrollTo(0, 0);
    body.current?.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled]), [data-read-first]')?.focus();
  }, [body, current, isLocked, start]);
}
