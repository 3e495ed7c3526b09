import { ifscHint, panHint } from '@vikray/contract/companies/tax-ids.ts';
import type { Bind } from '../ui/forms/bind.ts';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { Field, FieldGrid } from '../ui/forms/Field.tsx';
import { LettersDigitsInput } from '../ui/inputs/LettersDigitsInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { UserForm } from './user-form.ts';
import { fieldLabels as labels } from './user-labels.ts';

interface PrivateFieldsProps {
  readonly bind: Bind<UserForm>;
}

export function DocumentFields({ bind }: PrivateFieldsProps) {
  return (
    <FieldGrid>
      <Field name="pan" label={labels.pan} span={8} hint={panHint(bind('pan').value)}>
        <LettersDigitsInput {...bind('pan')} maxLength={10} isCapitals />
      </Field>
      <Field name="drivingLicence" label={labels.drivingLicence} span={8}>
        <TextInput {...bind('drivingLicence')} maxLength={16} />
      </Field>
      <Field name="voterId" label={labels.voterId} span={8}>
        <LettersDigitsInput {...bind('voterId')} maxLength={10} />
      </Field>
      <Field name="aadhaar" label={labels.aadhaar} span={8}>
        <DigitsInput {...bind('aadhaar')} maxLength={12} />
      </Field>
      <Field name="passport" label={labels.passport} span={8}>
        <LettersDigitsInput {...bind('passport')} maxLength={8} />
      </Field>
      <Field name="rationCard" label={labels.rationCard} span={8}>
        <LettersDigitsInput {...bind('rationCard')} maxLength={20} />
      </Field>
    </FieldGrid>
  );
}

export function BankFields({ bind }: PrivateFieldsProps) {
  return (
    <FieldGrid>
      <Field name="bankAccount" label={labels.bankAccount} span={12}>
        <DigitsInput {...bind('bankAccount')} maxLength={16} />
      </Field>
      <Field name="bankName" label={labels.bankName} span={12}>
        <TextInput {...bind('bankName')} maxLength={100} />
      </Field>
      <Field name="branch" label={labels.branch} span={12}>
        <TextInput {...bind('branch')} maxLength={100} />
      </Field>
      <Field name="ifsc" label={labels.ifsc} span={12} hint={ifscHint(bind('ifsc').value.trim().toUpperCase())}>
        <TextInput {...bind('ifsc')} maxLength={11} />
      </Field>
    </FieldGrid>
  );
}
