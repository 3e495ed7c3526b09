import type { Customer } from '@vikray/contract/customers/customer.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { contactOf, type PrintedContact } from '@vikray/contract/quotations/printed-parties.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { Field, FieldGrid } from '../../ui/field/Field.tsx';
import { LookupSelect } from '../../ui/inputs/LookupSelect.tsx';
import { SearchSelect, type Choice } from '../../ui/inputs/SearchSelect.tsx';
import { useChosenCustomer } from '../part-queries.ts';
import { noTaxChoice } from '../tax/tax-choice.ts';
import { useContactPersons, useCustomerSearch } from './party-queries.ts';
import type { QuotationChange } from './quotation-change.ts';
import type { QuotationForm } from './quotation-form.ts';

/** Loaded with the first customer, because the wizard is the heaviest page. */
const CustomerDetails = lazyPart(async () => ({ default: (await import('./CustomerDetails.tsx')).CustomerDetails }));

interface CustomerStepProps {
  readonly form: Pick<QuotationForm, 'customer' | 'contactId' | 'tax'>;
  readonly change: (changed: Partial<QuotationForm>) => void;
  /** The quotation that is edited or revised. A revision keeps its customer, also when it is edited. */
  readonly changes: QuotationChange | undefined;
}

/** The customer, searched on the server while the user types, and one of its contact persons. */
export function CustomerStep({ form, change, changes }: CustomerStepProps) {
  const { customer, contactId } = form;
  const isFixed = changes !== undefined && (changes.kind !== 'edit' || changes.quotation.revision > 0);
  const fixed = changes?.ofOrder?.customerFixed ?? say.customerFixed;
  const { data: record } = useChosenCustomer(customer?.value);
  const { data: contacts, isFetching, isError, refetch } = useContactPersons(customer?.value);
  const printed = changes?.quotation.companyId === customer?.value ? changes?.quotation : undefined;
  const people = peopleOf(isError && printed ? [] : contacts, printed);

  function choose(chosen: Choice | undefined): void {
    // Choosing the same customer again keeps the contact person and what is said of the tax.
    change(chosen?.value === customer?.value ? { customer: chosen } : { customer: chosen, contactId: undefined, tax: noTaxChoice });
  }

  return (
    <>
      <FieldGrid>
        <Field name="companyId" label="Customer" required hint={isFixed ? fixed : undefined} span={12}>
          <SearchSelect search={useCustomerSearch()} choiceOf={customerChoice} value={customer} onChange={choose} disabled={isFixed} />
        </Field>
        <Field name="contactPersonId" label="Contact Person" required span={12}>
          <LookupSelect
            list={{ data: people, isFetching, isError, refetch }}
            value={contactId}
            onChange={(id) => change({ contactId: id })}
            disabled={!customer}
            preselects="only"
          />
        </Field>
      </FieldGrid>
      {record && (
        <Suspense>
          <CustomerDetails
            customer={record}
            contact={contacts?.find((contact) => contact.contactId === contactId)}
            form={form}
            change={change}
            changed={changes?.quotation}
          />
        </Suspense>
      )}
    </>
  );
}

/** The contact persons as options, with the one of the quotation as printed if the record no longer exists. */
export function peopleOf(contacts: readonly PrintedContact[] | undefined, printed: Quotation | undefined) {
  const isKnown = contacts?.some((contact) => contact.contactId === printed?.contactPersonId) ?? true;
  const all = printed && !isKnown ? [...(contacts ?? []), contactOf(printed)] : contacts;
  return all?.map((contact) => ({ value: contact.contactId, label: `${contact.name} · ${contact.designation}` }));
}

/** A customer as an option of the select. */
export function customerChoice({ customerId, companyName, city, state, phone, status, type, industry, email, contacts }: Customer): Choice {
  const foundBy = [
    type,
    industry,
    email,
    ...contacts.flatMap((contact) => [contact.name, contact.designation, contact.mobile, contact.phone, contact.email]),
  ];
  return { value: customerId, label: companyName, detail: [city, state, phone].filter(Boolean).join(' · '), status, foundBy };
}
