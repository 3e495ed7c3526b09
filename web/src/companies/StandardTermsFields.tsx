import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { standardTermOf } from '@vikray/contract/companies/standard-terms.ts';
import { printedTerms } from '@vikray/contract/quotations/printed-names.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { ParagraphInput } from '../ui/inputs/TextInput.tsx';
import type { CompanyForm } from './company-form.ts';
import { fieldLabels as labels } from './company-labels.ts';

/** The terms that a quotation of the company begins with. */
export function StandardTermsFields({ bind }: { readonly bind: Bind<CompanyForm> }) {
  const fields = printedTerms.map(([term]) => standardTermOf[term]);
  return (
    <>
      <p className="company-terms">{say.standardTermsHint}</p>
      <FieldGrid>
        {fields.map((name) => (
          <Field key={name} name={name} label={labels[name]} span={12}>
            <ParagraphInput {...bind(name)} maxLength={1000} rows={2} />
          </Field>
        ))}
      </FieldGrid>
    </>
  );
}
