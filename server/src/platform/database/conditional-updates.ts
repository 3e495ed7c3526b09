/** Updates of one row that change it only while it is as expected. */
import { sql, type Kysely, type RawBuilder, type Selectable, type Updateable, type UpdateResult } from 'kysely';
import type { WriteStamp } from '../write-stamp.ts';
import type { Db, Tables } from './tables.ts';

/** Runs an update of one row. Returns whether there was a row that met its conditions. */
export async function updatesOne(update: { executeTakeFirst(): Promise<UpdateResult> }): Promise<boolean> {
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * For an update of a row that the transaction has locked or written, so that its conditions hold. Throws if it has changed nothing, which
 * rolls the transaction back.
 */
export async function mustChange(update: Promise<boolean>): Promise<void> {
  if (!(await update)) throw new Error('An update whose conditions hold has changed nothing');
}

/** A condition for `updateIfUnchanged`: the record is not deleted. */
export const isNotDeleted = sql<boolean>`status <> 'Deleted'`;

/** The columns of a record with a version. */
interface Versioned {
  id: number;
  version: number;
  updated_by_id: number | null;
  updated_at: string;
}

/** The tables whose records have a version. */
type VersionedTable = { [T in keyof Tables]: Selectable<Tables[T]> extends Versioned ? T : never }[keyof Tables];

/**
 * Changes a record that still has this version, which the user has seen, if it also meets the condition. Gives it the next version.
 * Otherwise nothing changes and the answer is false.
 */
export async function updateIfUnchanged<T extends VersionedTable>(
  db: Db,
  table: T,
  { id, version }: Pick<Versioned, 'id' | 'version'>,
  change: Updateable<Tables[T]>,
  { userId, now }: WriteStamp,
  condition?: RawBuilder<boolean>,
): Promise<boolean> {
  // Kysely cannot infer the columns of a table that is a type parameter. All of these tables have them.
  const tables = db as unknown as Kysely<Record<string, Versioned>>;
  const columns: Partial<Versioned> = { ...change, version: version + 1, updated_by_id: userId, updated_at: now };
  const isSeen = sql<boolean>`id = ${id} and version = ${version}`;
  const update = tables.updateTable<string>(table).set(columns).where(isSeen);
  return updatesOne(condition ? update.where(condition) : update);
}
