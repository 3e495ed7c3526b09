import { customerTransitions, type CustomerStatus } from '@vikray/contract/customers/customer-status.ts';
import { mayBecome } from '@vikray/contract/platform/transitions.ts';
import type { Context } from '../platform/handler.ts';
import { findCustomer, refreshSearchText, updateCustomer } from './customer-store.ts';

type CustomerStatusChange = Pick<Context<'ApproveCustomer' | 'DeleteCustomer'>, 'db' | 'user' | 'now' | 'fail' | 'record'>;

/** Changes a customer's status as the table of transitions allows, if the customer has not changed since the user saw it. */
export async function changeStatus(
  { db, user, now, fail, record }: CustomerStatusChange,
  { customerId, version }: { readonly customerId: number; readonly version?: number | undefined },
  status: CustomerStatus,
): Promise<[{ customerId: number }]> {
  const before = await findCustomer(db, customerId);
  if (!before || !mayBecome(customerTransitions, before.status, status)) throw fail('CustomerNotFound');
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');
  if (before.status === status) return [{ customerId }];

  if (!(await updateCustomer(db, before, { status }, { userId: user.userId, now }))) throw fail('VersionConflict');
  const after = await refreshSearchText(db, customerId);
  record({ record: 'customer', id: customerId, before, after });
  return [{ customerId }];
}
