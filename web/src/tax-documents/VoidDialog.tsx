import { voidReason } from '@vikray/contract/consignments/consignments-operations.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import * as z from 'zod';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { KeepDialog } from './KeepDialog.tsx';
import { useConsignmentEdit } from './use-consignment-edit.ts';
import type { PanelDialogProps } from './use-keep.ts';

const fields = z.object({ reason: voidReason });
const labels = { reason: say.voidReason };
const noReason = () => ({ reason: '' });

/** Asks for the reason and voids the invoice of the consignment. */
export function VoidDialog(props: PanelDialogProps) {
  const { consignmentId } = props.consignment;
  const edit = useConsignmentEdit({ ...props, name: 'void-invoice', formOf: noReason, labels });
  const { form, version } = edit;
  const bind = binder(form, edit.change);
  return (
    <KeepDialog
      operation="VoidInvoice"
      title={say.voidInvoice}
      submitLabel={say.voidInvoice}
      isDanger
      said={say.voided}
      schema={fields}
      edit={edit}
      entered={form}
      toInput={() => ({ consignmentId, version, ...form })}
    >
      <Field name="reason" label={labels.reason} required>
        <TextInput {...bind('reason')} maxLength={300} />
      </Field>
    </KeepDialog>
  );
}
