import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importsOperations } from '@vikray/contract/imports/imports-operations.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import type { Db } from '../platform/database/tables.ts';
import { hasChangedSince } from './import-update-store.ts';
import type { ImportDependence } from './record-importer.ts';
import { recordImporters } from './record-importers.ts';

/** An import whose updated records have been changed again. */
export const changedSince: ImportDependence = { obstacle: 'ChangedSince', names: [] };

/** Why an import as a whole cannot be taken back; nothing when it can. */
export async function dependenceOf(db: Db, kind: ImportKind, importId: number): Promise<ImportDependence | undefined> {
  const dependence = await recordImporters[kind].dependence(db, importId);
  if (dependence) return dependence;
  return recordImporters[kind].updates && (await hasChangedSince(db, kind, importId)) ? changedSince : undefined;
}

/** Says it to the user, with the first records for which it holds. */
export function sentenceOf({ obstacle, names }: ImportDependence): string {
  const { message } = importsOperations.TakeBackImport.failures[obstacle];
  return names.length === 0 ? message : say.ofRecords(message, names);
}
