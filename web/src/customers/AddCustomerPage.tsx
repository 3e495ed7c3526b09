import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { emptyCustomer, newCustomerOf } from './customer-form.ts';
import { refreshCustomers, useNameTaken } from './customer-queries.ts';
import { customerSteps } from './customer-steps.tsx';

/** Adds customers one after the other: after each, the wizard starts empty again. */
export function AddCustomerPage() {
  const [addedCount, setAddedCount] = useState(0);
  return (
    <>
      <PageHeading title="Add Customer" />
      <SubmitRight of="AddCustomer" />
      <NewCustomer key={addedCount} onAdded={() => setAddedCount(addedCount + 1)} />
    </>
  );
}

function NewCustomer({ onAdded }: { readonly onAdded: () => void }) {
  const login = useLogin();
  const { form, change, clear, broughtBack, wizard } = useDraft('add-customer', emptyCustomer);
  const isNameTaken = useNameTaken(form.companyName);
  const add = useSubmit('AddCustomer');

  async function submit(): Promise<void> {
    const added = await add.send(form, () => newCustomerOf(form, login));
    // Also when refused: someone may have added the same name in the meantime.
    void refreshCustomers();
    if (!added) return;
    notify.success(say.added, {
      about: form.companyName.trim(),
      actions: added.map(({ customerId }) => viewAction(`/viewcustomer?id=${customerId}`)),
    });
    clear();
    onAdded();
  }

  return (
    <>
      <UnsavedChanges of={broughtBack} />
      <Wizard
        {...wizard}
        steps={customerSteps({ form, change, isNameTaken, addressTitle: 'Address Detail' })}
        onSubmit={() => void submit()}
        isBusy={add.isBusy}
        refusal={add.refusalOf(form)}
      />
    </>
  );
}
