import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { LikelyHint } from '../customer-merges/public.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { useIsHere } from '../ui/page/use-is-here.ts';
import { emptyCustomer, newCustomerOf, type CustomerForm } from './customer-form.ts';
import { refreshCustomers, useNameTaken } from './customer-queries.ts';
import { customerSteps } from './customer-steps.tsx';

interface NewCustomerProps {
  /** Names the entries of this tab. */
  readonly draftName?: string;
  /** The form before anything is entered. */
  readonly untouched?: CustomerForm;
  /** Receives the id of the added customer, if the server has answered it. Not called once the user has gone to another page. */
  readonly onAdded: (customerId: number | undefined) => void;
}

/** The wizard that adds a customer. */
export function NewCustomer({ draftName = 'add-customer', untouched = emptyCustomer, onAdded }: NewCustomerProps) {
  const login = useLogin();
  const isHere = useIsHere();
  const { form, change, clear, broughtBack, wizard } = useDraft(draftName, untouched);
  const isNameTaken = useNameTaken(form.companyName);
  const add = useDraftSubmit(draftName, 'AddCustomer');

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
    if (isHere()) onAdded(added[0]?.customerId);
  }

  return (
    <>
      <UnsavedChanges of={broughtBack} />
      <LikelyHint companyName={form.companyName} mobiles={[...form.contacts, form.entry].map(({ mobile }) => mobile)} />
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
