import { useNavigate } from '@tanstack/react-router';
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { Button } from 'antd';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { StatusTag } from '../ui/StatusTag.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { Wizard } from '../ui/Wizard.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { inlineWarnings } from './customer-checks.ts';
import { useCustomerEdit } from './customer-edit.ts';
import { changedCustomerOf } from './customer-form.ts';
import { refreshCustomers, useNameTaken } from './customer-queries.ts';
import { customerSteps } from './customer-steps.tsx';
import { CustomerActions } from './CustomerActions.tsx';

interface SavedCustomerProps {
  readonly customer: Customer;
  /** Reads the customer afresh; nothing when it is gone. */
  readonly reload: () => Promise<Customer | undefined>;
}

/** A saved customer, locked until Edit Customer Details is pressed. */
export function SavedCustomer({ customer, reload }: SavedCustomerProps) {
  const login = useLogin();
  const navigate = useNavigate();
  const edit = useCustomerEdit(customer);
  const { form, isEditing, version } = edit;
  const isNameTaken = useNameTaken(isEditing ? form.companyName : '', customer.customerId);
  const update = useSubmit('UpdateCustomer');
  const refusal = update.refusalOf({ form, version });

  async function save(): Promise<void> {
    const saved = await update.send({ form, version }, () => changedCustomerOf(form, customer, version, login));
    if (!saved) return;
    notify.success(say.updated);
    edit.end();
    void refreshCustomers();
    void navigate({ to: '/customerlist' });
  }

  async function loadAgain(): Promise<void> {
    const now = await reload();
    if (!now) return;
    edit.rebase(now);
    notify.warning(say.changesKept);
  }

  return (
    <>
      <PageHeading title="View Customer" note={customer.companyName} tag={<StatusTag status={customer.status} />}>
        {isEditing && <Button onClick={edit.end}>Cancel</Button>}
        {!isEditing && <CustomerActions customer={customer} onEdit={edit.begin} onRefused={() => void reload()} />}
      </PageHeading>
      <ChangedMeanwhile isRefused={refusal?.code === 'CustomerChanged'} changedByBoth={edit.changedByBoth} onLoadAgain={() => void loadAgain()} />
      <Wizard
        steps={customerSteps({
          form,
          change: edit.change,
          isNameTaken,
          addressTitle: 'Address Details',
          warnings: isEditing ? inlineWarnings(form) : {},
          isLocked: !isEditing,
          enteredBy: customer.enteredBy,
        })}
        onSubmit={() => void save()}
        isBusy={update.isBusy}
        refusal={refusal}
        freeNavigation
        isLocked={!isEditing}
      />
    </>
  );
}
