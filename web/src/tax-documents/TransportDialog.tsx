import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { enteredTransport, transportModes, vehicleTypes } from '@vikray/contract/consignments/transport.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { useState } from 'react';
import * as z from 'zod';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { KeepDialog } from './KeepDialog.tsx';
import type { PanelDialogProps } from './use-keep.ts';

const fields = z.object(enteredTransport);
const { labels } = say;

/** Enters what the e-way bill and the papers say of the transport. Nothing is needed. */
export function TransportDialog({ consignment, onClose }: PanelDialogProps) {
  const { consignmentId, version } = consignment;
  const [form, setForm] = useState(formOf(consignment));
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const entered = { ...form, lrDate: form.lrDate ?? '' };
  return (
    <KeepDialog
      operation="UpdateTransport"
      title={say.transport}
      schema={fields}
      entered={entered}
      toInput={() => ({ consignmentId, version, ...fields.parse(entered) })}
      onClose={onClose}
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
      <Field name="transporterId" label={labels.transporterId} span={12}>
        <TextInput {...bind('transporterId')} maxLength={15} />
      </Field>
      <Field name="lrNumber" label={labels.lrNumber} span={12}>
        <TextInput {...bind('lrNumber')} maxLength={30} />
      </Field>
      <Field name="lrDate" label={labels.lrDate} span={12}>
        <DateInput {...bind('lrDate')} />
      </Field>
    </KeepDialog>
  );
}

function formOf({ mode, distance, vehicleNumber, vehicleType, transporter, transporterId, lrNumber, lrDate }: ConsignmentDetails) {
  const kilometres = distance === null ? '' : String(distance);
  return { mode, distance: kilometres, vehicleNumber, vehicleType, transporter, transporterId, lrNumber, lrDate: lrDate || undefined };
}
