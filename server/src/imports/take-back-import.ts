import type { ImportRun } from '@vikray/contract/imports/import.ts';
import type { FailureOf } from '@vikray/contract/operations.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { changeState } from './import-store.ts';
import { dependenceOf } from './dependence-of.ts';

/** Lets the server take an import back, or returns the declared failure. */
export async function takeBackImport(
  db: Db,
  { importId, kind, state }: ImportRun,
  { userId, now }: WriteStamp,
): Promise<FailureOf<'TakeBackImport'> | undefined> {
  if (state === 'Taking Back') return 'NotTakeable';
  const dependence = await dependenceOf(db, kind, importId);
  if (dependence) return dependence;
  const change = { failure: '', worked_for_id: userId, updated_at: now };
  return (await changeState(db, importId, 'Taking Back', change)) ? undefined : 'NotTakeable';
}
