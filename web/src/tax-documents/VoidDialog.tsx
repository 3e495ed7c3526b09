import { voidReason } from '@vikray/contract/consignments/consignments-operations.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { useState } from 'react';
import * as z from 'zod';
import { binder } from '../ui/forms/bind.ts';
import { Field } from '../ui/forms/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { useKeep, type PanelDialogProps } from './use-keep.ts';

const fields = z.object({ reason: voidReason });

/** Asks for the reason and voids the invoice of the consignment. */
export function VoidDialog({ consignment: { consignmentId, version }, onClose }: PanelDialogProps) {
  const [form, setForm] = useState({ reason: '' });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const voiding = useKeep('VoidInvoice', onClose, say.voided);
  return (
    <FormModal
      title={say.voidInvoice}
      submitLabel={say.voidInvoice}
      closeLabel="Cancel"
      check={() => firstMessage(form, fields)}
      fields={Object.keys(form)}
      refusal={voiding.refusalOf(form)}
      isBusy={voiding.isBusy}
      onSubmit={() => void voiding.save(form, () => ({ consignmentId, version, ...form }))}
      onClose={onClose}
    >
      <Field name="reason" label={say.voidReason} required>
        <TextInput {...bind('reason')} maxLength={300} />
      </Field>
    </FormModal>
  );
}
