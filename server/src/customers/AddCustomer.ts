import { lookupsOf } from '../lookups/public.ts';
import { handler } from '../platform/handler.ts';
import { insertContacts } from './contact-store.ts';
import { customerDetails } from './customer-details.ts';
import { customerHints } from './customer-hints.ts';
import { insertCustomer, refreshSearchText } from './customer-store.ts';

export const AddCustomer = handler(
  'AddCustomer',
  async ({ db, input, user, now, fail, record }) => {
    const details = await customerDetails(lookupsOf(db), input);
    if (typeof details === 'string') throw fail(details);

    const stamp = { userId: user.userId, now };
    const customerId = await insertCustomer(db, details, stamp);
    await insertContacts(db, customerId, input.contacts ?? [], stamp);

    const after = await refreshSearchText(db, customerId);
    record({ record: 'customer', id: customerId, after });
    const row = { customerId, ...(await customerHints(db, after)) };
    return [row];
  },
  { violations: { customers_name_key: 'CompanyAlreadyExists' } },
);
