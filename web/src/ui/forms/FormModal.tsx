import { useId, useRef, type ReactNode, type RefObject } from 'react';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { Button } from '../controls/Button.tsx';
import { FieldGrid } from '../field/Field.tsx';
import { belongsTo, type FieldFailure } from '../field/form-failure.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import '../keys/enter-goes-on.ts';
import { FocusAtOnce } from '../page/FocusAtOnce.tsx';
import './form-modal.css';
import { FormFields } from './FormFields.tsx';
import { useCloseQuestion } from './use-close-question.tsx';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';
import { useWizardSteps } from './wizard-steps.ts';

/** What a form over the page needs. */
export interface FormModalProps {
  readonly title: string;
  readonly width?: number;
  /** The text of the submit button. */
  readonly submitLabel: string;
  /** The text of the button that closes the form without submitting it. */
  readonly closeLabel?: string;
  /** The first thing to correct; nothing when the form is in order. */
  readonly check: () => FailedCheck | undefined;
  /** The names of the fields, so that a refusal appears at the field it names. */
  readonly fields: readonly string[];
  /** The server's refusal of the last submit, until the form is changed. */
  readonly refusal?: FieldFailure | undefined;
  readonly isBusy?: boolean;
  /** Whether something was entered, so that closing asks before it discards that. */
  readonly isChanged: boolean;
  /** Whether the submit removes or voids something. Its button is red then. */
  readonly isDanger?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** What is shown above the fields, such as that someone else has changed the record. */
  readonly note?: ReactNode;
  /** The fields, on the common grid. */
  readonly children: ReactNode;
}

/**
 * A short form over the page, like a wizard with one step. It is open while it is rendered, so closing it discards its entries, once the
 * user has confirmed that. It focuses its first field, and restores the focus when it closes.
 */
export function FormModal({
  title,
  width,
  submitLabel,
  closeLabel = 'Close',
  check,
  fields,
  refusal,
  isBusy = false,
  isChanged,
  isDanger = false,
  onSubmit,
  onClose,
  note,
  children,
}: FormModalProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { close, question } = useCloseQuestion(() => isChanged, title, onClose);
  const wizard = useWizardSteps({ steps: [{ title, fields, check, body: children }], onSubmit, refusal });

  return (
    <Dialog
      title={title}
      {...(width !== undefined && { width })}
      closesOutside={false}
      isBusy={isBusy}
      onClose={close}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            {closeLabel}
          </Button>
          <Button look="filled" isDanger={isDanger} type="submit" form={formId} isBusy={isBusy || wizard.isAwaited}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        className="modal-form"
        noValidate
        data-enter-goes-on
        onSubmit={(event) => {
          event.preventDefault();
          // React would pass it on to the form of the page below.
          event.stopPropagation();
          if (!isBusy) wizard.next();
        }}
      >
        {note}
        <FormFields of={wizard}>
          <FieldGrid>{children}</FieldGrid>
          <FocusAtOnce target={form} first="input:not([disabled]), select:not([disabled]), textarea:not([disabled])" />
          <FocusOnWrong form={form} failedTimes={wizard.failedTimes} />
        </FormFields>
        {refusal && !belongsTo(refusal, fields) && (
          <p className="field-message" role="alert">
            {refusal.message}
          </p>
        )}
      </form>
      {question}
    </Dialog>
  );
}

/** Rendered beside the fields, because an opening dialog renders its content later than itself. */
function FocusOnWrong({ form, failedTimes }: { readonly form: RefObject<HTMLElement | null>; readonly failedTimes: number }) {
  useFocusOnWrong(form, failedTimes);
  return null;
}
