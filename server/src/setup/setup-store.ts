/** The SQL of the set-up. Reading: isDismissed, findFilled. Writing: setDismissed. */
import './setup-tables.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** Whether the dashboard shows the set-up no longer. */
export async function isDismissed(db: Db): Promise<boolean> {
  const row = await db.selectFrom('setup_state').select('dismissed_at').executeTakeFirst();
  return row !== undefined && row.dismissed_at !== '';
}

/** Takes the set-up from the dashboard. */
export async function setDismissed(tx: Db, now: string): Promise<void> {
  await tx.updateTable('setup_state').set({ dismissed_at: now }).where('dismissed_at', '=', '').execute();
}

/** What the office has already, whoever has entered it. */
export interface Filled {
  readonly company: boolean;
  readonly taxes: boolean;
  readonly users: boolean;
  readonly records: boolean;
}

/** Looks for a company, a tax, a second user, and a customer or product, each with the first row alone. */
export async function findFilled(db: Db): Promise<Filled> {
  const { rows } = await sql<Record<keyof Filled, number>>`
    select
      case when exists (select 1 from companies) then 1 else 0 end as company,
      case when exists (select 1 from taxes) then 1 else 0 end as taxes,
      case when exists (select 1 from users where id > 1) then 1 else 0 end as users,
      case when exists (select 1 from customers) or exists (select 1 from products) then 1 else 0 end as records`.execute(db);
  const [found] = rows;
  return {
    company: found?.company === 1,
    taxes: found?.taxes === 1,
    users: found?.users === 1,
    records: found?.records === 1,
  };
}
