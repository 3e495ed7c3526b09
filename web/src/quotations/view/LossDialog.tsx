import { firstMessage } from '@vikray/contract/platform/check.ts';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import { lossDetails, maxRemark } from '@vikray/contract/quotations/loss.ts';
import * as z from 'zod';
import { Field } from '../../ui/field/Field.tsx';
import type { FieldFailure } from '../../ui/field/form-failure.tsx';
import { binder } from '../../ui/forms/bind.ts';
import { FormModal } from '../../ui/forms/FormModal.tsx';
import { useLostReasons } from '../../ui/inputs/lookup-queries.ts';
import { LookupSelect } from '../../ui/inputs/LookupSelect.tsx';
import { ParagraphInput } from '../../ui/inputs/TextInput.tsx';
import type { LossForm } from './loss-form.ts';

interface LossDialogProps {
  /** The title, and the label of the button. */
  readonly title: string;
  readonly form: LossForm;
  readonly onChange: (form: LossForm) => void;
  readonly refusal: FieldFailure | undefined;
  readonly isBusy: boolean;
  readonly isChanged: boolean;
  readonly onSubmit: (lostReason: number) => void;
  readonly onClose: () => void;
}

/** Asks why a quotation or an enquiry is lost. */
export function LossDialog({ title, form, onChange, refusal, isBusy, isChanged, onSubmit, onClose }: LossDialogProps) {
  const bind = binder(form, (changed) => onChange({ ...form, ...changed }));
  return (
    <FormModal
      title={title}
      submitLabel={title}
      closeLabel="Cancel"
      check={() => firstMessage(form, z.object(lossDetails))}
      fields={Object.keys(form)}
      refusal={refusal}
      isBusy={isBusy}
      isChanged={isChanged}
      onSubmit={() => form.lostReason !== undefined && onSubmit(form.lostReason)}
      onClose={onClose}
    >
      <Field name="lostReason" label={say.lostReason} required>
        <LookupSelect {...bind('lostReason')} list={useLostReasons()} />
      </Field>
      <Field name="remark" label={say.remark}>
        <ParagraphInput {...bind('remark')} maxLength={maxRemark} />
      </Field>
    </FormModal>
  );
}
