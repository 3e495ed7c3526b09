/** Works on an import, one transaction after another. Each adds or takes back some rows and counts them. */
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { isUnderWay, type ImportState } from '@vikray/contract/imports/import-state.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import type { Change } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import { isUnavailable, violatedUniqueIndex } from '../platform/database/errors.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { changedSince, dependenceOf, sentenceOf } from './dependence-of.ts';
import { lockNextRecords } from './dependence-store.ts';
import { recordForUser } from '../users/public.ts';
import { nextRows, removeRows, removeStaged } from './import-row-store.ts';
import { hasChangedSince, markDone, markTakenBack, nextDone, nextUpdates, removeUpdates } from './import-update-store.ts';
import { changeState, claim, countDone, findImport } from './import-store.ts';
import { recordImporters } from './record-importers.ts';

/** Few enough that other writers do not wait long for the end of the transaction. */
const rowsPerChunk = 50;

/** The lease of an import, which each chunk renews. Another process may take over after it has expired. */
const leaseMs = 30_000;

/** The result of a chunk: more follow, it was the last, or another process has the lease. */
export type Chunk = 'more' | 'last' | 'lost';

/** What the check found is no longer true, as the message says. */
class OutdatedCheck extends Error {}

/** Works on the next chunk of an import for `owner`. When a record cannot be added, the import is taken back. */
export async function workOnImport(db: Db, importId: number, owner: string, clock: Clock): Promise<Chunk> {
  try {
    return await inTransaction(db, (tx) => nextChunk(tx, importId, owner, clock));
  } catch (error) {
    // The runner tries again when the database is available.
    if (isUnavailable(error)) throw error;
    const sentence = await sentenceOfOutdated(db, error);
    const isTakenBack = await takeBackFailed(db, importId, sentence ?? say.failedAndTakenBack, clock);
    // Unexpected errors are logged too.
    if (!isTakenBack || sentence === undefined) throw error;
    return 'more';
  }
}

async function sentenceOfOutdated(db: Db, error: unknown): Promise<string | undefined> {
  if (error instanceof OutdatedCheck) return error.message;
  return (await violatedUniqueIndex(db, error)) === undefined ? undefined : say.recordAlreadyAdded;
}

async function nextChunk(tx: Db, importId: number, owner: string, clock: Clock): Promise<Chunk> {
  const startedAt = clock.now();
  const now = startedAt.toISOString();
  const claimed = await claim(tx, importId, owner, now, new Date(startedAt.getTime() + leaseMs).toISOString());
  if (!claimed) return 'lost';
  const stamp = { userId: claimed.userId, now };
  const isRunning = claimed.state === 'Running';
  const rows = await (isRunning ? addRows : takeRowsBack)(tx, claimed.kind, importId, stamp);
  if (rows === 'used') return 'last';
  if (rows !== 0) {
    await countDone(tx, importId, rows, now);
    return 'more';
  }
  // After the last record is taken back, remove the rows that were still to be added.
  if (!isRunning && (await removeStaged(tx, importId, rowsPerChunk)) + (await removeUpdates(tx, importId, rowsPerChunk)) > 0) return 'more';
  await end(tx, importId, isRunning ? 'Done' : 'Taken Back', stamp);
  return 'last';
}

async function addRows(tx: Db, kind: ImportKind, importId: number, stamp: WriteStamp): Promise<number> {
  const rows = await nextRows(tx, importId, rowsPerChunk);
  if (rows.length === 0) return makeUpdates(tx, kind, importId, stamp);
  const records = rows.map(({ data }) => data);
  const gone = await recordImporters[kind].gone?.(tx, records);
  if (gone !== undefined) throw new OutdatedCheck(gone);
  const added = await recordImporters[kind].insert(tx, records, importId, stamp);
  if (added !== rows.length) throw new OutdatedCheck(say.recordAlreadyAdded);
  await removeRows(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function makeUpdates(tx: Db, kind: ImportKind, importId: number, stamp: WriteStamp): Promise<number> {
  const updates = await nextUpdates(tx, importId, rowsPerChunk);
  const changes: Change[] = [];
  for (const update of updates) {
    const done = await recordImporters[kind].updates?.make(tx, update, stamp);
    if (!done) throw new OutdatedCheck(say.recordChanged);
    await markDone(tx, update.id, done.made);
    changes.push(done.change);
  }
  await recordForUser(tx, 'StartImport', changes, stamp);
  return updates.length;
}

/** Takes updates back and returns how many, as a negative number. Stops the import if one of the records has been changed since. */
async function takeUpdatesBack(tx: Db, kind: ImportKind, importId: number, stamp: WriteStamp): Promise<number | 'used'> {
  const updates = await nextDone(tx, importId, rowsPerChunk);
  if (updates.length > 0 && (await hasChangedSince(tx, kind, importId))) {
    await stop(tx, importId, sentenceOf(changedSince), stamp.now);
    return 'used';
  }
  const changes: Change[] = [];
  for (const { recordId, before } of updates) {
    const change = await recordImporters[kind].updates?.undo(tx, recordId, before, stamp);
    if (change) changes.push(change);
  }
  await markTakenBack(
    tx,
    updates.map(({ id }) => id),
  );
  await recordForUser(tx, 'TakeBackImport', changes, stamp);
  return -updates.length;
}

/** Takes records back and returns how many, as a negative number. Stops the import if a record now depends on one of them. */
async function takeRowsBack(tx: Db, kind: ImportKind, importId: number, stamp: WriteStamp): Promise<number | 'used'> {
  const ids = await lockNextRecords(tx, kind, importId, rowsPerChunk);
  if (ids.length === 0) return takeUpdatesBack(tx, kind, importId, stamp);
  const dependence = await recordImporters[kind].dependence(tx, importId, ids);
  if (dependence) {
    await stop(tx, importId, sentenceOf(dependence), stamp.now);
    return 'used';
  }
  await recordImporters[kind].takeBack(tx, ids, stamp, importId);
  return -ids.length;
}

async function end(tx: Db, importId: number, state: ImportState, stamp: WriteStamp): Promise<void> {
  const before = await findImport(tx, importId);
  if (!before) throw new Error(`Import ${importId} is gone`);
  await changeState(tx, importId, state, { lease_owner: null, lease_until: null, updated_at: stamp.now });
  const operation = state === 'Done' ? 'StartImport' : 'TakeBackImport';
  const change = { record: 'import' as const, id: importId, name: before.fileName, before, after: await findImport(tx, importId) };
  await recordForUser(tx, operation, [change], stamp);
}

/** Takes a failed import back, or stops it when that fails or something already depends on it. Returns false when it is not under way. */
async function takeBackFailed(db: Db, importId: number, sentence: string, clock: Clock): Promise<boolean> {
  const failed = await findImport(db, importId);
  if (!failed || !isUnderWay(failed.state)) return false;
  const dependence = await dependenceOf(db, failed.kind, importId);
  const now = clock.now().toISOString();
  if (dependence) return stop(db, importId, sentenceOf(dependence), now);
  if (failed.state === 'Taking Back') return stop(db, importId, say.notTakenBack, now);
  return changeState(db, importId, 'Taking Back', { lease_owner: null, lease_until: null, updated_at: now, failure: sentence });
}

/** Stops an import halfway, for the reason of the sentence. */
async function stop(db: Db, importId: number, failure: string, now: string): Promise<boolean> {
  return changeState(db, importId, 'Stopped', { lease_owner: null, lease_until: null, updated_at: now, failure });
}
