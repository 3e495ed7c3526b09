import { sql, type Kysely } from 'kysely';
import { likenessKey } from '../platform/database/likeness-key.ts';
import { columnKinds } from './parts/column-kinds.ts';

const rowsAtOnce = 500;

/** Lets customers with similar names be found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customers add column likeness_key ${columnKinds(db).key} not null default ''`.execute(db);
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, company_name as name from customers where id > ${after} order by id limit ${rowsAtOnce}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    const keys = rows.map(({ id, name }) => sql`(cast(${id} as bigint), cast(${likenessKey(name)} as text))`);
    await sql`
      with fresh (id, likeness_key) as (values ${sql.join(keys)})
      update customers set likeness_key = fresh.likeness_key from fresh where customers.id = fresh.id`.execute(db);
    after = last.id;
  }
  await sql`create index customers_likeness on customers (likeness_key) where status <> 'Deleted'`.execute(db);
}
