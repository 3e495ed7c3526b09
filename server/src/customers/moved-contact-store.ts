/** How the contact persons and sites of a customer move when it is merged: contactsOfCustomer, sitesOfCustomer, contactLike. */
import './customers-tables.ts';
import { maxSites } from '@vikray/contract/customers/customer-site.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { countOfCustomer, giveToCustomer, type RowsOfCustomer } from '../platform/database/rows-of-customer.ts';
import type { Db } from '../platform/database/tables.ts';
import { contactsOf } from './contact-store.ts';

interface MovedContacts {
  readonly ids: readonly number[];
  /** Those that the customer that stays has already, by name and mobile number. They are hidden there. */
  readonly hidden: readonly number[];
}

/** The contact persons, hidden ones included, because documents refer to them. */
export const contactsOfCustomer: RowsOfCustomer<MovedContacts> = {
  count: (db, customerId) => countOfCustomer(db, 'contact_persons', customerId, sql`is_hidden = 0`),
  async move(db, { mergedId, keptId }) {
    const contacts = await contactsOf(db, [mergedId, keptId]);
    const keyOf = ({ name, mobile }: { readonly name: string; readonly mobile: string }) => `${mobile} ${name}`;
    const known = new Set(contacts.get(keptId)?.map(keyOf));
    const hidden = (contacts.get(mergedId) ?? []).filter((each) => known.has(keyOf(each))).map(({ contactId }) => contactId);
    await setHidden(db, hidden, 1);
    return { ids: await giveToCustomer(db, 'contact_persons', mergedId, keptId), hidden };
  },
  async moveBack(db, { ids, hidden }, { mergedId, keptId }) {
    if (ids.length > 0) await giveToCustomer(db, 'contact_persons', keptId, mergedId, isAmong(db, 'id', ids));
    await setHidden(db, hidden, 0);
  },
};

async function setHidden(db: Db, ids: readonly number[], isHidden: 0 | 1): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('contact_persons')
    .set({ is_hidden: isHidden })
    .where(isAmong(db, 'id', ids))
    .execute();
}

/** The sites, each with its slot; null for hidden ones. */
export const sitesOfCustomer: RowsOfCustomer<readonly (readonly [id: number, slot: number | null])[]> = {
  count: (db, customerId) => countOfCustomer(db, 'customer_sites', customerId, sql`slot is not null`),
  async move(db, { mergedId, keptId }) {
    const slotsOf = (customerId: number) =>
      db.selectFrom('customer_sites').select(['id', 'slot']).where('customer_id', '=', customerId).orderBy('id').execute();
    const taken = new Set((await slotsOf(keptId)).map(({ slot }) => slot));
    const free = Array.from({ length: maxSites }, (_, index) => index + 1).filter((slot) => !taken.has(slot));
    const sites = await slotsOf(mergedId);
    for (const { id, slot } of sites) await putSite(db, id, keptId, slot === null ? null : (free.shift() ?? null));
    return sites.map(({ id, slot }) => [id, slot] as const);
  },
  async moveBack(db, sites, { mergedId, keptId }) {
    for (const [id, slot] of sites) {
      const now = await db
        .selectFrom('customer_sites')
        .select('slot')
        .where('id', '=', id)
        .where('customer_id', '=', keptId)
        .executeTakeFirst();
      // One that has been hidden since stays hidden.
      if (now) await putSite(db, id, mergedId, now.slot === null ? null : slot);
    }
  },
};

async function putSite(db: Db, id: number, customerId: number, slot: number | null): Promise<void> {
  await db.updateTable('customer_sites').set({ customer_id: customerId, slot }).where('id', '=', id).execute();
}

/** The contact person of a customer with the name and mobile number of another one; a hidden copy if there is none. */
export async function contactLike(db: Db, contactId: number, customerId: number): Promise<number> {
  const { id: _, ...contact } = await db.selectFrom('contact_persons').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow();
  const known = await db
    .selectFrom('contact_persons')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('name', '=', contact.name)
    .where('mobile', '=', contact.mobile)
    .orderBy('is_hidden')
    .executeTakeFirst();
  if (known) return known.id;
  const copy = { ...contact, customer_id: customerId, is_hidden: 1, import_id: null };
  const { id } = await db.insertInto('contact_persons').values(copy).returning('id').executeTakeFirstOrThrow();
  return id;
}
