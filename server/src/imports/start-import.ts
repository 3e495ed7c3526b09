import { importableRows, type ImportRun } from '@vikray/contract/imports/import.ts';
import { isUnderWay } from '@vikray/contract/imports/import-state.ts';
import type { FailureOf } from '@vikray/contract/operations.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { changeState } from './import-store.ts';

/**
 * Lets the server begin or continue an import, or returns the declared failure. Violates imports_same_file when the file has been imported
 * since the check.
 */
export async function startImport(
  db: Db,
  run: ImportRun,
  { skipsPresent, onlyGood }: { readonly skipsPresent: boolean; readonly onlyGood: boolean },
  { userId, now }: WriteStamp,
): Promise<FailureOf<'StartImport'> | undefined> {
  if (isUnderWay(run.state)) return 'NotStartable';
  if (run.badRows > 0 && !onlyGood) return 'BadRows';
  if (run.presentRows > 0 && !skipsPresent && !onlyGood) return 'RowsPresent';
  if (importableRows(run) === 0) return 'NothingToImport';
  const change = { failure: '', worked_for_id: userId, updated_at: now };
  return (await changeState(db, run.importId, 'Running', change)) ? undefined : 'NotStartable';
}
