import { sql, type RawBuilder } from 'kysely';
import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import type { LookupList } from './lookups-tables.ts';

/** The entries of a list, oldest first. */
export async function listLookup(db: Db, list: LookupList): Promise<LookupEntry[]> {
  return db.selectFrom(list).select(['name as label', 'id as value']).orderBy('id').execute();
}

/** Finds an entry by its number or name. */
export async function findInLookup(db: Db, list: LookupList, choice: number | string): Promise<LookupEntry | undefined> {
  const entries = db.selectFrom(list).select(['name as label', 'id as value']);
  const found = typeof choice === 'number' ? entries.where('id', '=', choice) : entries.where('name_key', '=', nameKey(choice));
  return found.executeTakeFirst();
}

/** The number of an entry that is given by its number or name, for a condition; null for an unknown name. */
export function idInLookup(list: LookupList, choice: number | string): RawBuilder<number> {
  return typeof choice === 'number' ? sql`${choice}` : sql`(select id from ${sql.table(list)} where name_key = ${nameKey(choice)})`;
}

/** The name of an entry that is given by its number or name, for a condition; null for an unknown one. */
export function nameInLookup(list: LookupList, choice: number | string): RawBuilder<string> {
  const isChosen = typeof choice === 'number' ? sql`id = ${choice}` : sql`name_key = ${nameKey(choice)}`;
  return sql`(select name from ${sql.table(list)} where ${isChosen})`;
}

/** Adds an entry at the end of a list, spelt as given. Adds and returns nothing when the list has that name, in upper or lower case. */
export async function addToLookup(db: Db, list: LookupList, name: string): Promise<LookupEntry | undefined> {
  return db
    .insertInto(list)
    .values({ name, name_key: nameKey(name) })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning(['name as label', 'id as value'])
    .executeTakeFirst();
}

/** Gives an entry another name, spelt as given. False for a name that another entry has, in upper or lower case. */
export async function renameInLookup(tx: Db, list: LookupList, id: number, name: string): Promise<boolean> {
  const other = await tx.selectFrom(list).select('id').where('name_key', '=', nameKey(name)).where('id', '<>', id).executeTakeFirst();
  if (other) return false;
  await tx
    .updateTable(list)
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', id)
    .execute();
  return true;
}
