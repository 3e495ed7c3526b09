import type { ImportKind } from '@vikray/contract/imports/import.ts';
import type { Db } from '../platform/database/tables.ts';
import { hasChangedSince } from './import-update-store.ts';
import type { TakeBackObstacle } from './record-importer.ts';
import { recordImporters } from './record-importers.ts';

/** Why an import as a whole cannot be taken back; nothing when it can. */
export async function dependenceOf(db: Db, kind: ImportKind, importId: number): Promise<TakeBackObstacle | undefined> {
  const dependence = await recordImporters[kind].dependence(db, importId);
  if (dependence) return dependence;
  return recordImporters[kind].updates && (await hasChangedSince(db, kind, importId)) ? 'ChangedSince' : undefined;
}
