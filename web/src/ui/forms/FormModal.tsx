import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { Button, Modal } from 'antd';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { useIsPhone } from '../../platform/media.ts';
import { FieldGrid } from './Field.tsx';
import { FocusAtOnce } from './FocusAtOnce.tsx';
import { belongsTo, FormFailure, type Failure } from './form-failure.tsx';
import './form-modal.css';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';
import { useWizardSteps } from './wizard-steps.ts';

interface FormModalProps {
  readonly title: string;
  /** What the button says that submits the form. */
  readonly submitLabel: string;
  /** What the button says that closes the form without submitting it. */
  readonly closeLabel?: string;
  /** What is to be put right first; nothing when the form is in order. */
  readonly check: () => FailedCheck | undefined;
  /** The names of the fields, so that a refusal which names one is told there. */
  readonly fields: readonly string[];
  /** The server's refusal of the last submit, until the form is changed. */
  readonly refusal?: Failure | undefined;
  readonly isBusy?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields, on the common grid. */
  readonly children: ReactNode;
}

/**
 * A short form over the page: a wizard of one step. It is open for as long as it is drawn, so that its entries are gone when it is closed;
 * the focus goes to its first field and in the end back to where it was.
 */
export function FormModal({
  title,
  submitLabel,
  closeLabel = 'Close',
  check,
  fields,
  refusal,
  isBusy = false,
  onSubmit,
  onClose,
  children,
}: FormModalProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const size = useIsPhone() ? 'large' : 'middle';
  const { shown, failedTimes, next } = useWizardSteps({ steps: [{ title, fields, check, body: children }], onSubmit, refusal });

  return (
    <Modal
      open
      title={title}
      width={420}
      centered
      closable={false}
      // A slip of the mouse must not throw away what was entered.
      mask={{ closable: false }}
      onCancel={() => {
        if (!isBusy) onClose();
      }}
      footer={
        <>
          <Button size={size} disabled={isBusy} onClick={onClose}>
            {closeLabel}
          </Button>
          <Button size={size} type="primary" htmlType="submit" form={formId} loading={isBusy}>
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
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) next();
        }}
      >
        <FormFailure failure={shown}>
          <FieldGrid>{children}</FieldGrid>
          <FocusAtOnce target={form} first="input:not([disabled]), textarea:not([disabled])" />
          <FocusOnWrong form={form} failedTimes={failedTimes} />
        </FormFailure>
        {refusal && !belongsTo(refusal, fields) && (
          <p className="field-message" role="alert">
            {refusal.message}
          </p>
        )}
      </form>
    </Modal>
  );
}

/** Stands beside the fields, as the dialog draws them later than itself while it opens. */
function FocusOnWrong({ form, failedTimes }: { readonly form: RefObject<HTMLElement | null>; readonly failedTimes: number }) {
  useFocusOnWrong(form, failedTimes);
  return null;
}
