import type { ImportRun } from '@vikray/contract/imports/import.ts';
import type { FailureOf } from '@vikray/contract/operations.ts';
import type { Db } from '../platform/database/tables.ts';
import { changeState } from './import-store.ts';
import { recordKinds } from './record-kinds.ts';

/** Lets the server take an import back, or returns the declared failure. */
export async function takeBackImport(
  db: Db,
  { importId, kind, state }: ImportRun,
  now: string,
): Promise<FailureOf<'TakeBackImport'> | undefined> {
  if (state === 'Taking Back') return 'NotTakeable';
  const dependence = await recordKinds[kind].dependence(db, importId);
  if (dependence) return dependence;
  return (await changeState(db, importId, 'Taking Back', { failure: '', updated_at: now })) ? undefined : 'NotTakeable';
}
