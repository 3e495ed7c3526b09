import type { Customer } from '@vikray/contract/customers/customer.ts';
import { useState } from 'react';
import { layOver } from '../ui/lay-over.ts';
import { useDraft } from '../ui/use-draft.ts';
import { formOf, type CustomerForm } from './customer-form.ts';

interface Edit {
  /** The version of the record that the changes are based on, and the record itself. */
  readonly version: number;
  readonly base: CustomerForm;
  readonly form: CustomerForm;
}

/**
 * A saved customer that is looked at and, once edited, changed. What was entered is kept as a draft until it is saved or cancelled;
 * the draft stays based on the record as it was at its first change, so that the server notices when somebody else was quicker.
 */
export function useCustomerEdit(customer: Customer) {
  const [isEditing, setIsEditing] = useState(false);
  const [changedByBoth, setChangedByBoth] = useState<readonly string[]>([]);
  const saved = formOf(customer);
  const draft = useDraft<Edit>(`customer-${customer.customerId}`, { version: customer.version, base: saved, form: saved });
  const { version, base, form } = draft.form;

  return {
    isEditing,
    form: isEditing ? form : saved,
    version,
    changedByBoth,
    begin: () => setIsEditing(true),
    change: (changed: Partial<CustomerForm>) => draft.change(({ form: before }) => ({ form: { ...before, ...changed } })),
    /** Lays the changes over the record as it is now, to be looked over before they are submitted. */
    rebase(now: Customer) {
      const laidOver = layOver(base, form, formOf(now));
      draft.change({ version: now.version, base: formOf(now), form: { ...laidOver.form, disclaimer: false } });
      setChangedByBoth(laidOver.changedByBoth);
    },
    /** Ends editing and forgets the changes. */
    end() {
      draft.clear();
      setChangedByBoth([]);
      setIsEditing(false);
    },
  };
}
