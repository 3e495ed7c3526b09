import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useRecordEdit, type Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { VersionConflict } from '../ui/forms/VersionConflict.tsx';
import { Wizard } from '../ui/forms/Wizard.tsx';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { viewAction } from '../ui/page/notice-actions.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Seen } from '../ui/page/Seen.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { inlineWarnings } from './customer-checks.ts';
import { changedCustomerOf, fieldLabels, formOf } from './customer-form.ts';
import { refreshCustomers, useNameTaken } from './customer-queries.ts';
import { customerSteps } from './customer-steps.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerViews } from './CustomerViews.tsx';

interface SavedCustomerProps {
  readonly customer: Customer;
  /** Reads the customer again; undefined when it no longer exists. */
  readonly reload: () => Promise<Customer | undefined>;
}

/** A saved customer, locked until Edit Customer Details is pressed. */
export function SavedCustomer({ customer, reload }: SavedCustomerProps) {
  const login = useLogin();
  const returnToList = useReturnToList();
  const edit = useRecordEdit(`customer-${customer.customerId}`, versionedOf(customer));
  const { form, isEditing, version } = edit;
  const isNameTaken = useNameTaken(isEditing ? form.companyName : '', customer.customerId);
  const update = useSubmit('UpdateCustomer');
  const refusal = update.refusalOf({ form, version });

  async function save(): Promise<void> {
    const saved = await update.send({ form, version }, () => changedCustomerOf(form, customer, version, login));
    if (!saved) return;
    notify.success(say.updated, { about: form.companyName.trim(), actions: [viewAction(`/viewcustomer?id=${customer.customerId}`)] });
    edit.end();
    void refreshCustomers();
    returnToList('/customerlist');
  }

  return (
    <>
      <PageHeading title={customer.companyName} note="View Customer" tag={<StatusTag status={customer.status} />}>
        {isEditing && <Button onClick={edit.end}>Cancel</Button>}
        {!isEditing && <CustomerActions customer={customer} onEdit={edit.begin} onRefused={() => void reload()} />}
      </PageHeading>
      <Seen
        kind="customer"
        title={customer.companyName}
        note={customer.city || customer.state}
        page={`viewcustomer?id=${customer.customerId}`}
      />
      <UnsavedChanges of={edit.broughtBack} />
      {isEditing && (
        <VersionConflict
          refusal={refusal}
          version={version}
          changedByBoth={edit.changedByBoth.map((field) => fieldLabels[field])}
          isLoading={edit.isLoadingAgain}
          onLoadAgain={() => void edit.loadAgain(reload, versionedOf, { disclaimer: false })}
        />
      )}
      <CustomerViews customer={customer} isEditing={isEditing}>
        <Wizard
          {...edit.wizard}
          steps={customerSteps({
            form,
            change: edit.change,
            isNameTaken,
            addressTitle: 'Address Details',
            warnings: isEditing ? inlineWarnings(form) : {},
            isLocked: !isEditing,
            customer,
          })}
          onSubmit={() => void save()}
          isBusy={update.isBusy || edit.isLoadingAgain}
          refusal={refusal}
          freeNavigation
          isLocked={!isEditing}
        />
      </CustomerViews>
    </>
  );
}

function versionedOf(customer: Customer): Versioned<ReturnType<typeof formOf>> {
  return { version: customer.version, form: formOf(customer) };
}
