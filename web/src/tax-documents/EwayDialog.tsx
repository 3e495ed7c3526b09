import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { enteredEway } from '@vikray/contract/consignments/portal-answers.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import * as z from 'zod';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { ConsignmentDialog } from './ConsignmentDialog.tsx';
import { useConsignmentEdit } from './use-consignment-edit.ts';
import type { PanelDialogProps } from './use-consignment-write.ts';

const fields = z.object(enteredEway);
const { labels } = say;

/** Keeps the e-way bill that the portal has given. A blank number takes a wrong one back. */
export function EwayDialog(props: PanelDialogProps) {
  const { consignmentId } = props.consignment;
  const edit = useConsignmentEdit({ ...props, name: 'eway', formOf, labels });
  const { form, version } = edit;
  const bind = binder(form, edit.change);
  return (
    <ConsignmentDialog
      operation="UpdateEway"
      title={say.eway}
      schema={fields}
      edit={edit}
      entered={form}
      toInput={() => ({ consignmentId, version, ...form })}
    >
      <Field name="ewayNumber" label={labels.ewayNumber}>
        <DigitsInput {...bind('ewayNumber')} maxLength={12} />
      </Field>
      <Field name="ewayDate" label={labels.ewayDate} span={12}>
        <DateInput {...blankableDay(bind('ewayDate'))} />
      </Field>
      <Field name="validUntil" label={labels.validUntil} span={12}>
        <DateInput {...blankableDay(bind('validUntil'))} />
      </Field>
    </ConsignmentDialog>
  );
}

function formOf({ ewayNumber, ewayDate, ewayValidUntil }: ConsignmentDetails) {
  return { ewayNumber, ewayDate, validUntil: ewayValidUntil };
}
