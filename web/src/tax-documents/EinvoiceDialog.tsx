import { enteredEinvoice, longestQrText } from '@vikray/contract/consignments/portal-answers.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { useState } from 'react';
import * as z from 'zod';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { KeepDialog } from './KeepDialog.tsx';
import type { PanelDialogProps } from './use-keep.ts';

const fields = z.object(enteredEinvoice);
const { labels } = say;

/** Keeps the registration of an invoice as the portal has given it. A blank IRN takes a wrong one back. */
export function EinvoiceDialog({ consignment, onClose }: PanelDialogProps) {
  const { consignmentId, version, irn, ackNo, ackDate, signedQr } = consignment;
  const [form, setForm] = useState({ irn, ackNo, ackDate: ackDate || undefined, signedQr });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const entered = { ...form, irn: form.irn.trim().toLowerCase(), ackDate: form.ackDate ?? '' };
  return (
    <KeepDialog
      operation="UpdateEinvoice"
      title={say.einvoice}
      schema={fields}
      entered={entered}
      toInput={() => ({ consignmentId, version, ...entered })}
      onClose={onClose}
    >
      <Field name="irn" label={labels.irn}>
        <TextInput {...bind('irn')} maxLength={80} />
      </Field>
      <Field name="ackNo" label={labels.ackNo} span={12}>
        <TextInput {...bind('ackNo')} maxLength={20} />
      </Field>
      <Field name="ackDate" label={labels.ackDate} span={12}>
        <DateInput {...bind('ackDate')} />
      </Field>
      <Field name="signedQr" label={labels.signedQr}>
        <TextInput {...bind('signedQr')} maxLength={longestQrText} />
      </Field>
    </KeepDialog>
  );
}
