import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import type { ImportRun } from '@vikray/contract/imports/import.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { changeState } from './import-store.ts';
import { dependenceOf, sentenceOf } from './dependence-of.ts';
import type { TakeBackObstacle } from './record-importer.ts';

/** Why an import is not taken back. */
export interface NotTakenBack {
  readonly failure: TakeBackObstacle | 'NotTakeable';
  readonly sentence: string;
}

const notTakeable: NotTakenBack = { failure: 'NotTakeable', sentence: say.notTakeable };

/** Lets the server take an import back, or returns why not. */
export async function takeBackImport(
  db: Db,
  { importId, kind, state }: ImportRun,
  { userId, now }: WriteStamp,
): Promise<NotTakenBack | undefined> {
  if (state === 'Taking Back') return notTakeable;
  const dependence = await dependenceOf(db, kind, importId);
  if (dependence) return { failure: dependence.obstacle, sentence: sentenceOf(dependence) };
  const change = { failure: '', worked_for_id: userId, updated_at: now };
  return (await changeState(db, importId, 'Taking Back', change)) ? undefined : notTakeable;
}
