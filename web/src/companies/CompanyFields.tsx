import { gstinHint, ifscHint, panHint, tanHint } from '@vikray/contract/companies/tax-ids.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { CompanyForm } from './company-form.ts';
import { fieldLabels as labels } from './company-labels.ts';

interface CompanyFieldsProps {
  readonly bind: Bind<CompanyForm>;
}

export function CommunicationFields({ bind }: CompanyFieldsProps) {
  return (
    <FieldGrid>
      <Field name="mobile" label={labels.mobile} span={8}>
        <DigitsInput {...bind('mobile')} maxLength={10} prefix="+91" isMobile />
      </Field>
      <Field name="email" label={labels.email} span={8}>
        <TextInput {...bind('email')} type="email" maxLength={254} />
      </Field>
      <Field name="website" label={labels.website} span={8}>
        <TextInput {...bind('website')} type="url" maxLength={200} />
      </Field>
      {(['facebook', 'instagram', 'linkedin', 'youtube'] as const).map((field) => (
        <Field key={field} name={field} label={labels[field]} span={6}>
          <TextInput {...bind(field)} maxLength={200} />
        </Field>
      ))}
    </FieldGrid>
  );
}

export function TaxAndBankingFields({ bind }: CompanyFieldsProps) {
  return (
    <FieldGrid>
      <CapitalsField bind={bind} field="gst" hintOf={gstinHint} />
      <CapitalsField bind={bind} field="pan" hintOf={panHint} />
      <CapitalsField bind={bind} field="tan" hintOf={tanHint} />
      <Field name="msme" label={labels.msme} span={6}>
        <TextInput {...bind('msme')} maxLength={40} />
      </Field>
      <Field name="bankName" label={labels.bankName} span={8}>
        <TextInput {...bind('bankName')} maxLength={100} />
      </Field>
      <Field name="accountNumber" label={labels.accountNumber} span={8}>
        <TextInput {...bind('accountNumber')} maxLength={40} />
      </Field>
      <Field name="branch" label={labels.branch} span={8}>
        <TextInput {...bind('branch')} maxLength={100} />
      </Field>
      <CapitalsField bind={bind} field="ifsc" hintOf={ifscHint} />
      <CapitalsField bind={bind} field="swift" />
    </FieldGrid>
  );
}

interface CapitalsFieldProps extends CompanyFieldsProps {
  readonly field: 'gst' | 'pan' | 'tan' | 'ifsc' | 'swift';
  /** A hint at a likely mistake in the number. It does not prevent saving. */
  readonly hintOf?: (number: string) => string | undefined;
}

/** A number of capital letters and digits. Typed letters become capitals. */
function CapitalsField({ bind, field, hintOf }: CapitalsFieldProps) {
  const { value, onChange } = bind(field);
  return (
    <Field name={field} label={labels[field]} span={6} hint={hintOf?.(value.trim())}>
      <TextInput value={value} onChange={(typed) => onChange(typed.toUpperCase())} maxLength={20} />
    </Field>
  );
}
