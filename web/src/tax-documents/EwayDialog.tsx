import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { enteredEway } from '@vikray/contract/consignments/portal-answers.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { useState } from 'react';
import * as z from 'zod';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { KeepDialog } from './KeepDialog.tsx';
import type { PanelDialogProps } from './use-keep.ts';

const fields = z.object(enteredEway);
const { labels } = say;

/** Keeps the e-way bill that the portal has given. A blank number takes a wrong one back. */
export function EwayDialog({ consignment, onClose }: PanelDialogProps) {
  const { consignmentId, version } = consignment;
  const [form, setForm] = useState(formOf(consignment));
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const entered = { ...form, ewayDate: form.ewayDate ?? '', validUntil: form.validUntil ?? '' };
  return (
    <KeepDialog
      operation="UpdateEway"
      title={say.eway}
      schema={fields}
      entered={entered}
      toInput={() => ({ consignmentId, version, ...entered })}
      onClose={onClose}
    >
      <Field name="ewayNumber" label={labels.ewayNumber}>
        <DigitsInput {...bind('ewayNumber')} maxLength={12} />
      </Field>
      <Field name="ewayDate" label={labels.ewayDate} span={12}>
        <DateInput {...bind('ewayDate')} />
      </Field>
      <Field name="validUntil" label={labels.validUntil} span={12}>
        <DateInput {...bind('validUntil')} />
      </Field>
    </KeepDialog>
  );
}

function formOf({ ewayNumber, ewayDate, ewayValidUntil }: ConsignmentDetails) {
  return { ewayNumber, ewayDate: ewayDate || undefined, validUntil: ewayValidUntil || undefined };
}
