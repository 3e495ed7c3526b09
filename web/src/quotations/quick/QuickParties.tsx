import type { Customer } from '@vikray/contract/customers/customer.ts';
import { useLayoutEffect, useRef } from 'react';
import { Field } from '../../ui/field/Field.tsx';
import { nextField } from '../../ui/keys/enter-goes-on.ts';
import { LookupSelect } from '../../ui/inputs/LookupSelect.tsx';
import { SearchSelect, type Choice } from '../../ui/inputs/SearchSelect.tsx';
import { customerChoice, peopleOf } from '../builder/CustomerStep.tsx';
import { useContactPersons, useCustomerSearch } from '../builder/party-queries.ts';
import type { QuotationForm } from '../builder/quotation-form.ts';
import { noTaxChoice } from '../tax/tax-choice.ts';

interface QuickPartiesProps {
  readonly form: Pick<QuotationForm, 'customer' | 'contactId'>;
  readonly change: (changed: Partial<QuotationForm>) => void;
}

/** The customer and the contact person. A single contact person is chosen with the customer. */
export function QuickParties({ form: { customer, contactId }, change }: QuickPartiesProps) {
  const search = useCustomerSearch();
  const contacts = useContactPersons(customer?.value);
  const wanted = useRef<number>(undefined);
  // It is known from the search before the contact persons have been read.
  const hasOne = contactId !== undefined && (contacts.data?.length ?? 1) === 1;

  // A person that was chosen by hand leads on, as the customer does; one that came with the customer does not.
  useLayoutEffect(() => {
    if (wanted.current === undefined || wanted.current !== contactId) return;
    wanted.current = undefined;
    const field = document.activeElement?.closest('.quick-contact input');
    if (field) nextField(field, 1)?.focus();
  }, [contactId]);

  function choose(choice: Choice | undefined): void {
    if (choice?.value === customer?.value) return change({ customer: choice });
    change({ customer: choice, contactId: onlyContactOf(search.rows, choice), tax: noTaxChoice });
  }

  return (
    <div className="quick-parties">
      <Field name="companyId" label="Customer" required span={12}>
        <SearchSelect search={search} choiceOf={customerChoice} value={customer} onChange={choose} />
      </Field>
      <div className="quick-contact">
        <Field name="contactPersonId" label="Contact Person" required enterPasses={hasOne} span={12}>
          <LookupSelect
            list={{ ...contacts, data: peopleOf(contacts.data, undefined) }}
            value={contactId}
            onChange={(id) => {
              wanted.current = id;
              change({ contactId: id });
            }}
            disabled={!customer}
            preselects="only"
          />
        </Field>
      </div>
    </div>
  );
}

/** The contact person of a customer that has only one. The rows of a search have them all. */
function onlyContactOf(rows: readonly Customer[], chosen: Choice | undefined): number | undefined {
  const contacts = rows.find(({ customerId }) => customerId === chosen?.value)?.contacts ?? [];
  return contacts.length === 1 ? contacts[0]?.contactId : undefined;
}
