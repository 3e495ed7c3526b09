import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { enteredTransport, transportModes, vehicleTypes, isTransporterId } from '@vikray/contract/consignments/transport.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import * as z from 'zod';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { ConsignmentDialog } from './ConsignmentDialog.tsx';
import { useConsignmentEdit } from './use-consignment-edit.ts';
import type { PanelDialogProps } from './use-consignment-write.ts';

const fields = z.object(enteredTransport);
const { labels } = say;

/** Enters what the e-way bill and the papers say of the transport. Nothing is needed. */
export function TransportDialog(props: PanelDialogProps) {
  const { consignmentId } = props.consignment;
  const edit = useConsignmentEdit({ ...props, name: 'transport', formOf, labels });
  const { form, version } = edit;
  const bind = binder(form, edit.change);
  return (
    <ConsignmentDialog
      operation="UpdateTransport"
      title={say.transport}
      schema={fields}
      edit={edit}
      entered={form}
      toInput={() => ({ consignmentId, version, ...fields.parse(form) })}
    >
      <Field name="mode" label={labels.mode} span={12}>
        <ChoiceSelect choices={['', ...transportModes]} {...bind('mode')} />
      </Field>
      <Field name="distance" label={labels.distance} span={12}>
        <DigitsInput {...bind('distance')} maxLength={4} />
      </Field>
      <Field name="vehicleNumber" label={labels.vehicleNumber} span={12}>
        <TextInput {...bind('vehicleNumber')} maxLength={15} />
      </Field>
      <Field name="vehicleType" label={labels.vehicleType} span={12}>
        <ChoiceSelect choices={['', ...vehicleTypes]} {...bind('vehicleType')} />
      </Field>
      <Field name="transporter" label={labels.transporter} span={12}>
        <TextInput {...bind('transporter')} maxLength={100} />
      </Field>
      <Field name="transporterId" label={labels.transporterId} span={12} hint={transporterIdHint(form.transporterId)}>
        <TextInput {...bind('transporterId')} maxLength={15} />
      </Field>
      <Field name="lrNumber" label={labels.lrNumber} span={12}>
        <TextInput {...bind('lrNumber')} maxLength={30} />
      </Field>
      <Field name="lrDate" label={labels.lrDate} span={12}>
        <DateInput {...blankableDay(bind('lrDate'))} />
      </Field>
    </ConsignmentDialog>
  );
}

function formOf({ mode, distance, vehicleNumber, vehicleType, transporter, transporterId, lrNumber, lrDate }: ConsignmentDetails) {
  const kilometres = distance === null ? '' : String(distance);
  return { mode, distance: kilometres, vehicleNumber, vehicleType, transporter, transporterId, lrNumber, lrDate };
}

function transporterIdHint(typed: string): string | undefined {
  const id = typed.trim().toUpperCase();
  return id === '' || isTransporterId(id) ? undefined : say.transporterIdHint;
}
