/** The SQL of customers that may be the same: likelyCustomers, and likelyNames for many at once. */
import './customers-tables.ts';
import { likenesses, type LikelyCustomer } from '@vikray/contract/customers/likely-customer.ts';
import { sql, type RawBuilder } from 'kysely';
import { likenessKey } from '../platform/database/likeness-key.ts';
import type { Db } from '../platform/database/tables.ts';
import { valuesTable } from '../platform/database/values-table.ts';

/** No one compares more. */
const most = 5;

/** How many are read for each likeness. The five that are shown are the first by name among these. */
const mostRead = 100;

/** A shorter key of a name fits too many. */
const shortestKey = 3;

interface Known {
  readonly companyName?: string | undefined;
  readonly gstin?: string | null | undefined;
  readonly mobiles?: readonly string[] | undefined;
  readonly exceptId?: number | undefined;
}

interface LikelyRow extends Omit<LikelyCustomer, 'likeness'> {
  /** The place of its strongest reason. */
  readonly reason: number;
}

/** What finds customers that are not deleted by a value, in the order of the likenesses. */
const sources: readonly ((isValue: RawBuilder<unknown>) => RawBuilder<unknown>)[] = [
  (isValue) => sql`customers where gstin ${isValue} and gstin <> '' and status <> 'Deleted'`,
  (isValue) => sql`contact_persons inner join customers on customers.id = contact_persons.customer_id
    where mobile ${isValue} and is_hidden = 0 and status <> 'Deleted'`,
  (isValue) => sql`customers where likeness_key ${isValue} and status <> 'Deleted'`,
];

/** The values that another customer may share, in the order of the likenesses. */
function sharedValues({ companyName = '', gstin, mobiles = [] }: Known): readonly (readonly string[])[] {
  const key = likenessKey(companyName);
  return [gstin ? [gstin] : [], [...new Set(mobiles.filter((mobile) => mobile !== ''))], key.length >= shortestKey ? [key] : []];
}

/** The query of the customers that may be the same. Of the thousands that may share a placeholder, it reads a few. */
export function likelyCustomersQuery({ exceptId = 0, ...known }: Known): RawBuilder<LikelyRow> {
  const found = sharedValues(known).flatMap((values, reason) => {
    const source = sources[reason];
    if (!source || values.length === 0) return [];
    const isAmongThem = sql`in (${sql.join(values)})`;
    return sql`select * from (
      select customers.id, ${sql.lit(reason)} as reason from ${source(isAmongThem)} and customers.id <> ${exceptId} limit ${mostRead}) as few`;
  });
  return sql<LikelyRow>`
    select customers.id as "customerId", customers.company_name as "companyName", customers.city, customers.status, min(found.reason) as reason
    from (${found.length > 0 ? sql.join(found, sql` union all `) : sql`select 0 as id, 0 as reason`}) as found
    inner join customers on customers.id = found.id
    group by customers.id, customers.company_name, customers.city, customers.status, customers.name_key
    order by reason, customers.name_key, customers.id limit ${most}`;
}

/** Customers that are not deleted and may be the same, each with its strongest reason. The strongest reasons come first. */
export async function likelyCustomers(db: Db, known: Known): Promise<LikelyCustomer[]> {
  const { rows } = await likelyCustomersQuery(known).execute(db);
  return rows.map(({ reason, ...customer }) => ({ ...customer, likeness: likenesses[Number(reason)] ?? 'Similar name' }));
}

/** A new customer of a file. */
interface NewRow extends Known {
  readonly number: number;
  readonly companyName: string;
}

/** A row with the name of a customer that may be the same, and why. */
export interface LikelyOfRow {
  readonly number: number;
  readonly other: string;
  readonly likeness: LikelyCustomer['likeness'];
}

/** For each of these new customers, one that may be the same. Those without any are left out. */
export async function likelyNames(db: Db, customers: readonly NewRow[]): Promise<LikelyOfRow[]> {
  const wanted = customers.map((customer) => ({ number: customer.number, values: sharedValues(customer) }));
  const others: ReadonlyMap<string, string>[] = [];
  for (const [reason, source] of sources.entries()) {
    const values = wanted.flatMap((row) => row.values[reason] ?? []);
    others.push(await namesByValue(db, values, source(sql`= given.value`)));
  }
  return wanted.flatMap(({ number, values }) => {
    const [found] = values.flatMap((same, reason) =>
      same.flatMap((value) => {
        const other = others[reason]?.get(value);
        return other === undefined ? [] : [{ number, other, likeness: likenesses[reason] ?? 'Similar name' }];
      }),
    );
    return found ?? [];
  });
}

/** The name of one customer for each value, whichever is found first: thousands may share a number. */
async function namesByValue(db: Db, values: readonly string[], source: RawBuilder<unknown>): Promise<ReadonlyMap<string, string>> {
  if (values.length === 0) return new Map();
  const { rows } = await sql<{ value: string; other: string | null }>`
    with given (value) as ${valuesTable([...new Set(values)].map((value) => ({ value })))}
    select value, (select company_name from ${source} limit 1) as other from given`.execute(db);
  return new Map(rows.flatMap(({ value, other }) => (other === null ? [] : [[value, other]])));
}
