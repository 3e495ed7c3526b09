import { addressDetails, companyDetails, gstDetails, type Customer } from '@vikray/contract/customers/customer.ts';
import { binder } from '../ui/forms/bind.ts';
import type { WizardStep } from '../ui/forms/wizard-steps.ts';
import { AddressStep } from './AddressStep.tsx';
import { CompanyDetailsStep } from './CompanyDetailsStep.tsx';
import { blankEntry } from './contact-entry.ts';
import { ContactPersonStep } from './ContactPersonStep.tsx';
import { addressFailure, companyFailure, contactsFailure, disclaimerFailure, type InlineWarnings } from './customer-checks.ts';
import { contactsOf, type CustomerForm } from './customer-form.ts';
import { DataSourceStep } from './DataSourceStep.tsx';

interface CustomerStepsFacts {
  readonly form: CustomerForm;
  readonly change: (changed: Partial<CustomerForm>) => void;
  readonly isNameTaken: boolean;
  /** The second step is called Address Detail when adding and Address Details when viewing. */
  readonly addressTitle: string;
  readonly warnings?: InlineWarnings;
  readonly isLocked?: boolean;
  /** The saved customer; absent for a new one. */
  readonly customer?: Customer;
}

/** The four steps of a new or saved customer. */
export function customerSteps({
  form,
  change,
  isNameTaken,
  addressTitle,
  warnings = {},
  isLocked = false,
  customer,
}: CustomerStepsFacts): WizardStep[] {
  const bind = binder(form, change);
  return [
    {
      title: 'Customer Details',
      fields: Object.keys(companyDetails),
      check: () => companyFailure(form, isNameTaken),
      hideNext: isNameTaken,
      body: <CompanyDetailsStep bind={bind} isNameTaken={isNameTaken} warnings={warnings} />,
    },
    {
      title: addressTitle,
      fields: Object.keys({ ...addressDetails, ...gstDetails }),
      check: () => addressFailure(form),
      body: (
        <AddressStep form={form} change={change} stored={customer} customerId={customer?.customerId} pincodeWarning={warnings.pincode} />
      ),
    },
    {
      title: 'Contact Person',
      fields: ['contacts', 'entry'],
      check: () => contactsFailure(form),
      onDone: () => change({ contacts: contactsOf(form), entry: blankEntry }),
      body: <ContactPersonStep form={form} change={change} warnings={warnings} isLocked={isLocked} />,
    },
    {
      title: 'Data Source',
      fields: ['dataSource', 'disclaimer'],
      check: () => disclaimerFailure(form),
      body: <DataSourceStep form={form} bind={bind} enteredBy={customer?.enteredBy} isLocked={isLocked} />,
    },
  ];
}
