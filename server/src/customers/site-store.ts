/** The SQL of the customers' sites. Reading: listSites, findSite. Writing: insertSite, updateSite, hideSite. */
import './customers-tables.ts';
import { maxSites, type CustomerSite } from '@vikray/contract/customers/customer-site.ts';
import { updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { sql, type Selectable } from 'kysely';
import { insertInFreeSlot } from '../platform/database/free-slot.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { SiteDetails } from './customers-tables.ts';

function asSite(row: Selectable<Tables['customer_sites']>): CustomerSite {
  return {
    siteId: row.id,
    customerId: row.customer_id,
    name: row.name,
    address: row.address,
    city: row.city,
    cityId: row.city_id,
    state: row.state,
    stateId: row.state_id,
    country: row.country,
    countryId: row.country_id,
    pincode: row.pincode,
    gstin: row.gstin,
    contactPersonId: row.contact_person_id,
    version: row.version,
  };
}

/** The sites of a customer that are not hidden, oldest first. */
export async function listSites(db: Db, customerId: number): Promise<CustomerSite[]> {
  const rows = await db
    .selectFrom('customer_sites')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('slot', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(asSite);
}

/** A site; nothing when it does not exist or is hidden. */
export async function findSite(db: Db, siteId: number): Promise<CustomerSite | undefined> {
  const row = await db.selectFrom('customer_sites').selectAll().where('id', '=', siteId).where('slot', 'is not', null).executeTakeFirst();
  return row && asSite(row);
}

/** Adds a site in the customer's first free slot and returns its number. Returns nothing when the customer has no free slot. */
export async function insertSite(
  db: Db,
  customerId: number,
  details: SiteDetails,
  { userId, now }: WriteStamp,
): Promise<number | undefined> {
  return insertInFreeSlot({
    most: maxSites,
    taken: () => slotsOf(db, customerId),
    async insert(slot) {
      const added = await db
        .insertInto('customer_sites')
        .values({ customer_id: customerId, slot, ...details, version: 1, updated_by_id: userId, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.columns(['customer_id', 'slot']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },
  });
}

/** The slots that are taken; null for hidden sites. */
async function slotsOf(db: Db, customerId: number): Promise<(number | null)[]> {
  const rows = await db.selectFrom('customer_sites').select('slot').where('customer_id', '=', customerId).execute();
  return rows.map(({ slot }) => slot);
}

type SeenSite = Pick<CustomerSite, 'siteId' | 'version'>;

/** Changes a site that still has the version that the change is based on. Otherwise nothing changes and the answer is false. */
export async function updateSite(db: Db, { siteId: id, version }: SeenSite, details: SiteDetails, stamp: WriteStamp): Promise<boolean> {
  return updateIfUnchanged(db, 'customer_sites', { id, version }, details, stamp, sql`slot is not null`);
}

/** Hides a site, under the same condition. */
export async function hideSite(db: Db, { siteId: id, version }: SeenSite, stamp: WriteStamp): Promise<boolean> {
  return updateIfUnchanged(db, 'customer_sites', { id, version }, { slot: null }, stamp, sql`slot is not null`);
}
