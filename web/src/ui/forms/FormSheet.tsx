import { useId, useRef, type ReactNode } from 'react';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { Button } from '../controls/Button.tsx';
import type { FieldFailure } from '../field/form-failure.tsx';
import '../keys/enter-goes-on.ts';
import './form-sheet.css';
import { FormFields } from './FormFields.tsx';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';
import { useSubmitKey } from './use-submit-key.ts';
import { useWizardSteps } from './wizard-steps.ts';
import './wizard.css';

interface FormSheetProps {
  /** The name of the form for screen readers. */
  readonly title: string;
  /** The text of the submit button. */
  readonly submitLabel: string;
  /** The first thing to correct; nothing when the form is in order. */
  readonly check: () => FailedCheck | undefined;
  /** The names of the fields, so that a refusal appears at the field it names. */
  readonly fields: readonly string[];
  /** The server's refusal of the last submit, until the form is changed. */
  readonly refusal?: FieldFailure | undefined;
  readonly isBusy?: boolean;
  readonly onSubmit: () => void;
  /** The sections. */
  readonly children: ReactNode;
}

/** A form on one page, in sections, like a wizard with one step. The sections scroll; the button stays in view. */
export function FormSheet({ title, submitLabel, check, fields, refusal, isBusy = false, onSubmit, children }: FormSheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const wizard = useWizardSteps({ steps: [{ title, fields, check, body: children }], onSubmit, refusal });
  useFocusOnWrong(body, wizard.failedTimes);
  useSubmitKey(form, { button: submitLabel });

  return (
    <form
      ref={form}
      className="wizard form-sheet"
      noValidate
      aria-label={title}
      data-enter-goes-on
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) wizard.next();
      }}
    >
      <div className="wizard-body" ref={body}>
        <FormFields of={wizard}>{children}</FormFields>
      </div>
      <footer className="wizard-buttons">
        <Button look="filled" type="submit" isBusy={isBusy || wizard.isAwaited}>
          {submitLabel}
        </Button>
      </footer>
    </form>
  );
}

/** A part of a form, with a heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section className="form-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
