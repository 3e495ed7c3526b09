import { dispatchDeskMessages as say } from '@vikray/contract/dispatches/dispatch-desk-messages.ts';
import { Field, FieldGrid } from '../../ui/field/Field.tsx';
import { blankableDay } from '../../ui/inputs/blankable-day.ts';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../../ui/inputs/DigitsInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import type { SheetTransport } from './sheet-form.ts';

interface SheetTransportFieldsProps {
  readonly transport: SheetTransport;
  readonly onChange: (changed: Partial<SheetTransport>) => void;
}

/** How everything on the sheet travels. Nothing is needed. */
export function SheetTransportFields({ transport, onChange }: SheetTransportFieldsProps) {
  const { labels } = say;
  return (
    <section className="sheet-order" aria-label={say.transport}>
      <h3>{say.transport}</h3>
      <FieldGrid>
        <Field name="transport.transporter" label={labels.transporter} span={12}>
          <TextInput value={transport.transporter} onChange={(transporter) => onChange({ transporter })} maxLength={100} />
        </Field>
        <Field name="transport.vehicleNumber" label={labels.vehicleNumber} span={12}>
          <TextInput value={transport.vehicleNumber} onChange={(vehicleNumber) => onChange({ vehicleNumber })} maxLength={15} />
        </Field>
        <Field name="transport.lrNumber" label={labels.lrNumber} span={12}>
          <TextInput value={transport.lrNumber} onChange={(lrNumber) => onChange({ lrNumber })} maxLength={30} />
        </Field>
        <Field name="transport.lrDate" label={labels.lrDate} span={12}>
          <DateInput {...blankableDay({ value: transport.lrDate, onChange: (lrDate) => onChange({ lrDate }) })} />
        </Field>
        <Field name="transport.driver" label={labels.driver} span={12}>
          <TextInput value={transport.driver} onChange={(driver) => onChange({ driver })} maxLength={100} />
        </Field>
        <Field name="transport.driverMobile" label={labels.driverMobile} span={12}>
          <DigitsInput value={transport.driverMobile} onChange={(driverMobile) => onChange({ driverMobile })} maxLength={10} isMobile />
        </Field>
      </FieldGrid>
    </section>
  );
}
