import { mostOfKind } from '@vikray/contract/palette/found-record.ts';
import { folded, searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { sql, type RawBuilder } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { inFoundOrder, joined, type FinderContext, type Hit } from './finder.ts';
import { beginsWith, findFirst, isExactly } from './first-match-store.ts';
import type { TypedSearch } from './typed-search.ts';

const isListed = sql<boolean>`customers.status <> 'Deleted'`;

/** As many contact persons as are looked at whose mobile number begins with what was typed. */
const maxContacts = 1000;

/** The customers by name, GSTIN or the mobile number of a contact person. */
export async function findCustomers({ db, typed }: FinderContext): Promise<Hit[]> {
  const found = await findFirst(
    db,
    {
      table: 'customers',
      listed: isListed,
      exactly: [
        isExactly(db, 'customers.name_key', typed.text),
        sql`(customers.gstin = ${typed.number} and customers.gstin <> '')`,
        ...ofContacts(typed, (digits) => isExactly(db, 'contact_persons.mobile', digits)),
      ],
      beginning: [
        beginsWith(db, 'customers.name_key', typed.text),
        ...ofContacts(typed, (digits) => beginsWith(db, 'contact_persons.mobile', digits)),
      ],
      containing: typed.containing,
    },
    mostOfKind,
  );
  return found.size === 0 ? [] : inFoundOrder(found, await customersWithContacts(db, [...found.keys()], typed), shownCustomer);
}

function ofContacts({ mobile }: TypedSearch, condition: (digits: string) => RawBuilder<boolean>): RawBuilder<boolean>[] {
  if (mobile === undefined) return [];
  const contacts = sql`select customer_id from contact_persons where is_hidden = 0 and ${condition(mobile)} limit ${maxContacts}`;
  return [sql<boolean>`customers.id in (select customer_id from (${contacts}) as fitting)`];
}

interface CustomerRow {
  readonly id: number;
  readonly company_name: string;
  readonly city: string;
  readonly state: string;
  readonly status: string;
  /** The contact person by whom it was found, or else the first one. */
  readonly contact: string;
}

async function customersWithContacts(db: Db, ids: readonly number[], typed: TypedSearch): Promise<CustomerRow[]> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'company_name', 'city', 'state', 'status'])
    .where(isAmong(db, 'id', ids))
    .execute();
  const contacts = await db
    .selectFrom('contact_persons')
    .select(['customer_id', 'name', 'mobile'])
    .where(isAmong(db, 'customer_id', ids))
    .where('is_hidden', '=', 0)
    .orderBy('id')
    .execute();
  const terms = typed.mobile === undefined ? searchTerms(typed.text) : [typed.mobile];
  return rows.map((row) => {
    const texts = contacts.filter(({ customer_id: customerId }) => customerId === row.id).map(({ name, mobile }) => `${name} ${mobile}`);
    const met = texts.find((text) => terms.some((term) => folded(text).includes(term)));
    return { ...row, contact: (met ?? texts[0] ?? '').trim() };
  });
}

function shownCustomer({ id, company_name: title, city, state, status: shownStatus, contact }: CustomerRow) {
  return { title, note: joined(city || state, contact), shownStatus, page: `viewcustomer?id=${id}`, actions: [] };
}
