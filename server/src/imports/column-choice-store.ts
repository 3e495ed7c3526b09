/** The SQL for what users have chosen for columns. Reading: findColumnChoices. Writing: keepColumnChoices. */
import './imports-tables.ts';
import { createHash } from 'node:crypto';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { ownNotes } from '@vikray/contract/imports/other-headings.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { columnKey } from './column-key.ts';
import type { ColumnChoices } from './file-columns.ts';

/** A corrected file of refused rows has the shape of the file that they come from. */
const leftOut = new Set(ownNotes.map(columnKey));

/** The same for all files with these headings, in any order. */
function shapeOf(headings: readonly string[]): string {
  const keys = headings.map(columnKey).filter((key) => key !== '' && !leftOut.has(key));
  return createHash('sha256').update(JSON.stringify(keys.toSorted())).digest('hex');
}

/** What was chosen for the last file of a kind with these headings; nothing if there was none. */
export async function findColumnChoices(db: Db, kind: ImportKind, headings: readonly string[]): Promise<ColumnChoices | undefined> {
  const row = await db
    .selectFrom('import_columns')
    .select('choices')
    .where('kind', '=', kind)
    .where('shape', '=', shapeOf(headings))
    .executeTakeFirst();
  return row && (JSON.parse(row.choices) as ColumnChoices);
}

/** Stores what was chosen, for the next file of the kind with these headings. */
export async function keepColumnChoices(
  db: Db,
  kind: ImportKind,
  headings: readonly string[],
  choices: ColumnChoices,
  { userId, now }: WriteStamp,
): Promise<void> {
  const chosen = { choices: JSON.stringify(choices), updated_by_id: userId, updated_at: now };
  await db
    .insertInto('import_columns')
    .values({ kind, shape: shapeOf(headings), ...chosen })
    .onConflict((conflict) => conflict.columns(['kind', 'shape']).doUpdateSet(chosen))
    .execute();
}
