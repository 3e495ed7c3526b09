import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { prefixHint } from '@vikray/contract/companies/tax-ids.ts';
import { chargesModes, gstRegimes } from '@vikray/contract/gst/gst-category.ts';
import { yesOrNo } from '@vikray/contract/platform/fields.ts';
import type { ReactNode } from 'react';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { FoldedSection } from '../ui/forms/FoldedSection.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { CompanyForm } from './company-form.ts';
import { fieldLabels as labels } from './company-labels.ts';

const { gstGroups: groups, gstHelp: help } = say;

const ledgers = [
  ...(['tallySales', 'tallyCgst', 'tallySgst', 'tallyIgst'] as const),
  ...(['tallyPacking', 'tallyFreight', 'tallyInstallation', 'tallyRoundOff'] as const),
] as const;

interface SettingProps {
  readonly name: keyof typeof help;
  /** What may be wrong, in place of what the field does. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** One setting, with a line that says what it does. */
function Setting({ name, hint, children }: SettingProps) {
  return (
    <Field name={name} label={labels[name]} span={8} hint={hint ?? help[name]}>
      {children}
    </Field>
  );
}

/** What the company is for GST, and how its papers and its books are kept. */
export function GstAndPapersFields({ bind }: { readonly bind: Bind<CompanyForm> }) {
  const numbering = { eInvoices: bind('eInvoices').value, invoicesIssuedHere: bind('invoicesIssuedHere').value };
  const hintOf = { invoicePrefix: prefixHint(bind('invoicePrefix').value, numbering), challanPrefix: undefined };
  const yesNo = (name: 'invoicesIssuedHere' | 'roundInvoices' | 'eInvoices') => (
    <Setting name={name}>
      <ChoiceSelect choices={yesOrNo.options} {...bind(name)} />
    </Setting>
  );
  const prefix = (name: 'invoicePrefix' | 'challanPrefix') => (
    <Setting name={name} hint={hintOf[name]}>
      <TextInput value={bind(name).value} onChange={(typed) => bind(name).onChange(typed.toUpperCase())} maxLength={9} />
    </Setting>
  );
  return (
    <>
      <h3>{groups.registration}</h3>
      <FieldGrid>
        <Setting name="gstRegime">
          <ChoiceSelect choices={gstRegimes} {...bind('gstRegime')} />
        </Setting>
        <Setting name="lut">
          <TextInput {...bind('lut')} maxLength={60} />
        </Setting>
        {yesNo('eInvoices')}
      </FieldGrid>
      <h3>{groups.papers}</h3>
      <FieldGrid>
        {yesNo('invoicesIssuedHere')}
        {prefix('invoicePrefix')}
        {prefix('challanPrefix')}
        {yesNo('roundInvoices')}
        <Setting name="chargesMode">
          <ChoiceSelect choices={chargesModes} {...bind('chargesMode')} />
        </Setting>
        <Setting name="ewayLimit">
          <DecimalInput {...bind('ewayLimit')} maxDigits={9} prefix="₹" />
        </Setting>
      </FieldGrid>
      <FoldedSection title={groups.ledgers} fields={ledgers} isPart>
        <FieldGrid>
          {ledgers.map((name) => (
            <Setting key={name} name={name}>
              <TextInput {...bind(name)} maxLength={100} />
            </Setting>
          ))}
        </FieldGrid>
      </FoldedSection>
    </>
  );
}
