/**
 * The SQL for the rows that change known records. Reading: nextUpdates, lockNextDone, hasApprovedUpdates, pageOfUpdates, hasChangedSince.
 * Writing: stageUpdates, markDone, markTakenBack, removeUpdates.
 */
import './imports-tables.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import type { ImportChange } from '@vikray/contract/imports/import-change.ts';
import { sql } from 'kysely';
import { insertInChunks } from '../platform/database/insert-many.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db } from '../platform/database/tables.ts';

/** A row that changes a known record. */
export interface StagedUpdate {
  readonly number: number;
  readonly recordId: number;
  /** The version that the check has seen. */
  readonly version: number;
  readonly label: string;
  readonly changes: ImportChange['changes'];
  readonly data: unknown;
}

/** Stores checked rows. */
export async function stageUpdates(db: Db, importId: number, rows: readonly StagedUpdate[]): Promise<void> {
  await insertInChunks(rows, async (chunk) =>
    db
      .insertInto('import_updates')
      .values(
        chunk.map(({ number, recordId, version, label, changes, data }) => ({
          import_id: importId,
          row_number: number,
          record_id: recordId,
          version,
          label,
          changes: JSON.stringify(changes),
          data: JSON.stringify(data),
          state: 'To Do' as const,
          before: '',
          version_after: 0,
          status_after: '',
        })),
      )
      .execute(),
  );
}

/** The updates in a state, in the order of their rows. */
const inState = (db: Db, importId: number, state: 'To Do' | 'Done', most: number) =>
  db
    .selectFrom('import_updates')
    .select(['id', 'record_id as recordId'])
    .where('import_id', '=', importId)
    .where('state', '=', state)
    .orderBy('row_number')
    .orderBy('id')
    .limit(most);

/** The next updates to make, in the order of their records, so that two transactions cannot deadlock. */
export async function nextUpdates(db: Db, importId: number, most: number) {
  const rows = await inState(db, importId, 'To Do', most).select(['version', 'data']).execute();
  return rows
    .map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as unknown }))
    .toSorted((one, other) => one.recordId - other.recordId);
}

/** What a record was before an update, and what it is afterwards. */
export interface MadeUpdate {
  readonly before: object;
  readonly versionAfter: number;
  readonly statusAfter: string;
}

/** Stores what an update has done. */
export async function markDone(db: Db, id: number, { before, versionAfter, statusAfter }: MadeUpdate): Promise<void> {
  await db
    .updateTable('import_updates')
    .set({ state: 'Done', before: JSON.stringify(before), version_after: versionAfter, status_after: statusAfter, data: '' })
    .where('id', '=', id)
    .execute();
}

/** The next updates to take back, in the order of their records. */
export async function nextDone(db: Db, importId: number, most: number) {
  const rows = await inState(db, importId, 'Done', most)
    .select(['before', 'version_after as versionAfter', 'status_after as statusAfter'])
    .execute();
  return rows
    .map(({ before, ...row }) => ({ ...row, before: JSON.parse(before) as object }))
    .toSorted((one, other) => one.recordId - other.recordId);
}

/** Notes that updates are taken back. */
export async function markTakenBack(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('import_updates').set({ state: 'Taken Back' }).where('id', 'in', ids).execute();
}

/** Removes up to `most` updates that will no longer be made, and returns how many. */
export async function removeUpdates(db: Db, importId: number, most: number): Promise<number> {
  const left = db.selectFrom('import_updates').select('id').where('import_id', '=', importId).where('state', '=', 'To Do').limit(most);
  const { numDeletedRows } = await db.deleteFrom('import_updates').where('id', 'in', left).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whether updates that are still to be made approve their records. A text in a row cannot look like this: its quotation marks are escaped. */
export async function hasApprovedUpdates(db: Db, importId: number): Promise<boolean> {
  const approved = await db
    .selectFrom('import_updates')
    .select('id')
    .where('import_id', '=', importId)
    .where('data', 'like', '%"status":"Approved"%')
    .limit(1)
    .executeTakeFirst();
  return approved !== undefined;
}

/**
 * Whether a record of an import has been changed since. Its approval is no such change: when it is taken back, the record is what it was
 * before.
 */
export async function hasChangedSince(db: Db, kind: ImportKind, importId: number): Promise<boolean> {
  const table = sql.table(kind === 'customers' ? 'customers' : 'products');
  const { rows } = await sql`
    select 1 from import_updates
    inner join ${table} as records on records.id = import_updates.record_id
    where import_updates.import_id = ${importId} and import_updates.state = 'Done' and records.status <> 'Deleted'
      and records.version <> import_updates.version_after
      and not (records.version = import_updates.version_after + 1 and records.status = 'Approved' and import_updates.status_after = 'Pending')
    limit 1`.execute(db);
  return rows.length > 0;
}

/** One window of the updates of an import. There is no search in them. */
export async function pageOfUpdates(db: Db, importId: number, window: Window): Promise<RowsAndTotal<ImportChange>> {
  return readPage(
    db,
    {
      table: 'import_updates',
      filters: [sql`import_updates.import_id = ${importId}`],
      sortColumns: { rowNumber: 'row_number' },
      rowsOf: async (ids) => {
        const rows = await db
          .selectFrom('import_updates')
          .select(['id as changeId', 'row_number as rowNumber', 'label', 'changes'])
          .where(isAmong(db, 'id', ids))
          .execute();
        return rows.map(({ changes, ...row }) => ({ ...row, changes: JSON.parse(changes) as ImportChange['changes'] }));
      },
      idOf: (row) => row.changeId,
    },
    { ...window, search: undefined },
  );
}
