/** The dry run: checks every row of a file as the forms do, and stores it with the data of its record or with the reasons for its refusal. */
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importColumns } from '@vikray/contract/imports/import-columns.ts';
import type { ImportKind, ImportRun } from '@vikray/contract/imports/import.ts';
import { fileMessages } from '@vikray/contract/platform/file-messages.ts';
import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { cachedLookups } from '../lookups/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { dayMs, instantBefore } from '../platform/durations.ts';
import { YieldToEventLoop } from '../platform/yield-to-event-loop.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { findColumnChoices, keepColumnChoices } from './column-choice-store.ts';
import type { ColumnChoices } from './file-columns.ts';
import { FileProblem } from './files/file-problem.ts';
import { hashOf, type GivenFile } from './files/given-file.ts';
import { stageRows, type StagedRow } from './import-row-store.ts';
import { changeState, findImport, findSameFile, insertImport, listUnstarted, removeUnstarted } from './import-store.ts';
import { picturesOf } from './pictures.ts';
import type { CheckContext, CheckedRecord, RecordImporter } from './record-importer.ts';
import { listPercents } from '../taxes/public.ts';
import { recordImporters } from './record-importers.ts';
import { readRecords, type ImportRecord } from './read-records.ts';

/** No one reads more notes on one file. */
const maxNotes = 20;

/** Rows are looked up and stored in batches of this size. */
const rowsPerBatch = 100;

export interface FileCheck {
  readonly kind: ImportKind;
  readonly file: GivenFile;
  readonly stamp: WriteStamp;
  readonly rights: ReadonlySet<string>;
  /** The folder with the pictures that are named in a file on the server. */
  readonly pictureFolder?: string | undefined;
  /** The greatest number of rows; unlimited when absent. */
  readonly maxRows?: number;
  /** What the user has chosen for the columns. Without it, what was chosen for the last file with the same headings counts. */
  readonly choices?: ColumnChoices | undefined;
  /** Whether the caller has disconnected, which stops the check. */
  readonly hasLeft?: () => boolean;
  /** Receives the number of rows checked so far. */
  readonly onProgress?: (rows: number) => void;
}

/** Checks a file and stores its rows as a new import. Stores nothing when it throws a FileProblem. */
export async function checkFile(
  db: Db,
  { kind, file, stamp, rights, pictureFolder, maxRows = Infinity, choices, hasLeft = () => false, onProgress }: FileCheck,
): Promise<ImportRun> {
  const fileHash = await hashOf(file);
  const same = await findSameFile(db, kind, fileHash);
  if (same) throw new FileProblem(say.sameFileImported(slashedDate(dateAt(same.updatedOn)), same.importId));
  // A checked file that no one imports is deleted after a day, with its rows.
  const abandoned = await listUnstarted(db, fileHash, stamp.userId, instantBefore(stamp.now, dayMs));
  const importId = await insertImport(db, { kind, fileName: file.name, fileHash }, stamp);
  for (const each of abandoned) await inTransaction(db, (tx) => removeUnstarted(tx, each));
  try {
    const notes = new Set<string>();
    const onNote = (note: string) => void (notes.size < maxNotes && notes.add(note));
    const importer = recordImporters[kind];
    const today = dateAt(stamp.now);
    let headings: readonly string[] = [];
    const records = readRecords(file, {
      kind,
      maxRows,
      today,
      choices,
      needed: importColumns[kind].filter(({ required }) => required),
      sharedFields: importer.sharedFields,
      onNote,
      async earlierChoices(found) {
        headings = found;
        const earlier = choices ? undefined : await findColumnChoices(db, kind, found);
        if (earlier) onNote(say.columnsAsBefore);
        return earlier;
      },
    });
    const counts = await stageRecords(db, records, {
      importId,
      kind: importer,
      context: {
        db,
        rights,
        today,
        onNote,
        taxRates: new Set(await listPercents(db)),
        pictures: picturesOf(db, stamp, pictureFolder),
        lookups: cachedLookups(db),
      },
      onBatch(rows) {
        if (hasLeft()) throw new FileProblem(say.senderLeft);
        onProgress?.(rows);
      },
    });
    if (counts.total_rows === 0) throw new FileProblem(fileMessages.empty);
    if (choices && headings.length > 0) await keepColumnChoices(db, kind, headings, choices, stamp);
    const read = { notes: [...notes].join(' '), headings: headings.length === 0 ? '' : JSON.stringify(headings) };
    await changeState(db, importId, 'Checked', { ...counts, ...read, updated_at: stamp.now });
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
  readonly kind: RecordImporter;
  readonly context: CheckContext;
  onBatch(rows: number): void;
}

async function stageRecords(db: Db, records: AsyncIterable<ImportRecord>, { importId, kind, context, onBatch }: Staging) {
  const counts = { total_rows: 0, bad_rows: 0, present_rows: 0 };
  const rowOfKey = new Map<string, number>();
  const yieldToEventLoop = new YieldToEventLoop();
  for await (const batch of batches(records)) {
    const rows: CheckedRow[] = [];
    for (const record of batch) {
      rows.push(await checkRow(kind, record, context, rowOfKey));
      await yieldToEventLoop.whenDue();
    }
    const present = await presentKeys(kind, db, rows);
    const isPresent = ({ key }: CheckedRow) => key !== undefined && present.has(key);
    await stageRows(
      db,
      importId,
      rows.map((row) => stagedRow(row, isPresent(row) ? [say.presentAlready(kind.presentSentence)] : [])),
    );
    counts.total_rows += rows.length;
    counts.bad_rows += rows.filter(({ faults }) => faults.length > 0).length;
    counts.present_rows += rows.filter((row) => row.faults.length === 0 && isPresent(row)).length;
    onBatch(counts.total_rows);
    await yieldToEventLoop.whenDue();
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

/** A checked row, before the search for existing records. */
type CheckedRow = CheckedRecord & Pick<ImportRecord, 'number' | 'source'>;

async function checkRow(
  kind: RecordImporter,
  { number, wire, source, faults, isShifted }: ImportRecord,
  context: CheckContext,
  rowOfKey: Map<string, number>,
): Promise<CheckedRow> {
  if (!wire || isShifted) return { number, source, label: wire ? kind.labelOf(wire) : '', key: undefined, faults, data: undefined };
  const checked = await kind.check(context, wire);
  const keys = [...(checked.key === undefined ? [] : [checked.key]), ...(checked.otherKeys ?? [])];
  const first = keys.map((key) => rowOfKey.get(key)).find((row) => row !== undefined);
  if (first === undefined) for (const key of keys) rowOfKey.set(key, number);
  const twice = first === undefined ? [] : [say.twiceInFile(first)];
  return { number, source, ...checked, faults: [...faults, ...checked.faults, ...twice] };
}

function stagedRow({ number, label, faults, data, source }: CheckedRow, more: readonly string[]): StagedRow {
  const reason = [...faults, ...more].join(' ');
  return { number, label: reason === '' ? label : storable(label), reason, data, source };
}

/** The label of a refused row, without characters that text columns cannot store. */
function storable(label: string): string {
  return label.toWellFormed().replace(/\p{Cc}/gu, ' ');
}

async function presentKeys(kind: RecordImporter, db: Db, rows: readonly CheckedRow[]): Promise<ReadonlySet<string>> {
  const keys = rows.flatMap(({ key }) => key ?? []);
  return keys.length === 0 ? new Set() : kind.present(db, keys);
}
