/** The SQL of consignments whose invoices are credited: creditedAmong. */
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';

/** Those of the consignments that have a valid credit note: their invoices stay in force as they are. */
export async function creditedAmong(db: Db, consignmentIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (consignmentIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct consignment_id as id from credit_notes
    where ${isAmong(db, 'consignment_id', consignmentIds)} and voided_at = ''`.execute(db);
  return new Set(rows.map(({ id }) => Number(id)));
}
