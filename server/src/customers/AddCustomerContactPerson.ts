import { handler } from '../platform/handler.ts';
import { saveContact } from './contact-store.ts';
import { refreshDeals } from './refresh-deals.ts';
import { findCustomer, lockCustomer, isOwnPending, refreshSearchText, updateCustomer } from './customer-store.ts';

export const AddCustomerContactPerson = handler('AddCustomerContactPerson', async ({ db, input, user, now, fail, record }) => {
  const { customerId } = input;
  // A client may send the contact persons of a customer in parallel, one per request.
  await lockCustomer(db, customerId);
  const before = await findCustomer(db, customerId);
  if (!before) throw fail('CustomerNotFound');
  // A user who may only add customers may complete their own pending ones; any other change is an edit.
  if (!user.rights.has('Edit Customer') && !(await isOwnPending(db, customerId, user.userId))) throw fail('Forbidden');

  const stamp = { userId: user.userId, now };
  if (!(await updateCustomer(db, before, { status: 'Pending' }, stamp))) throw fail('VersionConflict');
  const contactId = await saveContact(db, customerId, input, stamp);

  const after = await refreshSearchText(db, customerId);
  await refreshDeals(db, before, after);
  record({ record: 'customer', id: customerId, before, after });
  return [{ contactId }];
});
