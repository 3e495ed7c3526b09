import { useEffect, useEffectEvent, useState } from 'react';
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { BackToList } from '../ui/lists/BackToList.tsx';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { nextPendingActions } from '../ui/lists/next-pending.ts';
import { NextPending } from '../ui/lists/NextPending.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import '../ui/page/record-actions.css';
import { refreshCustomers } from './customer-queries.ts';

/** How long the notice of a deletion is shown before the list. */
const beforeListMs = 2000;

interface CustomerActionsProps {
  readonly customer: Customer;
  readonly onEdit: () => void;
  /** Called when an approval or deletion was refused: the customer is no longer as shown. */
  readonly onRefused: () => void;
}

/** The actions on a saved customer, each for users with its right. Approving and deleting ask first. */
export function CustomerActions({ customer, onEdit, onRefused }: CustomerActionsProps) {
  const { customerId, companyName, city, status, version } = customer;
  const { userId } = useLogin();
  const returnToList = useReturnToList();
  const [question, setQuestion] = useState<'approve' | 'delete'>();
  const [isDeleted, setIsDeleted] = useState(false);
  const approval = useSubmit('ApproveCustomer');
  const deletion = useSubmit('DeleteCustomer');

  async function approve(): Promise<void> {
    const stated = () => ({ updatedBy: userId, updatedOn: longInstant(new Date()), status: 'Approved' as const });
    const approved = await approval.send({ customerId, version }, () => ({ customerId, version, ...stated() }));
    setQuestion(undefined);
    if (!approved) return onRefused();
    void refreshCustomers();
    returnToList('/customerlist');
    const next = await nextPendingActions('customer', customerId);
    notify.success(say.approved, { about: companyName, actions: [viewAction(`/viewcustomer?id=${customerId}`), ...next] });
  }

  async function remove(): Promise<void> {
    const deleted = await deletion.send({ customerId, version }, () => ({ id: customerId, version }));
    setQuestion(undefined);
    if (!deleted) return onRefused();
    notify.success(say.deleted);
    setIsDeleted(true);
  }

  const leave = useEffectEvent(() => returnToList('/customerlist'));
  useEffect(() => {
    if (!isDeleted) return undefined;
    const timer = setTimeout(leave, beforeListMs);
    return () => {
      clearTimeout(timer);
      // Only now, because the page cannot show a deleted customer.
      void refreshCustomers();
    };
  }, [isDeleted]);

  if (isDeleted) return null;
  const record = (
    <>
      <strong>{companyName}</strong>
      <span>{city}</span>
    </>
  );
  const closed = () => setQuestion(undefined);
  return (
    <div className="record-actions">
      {status === 'Pending' && (
        <IfAllowed to="ApproveCustomer">
          <NextPending kind="customer" id={customerId} />
        </IfAllowed>
      )}
      <BackToList to={['/customerlist']} />
      {status !== 'Approved' && (
        <IfAllowed to="ApproveCustomer">
          <Button onClick={() => setQuestion('approve')}>Approve Customer</Button>
        </IfAllowed>
      )}
      <IfAllowed to="UpdateCustomer">
        <Button onClick={onEdit}>Edit Customer Details</Button>
      </IfAllowed>
      <IfAllowed to="DeleteCustomer">
        <Button look="text" onClick={() => setQuestion('delete')}>
          Delete Customer Details
        </Button>
      </IfAllowed>
      <ConfirmDialog
        isOpen={question === 'approve'}
        title={say.confirmApproveTitle}
        sentence={say.confirmApprove}
        record={record}
        isBusy={approval.isBusy}
        onYes={() => void approve()}
        onNo={closed}
      />
      <ConfirmDialog
        isOpen={question === 'delete'}
        title={say.confirmDeleteTitle}
        sentence={say.confirmDelete}
        record={record}
        isDanger
        isBusy={deletion.isBusy}
        onYes={() => void remove()}
        onNo={closed}
      />
    </div>
  );
}
