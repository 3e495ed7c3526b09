import type { ContactPerson } from '@vikray/contract/customers/contact-person.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { FieldGrid } from '../../ui/field/Field.tsx';
import { DeliverTo } from '../tax/DeliverTo.tsx';
import { ChosenCustomer } from './ChosenCustomer.tsx';
import type { QuotationForm } from './quotation-form.ts';

interface CustomerDetailsProps {
  readonly customer: Customer;
  readonly contact: ContactPerson | undefined;
  readonly form: Pick<QuotationForm, 'tax'>;
  readonly change: (changed: Partial<QuotationForm>) => void;
  /** The quotation that is edited or revised; absent for a new one. */
  readonly changed: Quotation | undefined;
}

/** What is known of the chosen customer, and where the goods go. */
export function CustomerDetails({ customer, contact, form, change, changed }: CustomerDetailsProps) {
  return (
    <>
      <ChosenCustomer customer={customer} contact={contact} />
      <div className="deliver-to">
        <FieldGrid>
          <DeliverTo customerId={customer.customerId} form={form} change={change} changed={changed} />
        </FieldGrid>
      </div>
    </>
  );
}
