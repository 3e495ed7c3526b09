import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import type { LookupList } from './lookups-tables.ts';

/** The entries of a list, oldest first. */
export async function listLookup(db: Db, list: LookupList): Promise<LookupEntry[]> {
  return db.selectFrom(list).select(['name as label', 'id as value']).orderBy('id').execute();
}

/** An entry by its number or its name; nothing when the list has none such. */
export async function findInLookup(db: Db, list: LookupList, choice: number | string): Promise<LookupEntry | undefined> {
  const entries = db.selectFrom(list).select(['name as label', 'id as value']);
  const found = typeof choice === 'number' ? entries.where('id', '=', choice) : entries.where('name_key', '=', nameKey(choice));
  return found.executeTakeFirst();
}
