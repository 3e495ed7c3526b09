/**
 * The dry run: every row of a file is checked as the forms check it, and kept with what is to be stored or with the reason why it cannot
 * be.
 */
import { setImmediate as otherRequests } from 'node:timers/promises';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import type { ImportKind, ImportRun } from '@vikray/contract/imports/import.ts';
import { fileMessages } from '@vikray/contract/platform/file-messages.ts';
import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Stamp } from '../platform/stamp.ts';
import { FileProblem } from '../platform/files/file-problem.ts';
import { hashOf, type GivenFile } from '../platform/files/given-file.ts';
import { stageRows, type StagedRow } from './import-row-store.ts';
import { changeState, findImport, findSameFile, insertImport, listUnstarted, removeUnstarted } from './import-store.ts';
import { picturesOf } from './pictures.ts';
import { checkContext, type Checked, type CheckContext, type RecordKind } from './record-kind.ts';
import { recordKinds } from './record-kinds.ts';
import { readRecords, type ImportRecord } from './read-records.ts';

/** Between two of them other requests get their turn. */
const rowsPerBatch = 100;

/** A check that was never followed by an import is forgotten after a day, with its rows. */
const keptMs = 24 * 3_600_000;

export interface FileCheck {
  readonly kind: ImportKind;
  readonly file: GivenFile;
  readonly stamp: Stamp;
  readonly rights: ReadonlySet<string>;
  /** The folder with the pictures that a file on the server names. */
  readonly pictureFolder?: string | undefined;
  /** The most rows; any number without it. */
  readonly mostRows?: number;
  /** Whether nobody waits for the answer any more: then the check stops. */
  readonly hasLeft?: () => boolean;
  /** Hears how many rows have been checked. */
  readonly onProgress?: (rows: number) => void;
}

/** Checks a file and keeps its rows as a new import. Throws a FileProblem, and then nothing is kept. */
export async function checkFile(
  db: Db,
  { kind, file, stamp, rights, pictureFolder, mostRows = Infinity, hasLeft = () => false, onProgress }: FileCheck,
): Promise<ImportRun> {
  const fileHash = await hashOf(file);
  const same = await findSameFile(db, kind, fileHash);
  if (same) throw new FileProblem(say.importedAlready(slashedDate(dateAt(same.updatedOn)), same.importId));
  const forgotten = await listUnstarted(db, fileHash, stamp.userId, new Date(Date.parse(stamp.now) - keptMs).toISOString());
  // The new one first: a number that somebody has seen must not become another import's.
  const importId = await insertImport(db, { kind, fileName: file.name, fileHash }, stamp);
  for (const each of forgotten) await inTransaction(db, (tx) => removeUnstarted(tx, each));
  try {
    const notes: string[] = [];
    const records = readRecords(file, kind, { mostRows, tell: (note) => notes.push(note) });
    const counts = await stageRecords(db, records, {
      importId,
      kind: recordKinds[kind],
      context: checkContext(db, rights, picturesOf(db, stamp, pictureFolder)),
      onBatch(rows) {
        if (hasLeft()) throw new FileProblem(say.senderLeft);
        onProgress?.(rows);
      },
    });
    if (counts.total_rows === 0) throw new FileProblem(fileMessages.empty);
    await changeState(db, importId, 'Checked', { ...counts, notes: notes.join(' '), updated_at: stamp.now });
  } catch (error) {
    await inTransaction(db, (tx) => removeUnstarted(tx, importId));
    throw error;
  }
  const checked = await findImport(db, importId);
  if (!checked) throw new Error(`Import ${importId} is gone`);
  return checked;
}

interface Staging {
  readonly importId: number;
  readonly kind: RecordKind;
  readonly context: CheckContext;
  onBatch(rows: number): void;
}

async function stageRecords(db: Db, records: AsyncIterable<ImportRecord>, { importId, kind, context, onBatch }: Staging) {
  const counts = { total_rows: 0, bad_rows: 0, present_rows: 0 };
  const rowOfKey = new Map<string, number>();
  for await (const batch of batches(records)) {
    const rows: LookedAt[] = [];
    for (const record of batch) rows.push(await lookAt(kind, record, context, rowOfKey));
    const present = await presentKeys(kind, db, rows);
    const isPresent = ({ key }: LookedAt) => key !== undefined && present.has(key);
    await stageRows(
      db,
      importId,
      rows.map((row) => stagedRow(row, isPresent(row) ? [say.presentAlready(kind.presentSentence)] : [])),
    );
    counts.total_rows += rows.length;
    counts.bad_rows += rows.filter(({ faults }) => faults.length > 0).length;
    counts.present_rows += rows.filter((row) => row.faults.length === 0 && isPresent(row)).length;
    onBatch(counts.total_rows);
    await otherRequests();
  }
  return counts;
}

async function* batches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < rowsPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A row with all that was found about it but whether it is there already. */
type LookedAt = Checked & { readonly number: number };

async function lookAt(
  kind: RecordKind,
  { number, wire, faults, isShifted }: ImportRecord,
  context: CheckContext,
  rowOfKey: Map<string, number>,
): Promise<LookedAt> {
  if (!wire || isShifted) return { number, label: wire ? kind.labelOf(wire) : '', key: undefined, faults, data: undefined };
  const checked = await kind.check(context, wire);
  const first = checked.key === undefined ? undefined : rowOfKey.get(checked.key);
  if (checked.key !== undefined && first === undefined) rowOfKey.set(checked.key, number);
  const twice = first === undefined ? [] : [say.twiceInFile(first)];
  return { number, ...checked, faults: [...faults, ...checked.faults, ...twice] };
}

function stagedRow({ number, label, faults, data }: LookedAt, more: readonly string[]): StagedRow {
  const reason = [...faults, ...more].join(' ');
  return { number, label: reason === '' ? label : printable(label), reason, data };
}

/** What no text column can hold is left out of what a wrong row is called by. */
function printable(label: string): string {
  return label.toWellFormed().replace(/\p{Cc}/gu, ' ');
}

async function presentKeys(kind: RecordKind, db: Db, rows: readonly LookedAt[]): Promise<ReadonlySet<string>> {
  const keys = rows.flatMap(({ key }) => key ?? []);
  return keys.length === 0 ? new Set() : kind.present(db, keys);
}
