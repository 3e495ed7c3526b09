import { prefixHint } from '@vikray/contract/companies/tax-ids.ts';
import { chargesModes, gstRegimes } from '@vikray/contract/gst/gst-category.ts';
import { yesOrNo } from '@vikray/contract/platform/fields.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { CompanyForm } from './company-form.ts';
import { fieldLabels as labels } from './company-labels.ts';

const switches = ['invoicesIssuedHere', 'roundInvoices', 'eInvoices'] as const;
const prefixes = ['invoicePrefix', 'challanPrefix'] as const;
const ledgers = [
  ...(['tallySales', 'tallyCgst', 'tallySgst', 'tallyIgst'] as const),
  ...(['tallyPacking', 'tallyFreight', 'tallyInstallation', 'tallyRoundOff'] as const),
] as const;

/** What the company is for GST, and how its papers and its books are kept. */
export function GstAndPapersFields({ bind }: { readonly bind: Bind<CompanyForm> }) {
  const numbering = { eInvoices: bind('eInvoices').value, invoicesIssuedHere: bind('invoicesIssuedHere').value };
  const hintOf = { invoicePrefix: prefixHint(bind('invoicePrefix').value, numbering), challanPrefix: undefined };
  return (
    <FieldGrid>
      <Field name="gstRegime" label={labels.gstRegime} span={6}>
        <ChoiceSelect choices={gstRegimes} {...bind('gstRegime')} />
      </Field>
      <Field name="lut" label={labels.lut} span={6}>
        <TextInput {...bind('lut')} maxLength={60} />
      </Field>
      <Field name="chargesMode" label={labels.chargesMode} span={6}>
        <ChoiceSelect choices={chargesModes} {...bind('chargesMode')} />
      </Field>
      {switches.map((name) => (
        <Field key={name} name={name} label={labels[name]} span={6}>
          <ChoiceSelect choices={yesOrNo.options} {...bind(name)} />
        </Field>
      ))}
      {prefixes.map((name) => (
        <Field key={name} name={name} label={labels[name]} span={6} hint={hintOf[name]}>
          <TextInput value={bind(name).value} onChange={(typed) => bind(name).onChange(typed.toUpperCase())} maxLength={9} />
        </Field>
      ))}
      <Field name="ewayLimit" label={labels.ewayLimit} span={6}>
        <DecimalInput {...bind('ewayLimit')} maxDigits={9} />
      </Field>
      {ledgers.map((name) => (
        <Field key={name} name={name} label={labels[name]} span={6}>
          <TextInput {...bind(name)} maxLength={100} />
        </Field>
      ))}
    </FieldGrid>
  );
}
