/** The SQL of System Health's own tables: the last results of slow checks, and dismissed notes. */
import './health-tables.ts';
import type { HealthResult } from '@vikray/contract/health/health-check.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** The last result of a slow check. */
export interface StoredResult {
  readonly result: HealthResult;
  readonly text: string;
  readonly advice: string;
  readonly at: string;
}

/** The last result of every slow check that has run, by the name of the check. */
export async function listResults(db: Db): Promise<ReadonlyMap<string, StoredResult>> {
  const rows = await db.selectFrom('health_results').selectAll().execute();
  return new Map(rows.map(({ check_name, result, text, advice, checked_at }) => [check_name, { result, text, advice, at: checked_at }]));
}

/** Stores the result of a slow check in place of its last one. */
export async function storeResult(db: Db, name: string, { result, text, advice, at }: StoredResult): Promise<void> {
  const found = { result, text, advice, checked_at: at };
  await db
    .insertInto('health_results')
    .values({ check_name: name, ...found })
    .onConflict((conflict) => conflict.column('check_name').doUpdateSet(found))
    .execute();
}

/** When each note was dismissed, by the name of its check. */
export async function listDismissals(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('dismissed_notes').select(['check_name', 'dismissed_at']).execute();
  return new Map(rows.map(({ check_name, dismissed_at }) => [check_name, dismissed_at]));
}

/** Dismisses the note of a check from now on. */
export async function dismissNote(db: Db, name: string, { userId, now }: WriteStamp): Promise<void> {
  const dismissal = { dismissed_at: now, dismissed_by_id: userId };
  await db
    .insertInto('dismissed_notes')
    .values({ check_name: name, ...dismissal })
    .onConflict((conflict) => conflict.column('check_name').doUpdateSet(dismissal))
    .execute();
}
