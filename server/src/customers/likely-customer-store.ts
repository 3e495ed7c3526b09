/** The SQL of customers that may be the same: likelyCustomers, and likelyNames for many at once. */
import './customers-tables.ts';
import { likenesses, type LikelyCustomer } from '@vikray/contract/customers/likely-customer.ts';
import { sql, type RawBuilder } from 'kysely';
import { likenessKey } from '../platform/database/likeness-key.ts';
import type { Db } from '../platform/database/tables.ts';

/** No one compares more. */
const most = 5;

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

/** The query of the customers that may be the same. */
export function likelyCustomersQuery({ companyName = '', gstin, mobiles = [], exceptId = 0 }: Known): RawBuilder<LikelyRow> {
  const key = companyName === '' ? '' : likenessKey(companyName);
  const numbers = [...new Set(mobiles.filter((mobile) => mobile !== ''))];
  const found = [
    ...(gstin ? [sql`select id, 0 as reason from customers where gstin = ${gstin} and gstin <> '' and status <> 'Deleted'`] : []),
    ...(numbers.length > 0
      ? [sql`select customer_id as id, 1 as reason from contact_persons where mobile in (${sql.join(numbers)}) and is_hidden = 0`]
      : []),
    ...(key.length >= shortestKey
      ? [sql`select id, 2 as reason from customers where likeness_key = ${key} and status <> 'Deleted'`]
      : [sql`select 0 as id, 0 as reason`]),
  ];
  return sql<LikelyRow>`
    select customers.id as "customerId", customers.company_name as "companyName", customers.city, customers.status, min(found.reason) as reason
    from (${sql.join(found, sql` union all `)}) as found
    inner join customers on customers.id = found.id
    where customers.status <> 'Deleted' and customers.id <> ${exceptId}
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
  const keys = customers.map(({ companyName }) => likenessKey(companyName)).filter((key) => key.length >= shortestKey);
  const gstins = customers.flatMap(({ gstin }) => gstin || []);
  const mobiles = customers.flatMap(({ mobiles: own = [] }) => own).filter((mobile) => mobile !== '');
  const named = (by: string, values: readonly string[], from: RawBuilder<unknown>) =>
    values.length === 0
      ? []
      : [sql`select ${sql.ref(by)} as value, company_name as other ${from} and ${sql.ref(by)} in (${sql.join(values)})`];
  const queries = [
    ...named('gstin', gstins, sql`from customers where status <> 'Deleted' and gstin <> ''`),
    ...named(
      'mobile',
      mobiles,
      sql`from contact_persons inner join customers on customers.id = contact_persons.customer_id and customers.status <> 'Deleted'
        where contact_persons.is_hidden = 0`,
    ),
    ...named('likeness_key', keys, sql`from customers where status <> 'Deleted'`),
  ];
  if (queries.length === 0) return [];
  const { rows } = await sql<{ value: string; other: string }>`${sql.join(queries, sql` union all `)} order by other`.execute(db);
  const others = Map.groupBy(rows, ({ value }) => value);
  return customers.flatMap(({ number, companyName, gstin, mobiles: own = [] }) => {
    const wanted = [gstin ? [gstin] : [], own, [likenessKey(companyName)]];
    const [found] = wanted.flatMap((values, reason) =>
      values.flatMap((value) => (others.get(value) ?? []).map(({ other }) => ({ other, likeness: likenesses[reason] ?? 'Similar name' }))),
    );
    return found ? [{ number, ...found }] : [];
  });
}
