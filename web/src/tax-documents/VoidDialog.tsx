import { voidReason } from '@vikray/contract/consignments/consignments-operations.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { useState } from 'react';
import * as z from 'zod';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { KeepDialog } from './KeepDialog.tsx';
import type { PanelDialogProps } from './use-keep.ts';

const fields = z.object({ reason: voidReason });

/** Asks for the reason and voids the invoice of the consignment. */
export function VoidDialog({ consignment: { consignmentId, version }, onClose }: PanelDialogProps) {
  const [form, setForm] = useState({ reason: '' });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  return (
    <KeepDialog
      operation="VoidInvoice"
      title={say.voidInvoice}
      submitLabel={say.voidInvoice}
      isDanger
      said={say.voided}
      schema={fields}
      entered={form}
      toInput={() => ({ consignmentId, version, ...form })}
      onClose={onClose}
    >
      <Field name="reason" label={say.voidReason} required>
        <TextInput {...bind('reason')} maxLength={300} />
      </Field>
    </KeepDialog>
  );
}
