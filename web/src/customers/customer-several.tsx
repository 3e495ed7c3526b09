import { Link } from '@tanstack/react-router';
import { customerSeveral as say } from '@vikray/contract/customers/customer-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { encodedInput } from '../platform/call.ts';
import type { NamedRows, SeveralAction } from '../ui/several/several-action.ts';

/** How a customer is named where several are. */
export const namedCustomers: NamedRows<Customer> = {
  idOf: ({ customerId }) => customerId,
  nameOf: ({ companyName }) => companyName,
  linkOf: ({ customerId, companyName }) => (
    <Link to="/viewcustomer" search={{ id: customerId }}>
      {companyName}
    </Link>
  ),
};

const approve: SeveralAction<Customer> = {
  operation: 'ApproveCustomer',
  label: 'Approve',
  done: 'approved',
  fits: ({ status }) => status === 'Pending',
  question: ({ length }) => say.approve(length),
  bodyOf: ({ customerId, version }) => encodedInput('ApproveCustomer', { customerId, version }),
};

const remove: SeveralAction<Customer> = {
  operation: 'DeleteCustomer',
  label: 'Delete',
  done: 'deleted',
  isDanger: true,
  fits: () => true,
  question: ({ length }) => say.remove(length),
  bodyOf: ({ customerId, version }) => encodedInput('DeleteCustomer', { id: customerId, version }),
};

/** What can be done with several customers, by the rights of the user. */
export function customerActions({ mayApprove, mayDelete }: { readonly mayApprove: boolean; readonly mayDelete: boolean }) {
  return [...(mayApprove ? [approve] : []), ...(mayDelete ? [remove] : [])];
}
