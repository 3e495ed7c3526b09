import { Facts } from '../ui/page/Facts.tsx';
import { useCities, useCompanyTypes, useCountries, useIndustries, useStates } from '../ui/inputs/lookup-queries.ts';
import { labelOf } from '../ui/inputs/LookupSelect.tsx';
import { ContactList } from './ContactList.tsx';
import '../ui/forms/entered-summary.css';
import { fieldLabels, type CustomerForm } from './customer-form.ts';

/** A summary of what was entered in the earlier steps. */
export function CustomerSummary({ form }: { readonly form: CustomerForm }) {
  const { industry, companyName, companyType, phone, email, website, address, country, state, city, pincode, gstin, contacts } = form;
  const places = [
    labelOf(useCities(state || undefined).data, city),
    labelOf(useStates(country).data, state),
    labelOf(useCountries().data, country),
  ];
  return (
    <div className="entered-summary">
      <Facts
        facts={[
          { label: 'Company Name', text: companyName },
          { label: 'Industry', text: labelOf(useIndustries().data, industry) ?? '' },
          { label: 'Company Type', text: labelOf(useCompanyTypes().data, companyType) ?? '' },
          { label: 'Phone', text: phone },
          { label: 'Email', text: email },
          { label: 'Website', text: website },
          { label: 'Address', text: [address, ...places, pincode].filter(Boolean).join(', ') },
          ...(gstin === '' ? [] : [{ label: fieldLabels.gstin, text: gstin }]),
        ]}
      />
      <ContactList contacts={contacts} edited={undefined} isLocked onEdit={() => undefined} onRemove={() => undefined} />
    </div>
  );
}
