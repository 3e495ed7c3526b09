import { isMask } from '@vikray/contract/users/masked-details.ts';
import { ifscHint, panHint } from '@vikray/contract/companies/tax-ids.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { LettersDigitsInput } from '../ui/inputs/LettersDigitsInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { MaskedInput } from './MaskedInput.tsx';
import type { Masks } from './use-masks.tsx';
import type { UserForm } from './user-form.ts';
import { fieldLabels as labels } from './user-labels.ts';

interface PrivateFieldsProps {
  readonly bind: Bind<UserForm>;
  /** Of a saved user. */
  readonly masks: Masks | undefined;
}

export function DocumentFields({ bind, masks }: PrivateFieldsProps) {
  return (
    <FieldGrid>
      <Field name="pan" label={labels.pan} span={8} hint={hintUnlessMasked(bind('pan').value, panHint)}>
        <MaskedInput name="pan" bind={bind} masks={masks}>
          <LettersDigitsInput {...bind('pan')} maxLength={10} isCapitals />
        </MaskedInput>
      </Field>
      <Field name="drivingLicence" label={labels.drivingLicence} span={8}>
        <MaskedInput name="drivingLicence" bind={bind} masks={masks}>
          <TextInput {...bind('drivingLicence')} maxLength={16} />
        </MaskedInput>
      </Field>
      <Field name="voterId" label={labels.voterId} span={8}>
        <MaskedInput name="voterId" bind={bind} masks={masks}>
          <LettersDigitsInput {...bind('voterId')} maxLength={10} />
        </MaskedInput>
      </Field>
      <Field name="aadhaar" label={labels.aadhaar} span={8}>
        <MaskedInput name="aadhaar" bind={bind} masks={masks}>
          <DigitsInput {...bind('aadhaar')} maxLength={12} />
        </MaskedInput>
      </Field>
      <Field name="passport" label={labels.passport} span={8}>
        <MaskedInput name="passport" bind={bind} masks={masks}>
          <LettersDigitsInput {...bind('passport')} maxLength={8} />
        </MaskedInput>
      </Field>
      <Field name="rationCard" label={labels.rationCard} span={8}>
        <MaskedInput name="rationCard" bind={bind} masks={masks}>
          <LettersDigitsInput {...bind('rationCard')} maxLength={20} />
        </MaskedInput>
      </Field>
    </FieldGrid>
  );
}

export function BankFields({ bind, masks }: PrivateFieldsProps) {
  return (
    <FieldGrid>
      <Field name="bankAccount" label={labels.bankAccount} span={12}>
        <MaskedInput name="bankAccount" bind={bind} masks={masks}>
          <DigitsInput {...bind('bankAccount')} maxLength={16} />
        </MaskedInput>
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

/** A mask says nothing about the value. */
function hintUnlessMasked(value: string, hintOf: (value: string) => string | undefined): string | undefined {
  return isMask(value) ? undefined : hintOf(value);
}
