/**
 * The SQL of what the approval queue is judged from: listWaiting, pendingCustomers, judgedProducts, linesToJudge. All but the lines are
 * read once per change.
 */
import '../quotations-tables.ts';
import type { JudgedLine } from '@vikray/contract/approvals/approval-reasons.ts';
import { sql } from 'kysely';
import { readOnce } from '../../platform/database/changes/read-once.ts';
import { engineOf } from '../../platform/database/engine.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isCurrent } from '../which-quotations.ts';

/** A quotation that waits and has not been returned. Its validity may be over. */
export interface WaitingRow {
  readonly id: number;
  readonly version: number;
  readonly valid_until: string;
  readonly customer_id: number;
  readonly total_paise: number;
  readonly discount_percent_hundredths: number;
  readonly preparedById: number;
  readonly changedById: number | null;
}

type ProductFacts = Pick<JudgedLine, 'floorPrice' | 'isPending'>;

/** The products that can keep a quotation from being approved. Equal texts are equal products. */
export interface JudgedProducts {
  readonly text: string;
  readonly byId: ReadonlyMap<number, ProductFacts>;
}

/**
 * The quotations that wait, the longest waiting first. Literal conditions, and the name for the embedded database, make both engines read
 * nothing but the index.
 */
export const listWaiting = readOnce(async (db) => {
  const byIndex = engineOf(db) === 'sqlite' ? sql`indexed by quotations_waiting` : sql``;
  const { rows } = await sql<WaitingRow>`
    select id, version, valid_until, customer_id, total_paise, discount_percent_hundredths,
      prepared_by_id as "preparedById", content_changed_by_id as "changedById"
    from quotations ${byIndex} where status = 'Open' and ${isCurrent} and lost_on = '' and returned_note = ''
    order by waiting_since, id`.execute(db);
  return rows;
});

/** The ids of the customers that wait for approval. */
export const pendingCustomers = readOnce(async (db): Promise<ReadonlySet<number>> => {
  const rows = await db.selectFrom('customers').select('id').where('status', '=', sql.lit('Pending')).execute();
  return new Set(rows.map(({ id }) => id));
});

/** The products with a floor price, and those that wait for approval. */
export const judgedProducts = readOnce(async (db): Promise<JudgedProducts> => {
  const { rows } = await sql<{ id: number; floor_price_paise: number | null; status: string }>`
    select id, floor_price_paise, status from products where floor_price_paise is not null or status = 'Pending' order by id`.execute(db);
  const facts = rows.map((row): [number, ProductFacts] => [
    row.id,
    { floorPrice: row.floor_price_paise, isPending: row.status === 'Pending' },
  ]);
  return { text: JSON.stringify(facts), byId: new Map(facts) };
});

/** The lines of some quotations. Prices are in paise. */
export async function linesToJudge(db: Db, quotationIds: readonly number[]) {
  return db
    .selectFrom('quotation_lines')
    .select(['quotation_id', 'product_id', 'rate_paise', 'mrp_paise'])
    .where('quotation_id', 'in', quotationIds)
    .execute();
}
