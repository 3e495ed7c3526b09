import { undoDays } from '@vikray/contract/customer-merges/merge-messages.ts';
import type { CustomerOverview } from '@vikray/contract/overviews/customer-overview.ts';
import { addDays, dateAt, startOfDay } from '@vikray/contract/platform/dates.ts';
import { findHeir, listMergedInto } from '../customer-merges/public.ts';
import { customersOf, likelyCustomers } from '../customers/public.ts';
import { openDealsOf } from '../deal-pages/public.ts';
import { whatsAppNumber } from '../lookups/public.ts';
import { isMoneyKept, owedBy } from '../money/public.ts';
import { cachedRead } from '../platform/handler.ts';
import { lastNotes } from '../thread/public.ts';

/** The page shows no more; it leads to the rest. */
const mostDeals = 5;
const mostNotes = 3;

export const GetCustomerOverview = cachedRead(
  'GetCustomerOverview',
  async ({ db, input: { customerId }, user, now, fail }) => {
    const [customer] = await customersOf(db, [customerId]);
    const heir = customer?.status === 'Deleted' ? await findHeir(db, customerId) : undefined;
    if (!customer || (customer.status === 'Deleted' && !heir)) throw fail('CustomerNotFound');
    const head = {
      customerId,
      companyName: customer.companyName,
      mergedIntoId: heir?.customerId ?? null,
      mergedInto: heir?.companyName ?? '',
    };
    if (heir) return [{ ...head, ...nothing }];

    const today = dateAt(now);
    const contacts = await Promise.all(
      customer.contacts.map(async ({ title: _inName, ...contact }) => ({
        ...contact,
        whatsApp: await whatsAppNumber(contact.mobile, customer.country),
      })),
    );
    const { deals, count: openDeals } = await openDealsOf(db, customerId, mostDeals, now);
    const seesMoney = user.rights.has('View Outstanding') && (await isMoneyKept(db));
    const { companyName, gstin } = customer;
    const mobiles = contacts.map(({ mobile }) => mobile);
    const merged = await listMergedInto(db, customerId, startOfDay(addDays(today, -undoDays)));
    return [
      {
        ...head,
        contacts,
        deals: [...deals],
        openDeals,
        money: seesMoney ? [await owedBy(db, customerId, today)] : [],
        notes: await lastNotes(db, { record: 'customer', recordId: customerId }, mostNotes),
        likely: await likelyCustomers(db, { companyName, gstin, mobiles, exceptId: customerId }),
        merged: merged.map(({ mergedAt, ...each }) => ({ ...each, mergedOn: dateAt(mergedAt) })),
      },
    ];
  },
  { agesDaily: true },
);

const nothing: Pick<CustomerOverview, 'contacts' | 'deals' | 'openDeals' | 'money' | 'notes' | 'likely' | 'merged'> = {
  contacts: [],
  deals: [],
  openDeals: 0,
  money: [],
  notes: [],
  likely: [],
  merged: [],
};
