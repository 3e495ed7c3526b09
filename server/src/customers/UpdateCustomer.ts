import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { replaceContacts } from './contact-store.ts';
import { customerDetails } from './customer-details.ts';
import { customerHints } from './customer-hints.ts';
import { findCustomer, refreshSearchText, updateCustomer } from './customer-store.ts';
import { refreshDeals } from './refresh-deals.ts';

export const UpdateCustomer = handler(
  'UpdateCustomer',
  async ({ db, input, user, now, fail, record }) => {
    const { customerId, contacts } = input;
    const before = await findCustomer(db, customerId);
    if (!before) throw fail('CustomerNotFound');
    if (input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');
    const details = await customerDetails(lookupsOf(db), input);
    if (typeof details === 'string') throw fail(details);

    const stamp = { userId: user.userId, now };
    if (!(await updateCustomer(db, before, { ...details, status: 'Pending' }, stamp))) throw fail('VersionConflict');
    if (contacts && !(await replaceContacts(db, customerId, contacts, stamp))) throw fail('ContactUnknown');

    const after = await refreshSearchText(db, customerId);
    await refreshDeals(db, before, after);
    record({ record: 'customer', id: customerId, before, after });
    const row = { customerId, ...(await customerHints(db, after)) };
    return [row];
  },
  { violations: { customers_name_key: 'CompanyAlreadyExists' } },
);
