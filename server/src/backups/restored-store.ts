/** The SQL that checks the contents of a restored backup, and says how far they reach. */
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { sql } from 'kysely';
import { migrateToLatest } from '../platform/database/migrate.ts';
import { openDatabase, type DatabaseSettings } from '../platform/database/open-database.ts';
import type { Db } from '../platform/database/tables.ts';
import { isAnyRevision } from '../quotations/public.ts';

/** Migrates a restored database and returns its faults: the stock against its movements, and quotations against their lines. */
export async function findFaults(settings: DatabaseSettings): Promise<string[]> {
  const db = openDatabase(settings);
  try {
    await migrateToLatest(db);
    const [stocks, quotations] = [await wrongStocks(db), await wrongQuotations(db)];
    return [...(stocks > 0 ? [say.wrongStock(stocks)] : []), ...(quotations > 0 ? [say.wrongQuotations(quotations)] : [])];
  } finally {
    await db.destroy();
  }
}

/** The time of the last change in the audit log of a restored database; undefined if it has none. */
export async function lastChangeIn(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('audit_log').select('happened_at').orderBy('id', 'desc').limit(1).executeTakeFirst())?.happened_at;
}

async function wrongStocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from products
    left join (select product_id, sum(quantity_hundredths) as moved from stock_movements group by product_id) as movements
      on movements.product_id = products.id
    where products.stock_hundredths <> coalesce(moved, 0)`.execute(db);
  return Number(rows[0]?.count);
}

async function wrongQuotations(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from quotations
    left join (select quotation_id, sum(total_paise) as total from quotation_lines group by quotation_id) as sums
      on sums.quotation_id = quotations.id
    where ${isAnyRevision} and quotations.status = 'Approved' and (total is null or total <> quotations.subtotal_paise)`.execute(db);
  return Number(rows[0]?.count);
}
