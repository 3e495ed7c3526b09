import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { moneyLedgers } from '@vikray/contract/companies/money-ledgers.ts';
import { standardTerms } from '@vikray/contract/companies/standard-terms.ts';
import { companyStatuses } from '@vikray/contract/companies/company.ts';
import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { StoredPlace } from '../ui/forms/address.ts';
import { AddressFields } from '../ui/forms/AddressFields.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FoldedSection } from '../ui/forms/FoldedSection.tsx';
import { FormSection } from '../ui/forms/FormSheet.tsx';
import { ChoiceRadio } from '../ui/inputs/ChoiceRadio.tsx';
import { ImageInput } from '../ui/inputs/ImageInput.tsx';
import { useIndustries } from '../ui/inputs/lookup-queries.ts';
import { LookupSelect } from '../ui/inputs/LookupSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import './company-form.css';
import type { CompanyForm } from './company-form.ts';
import { fieldLabels as labels } from './company-labels.ts';
import { CommunicationFields, TaxAndBankingFields } from './CompanyFields.tsx';
import { GstAndPapersFields } from './GstAndPapersFields.tsx';
import { StandardTermsFields } from './StandardTermsFields.tsx';

/** Few need them, so they are loaded after the form. */
const MoneyReceivedFields = lazyPart(async () => ({ default: (await import('./MoneyReceivedFields.tsx')).MoneyReceivedFields }));

const moneyFields = ['moneyFrom', 'receiptPrefix', 'creditPrefix', 'upiId', ...moneyLedgers];

interface CompanySectionsProps {
  readonly form: CompanyForm;
  readonly change: (changed: Partial<CompanyForm>) => void;
  readonly stored: StoredPlace | undefined;
}

/** Less than 300 kb, as the message says. */
const maxLogoBytes = 300 * 1024 - 1;

/** The six sections of the form. The last two are folded, and the ledgers of Tally. */
export function CompanySections({ form, change, stored }: CompanySectionsProps) {
  const bind = binder(form, change);
  return (
    <>
      <FormSection title="Company Details">
        <div className="company-main">
          <div className="company-fields">
            <FieldGrid>
              <Field name="status" label={labels.status}>
                <ChoiceRadio choices={companyStatuses} {...bind('status')} />
              </Field>
            </FieldGrid>
            <ImageInput
              name="image"
              label={labels.image}
              required
              value={form.file}
              onChange={(file) => change({ file })}
              stored={form.image}
              maxBytes={maxLogoBytes}
              tooLarge={imageMessages.tooLarge.Company}
              hint={say.imageHint}
            />
          </div>
          <div className="company-fields">
            <FieldGrid>
              <Field name="name" label={labels.name} required span={12}>
                <TextInput {...bind('name')} maxLength={200} />
              </Field>
              <Field name="shortName" label={labels.shortName} required span={6}>
                <TextInput {...bind('shortName')} maxLength={20} />
              </Field>
              <Field name="industry" label={labels.industry} span={6}>
                <LookupSelect list={useIndustries()} {...bind('industry')} />
              </Field>
            </FieldGrid>
            <AddressFields value={form} onChange={change} stored={stored} />
            <FieldGrid>
              <Field name="landmark" label={labels.landmark}>
                <TextInput {...bind('landmark')} maxLength={200} />
              </Field>
            </FieldGrid>
          </div>
        </div>
      </FormSection>
      <FormSection title="Communication">
        <CommunicationFields bind={bind} />
      </FormSection>
      <FormSection title="Tax and Banking">
        <TaxAndBankingFields bind={bind} />
      </FormSection>
      <FormSection title="GST and Papers">
        <GstAndPapersFields bind={bind} />
      </FormSection>
      <FoldedSection title="Money Received" fields={moneyFields}>
        <Suspense>
          <MoneyReceivedFields bind={bind} />
        </Suspense>
      </FoldedSection>
      <FoldedSection title="Standard Terms" fields={Object.keys(standardTerms)}>
        <StandardTermsFields bind={bind} />
      </FoldedSection>
    </>
  );
}
