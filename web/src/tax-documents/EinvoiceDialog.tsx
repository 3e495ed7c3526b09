import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { enteredEinvoice, longestQrText } from '@vikray/contract/consignments/portal-answers.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import * as z from 'zod';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { ConsignmentDialog } from './ConsignmentDialog.tsx';
import { useConsignmentEdit } from './use-consignment-edit.ts';
import type { PanelDialogProps } from './use-consignment-write.ts';

const fields = z.object(enteredEinvoice);
const { labels } = say;

/** Keeps the registration of an invoice as the portal has given it. A blank IRN takes a wrong one back. */
export function EinvoiceDialog(props: PanelDialogProps) {
  const { consignmentId } = props.consignment;
  const edit = useConsignmentEdit({ ...props, name: 'einvoice', formOf, labels });
  const { form, version } = edit;
  const bind = binder(form, edit.change);
  const entered = { ...form, irn: form.irn.trim().toLowerCase() };
  return (
    <ConsignmentDialog
      operation="UpdateEinvoice"
      title={say.einvoice}
      schema={fields}
      edit={edit}
      entered={entered}
      toInput={() => ({ consignmentId, version, ...entered })}
    >
      <Field name="irn" label={labels.irn}>
        <TextInput {...bind('irn')} maxLength={80} />
      </Field>
      <Field name="ackNo" label={labels.ackNo} span={12}>
        <TextInput {...bind('ackNo')} maxLength={20} />
      </Field>
      <Field name="ackDate" label={labels.ackDate} span={12}>
        <DateInput {...blankableDay(bind('ackDate'))} />
      </Field>
      <Field name="signedQr" label={labels.signedQr}>
        <TextInput {...bind('signedQr')} maxLength={longestQrText} />
      </Field>
    </ConsignmentDialog>
  );
}

function formOf({ irn, ackNo, ackDate, signedQr }: ConsignmentDetails) {
  return { irn, ackNo, ackDate, signedQr };
}
