import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { useCompanyTypes, useIndustries } from '../ui/inputs/lookup-queries.ts';
import { LookupSelect } from '../ui/inputs/LookupSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { InlineWarnings } from './customer-checks.ts';
import type { CustomerForm } from './customer-form.ts';

interface CompanyDetailsStepProps {
  readonly bind: Bind<CustomerForm>;
  readonly isNameTaken: boolean;
  readonly warnings: InlineWarnings;
}

export function CompanyDetailsStep({ bind, isNameTaken, warnings }: CompanyDetailsStepProps) {
  return (
    <FieldGrid>
      <Field name="industry" label="Industry" required span={12}>
        <LookupSelect list={useIndustries()} {...bind('industry')} />
      </Field>
      <Field name="companyType" label="Company Type" required span={12}>
        <LookupSelect list={useCompanyTypes()} {...bind('companyType')} />
      </Field>
      <Field name="companyName" label="Company Name" required span={12} warning={isNameTaken ? say.companyExists : undefined}>
        <TextInput {...bind('companyName')} maxLength={200} />
      </Field>
      <Field name="phone" label="Phone" required span={12} warning={warnings.phone}>
        <DigitsInput {...bind('phone')} maxLength={20} isPhone />
      </Field>
      <Field name="email" label="Email" required span={12} warning={warnings.email}>
        <TextInput {...bind('email')} type="email" maxLength={254} />
      </Field>
      <Field name="website" label="Website" span={12}>
        <TextInput {...bind('website')} type="url" maxLength={200} />
      </Field>
    </FieldGrid>
  );
}
