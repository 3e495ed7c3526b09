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
import { nameKey } from '../platform/database/name-key.ts';
import { stageRows } from './import-row-store.ts';
import { stageUpdates, type StagedUpdate } from './import-update-store.ts';
import { changesOf, mergedWire, type KnownRecord, type RecordUpdates } from './record-updates.ts';
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
  /** Whether known records are updated, and whether they are then Approved. */
  readonly updates?: { readonly approves: boolean } | undefined;
  /** Whether the caller has disconnected, which stops the check. */
  readonly hasLeft?: () => boolean;
  /** Receives the number of rows checked so far. */
  readonly onProgress?: (rows: number) => void;
}

/** Checks a file and stores its rows as a new import. Stores nothing when it throws a FileProblem. */
export async function checkFile(
  db: Db,
  { kind, file, stamp, rights, pictureFolder, maxRows = Infinity, choices, updates, hasLeft = () => false, onProgress }: FileCheck,
): Promise<ImportRun> {
  const fileHash = await hashOf(file);
  const same = await findSameFile(db, kind, fileHash);
  if (same) throw new FileProblem(say.sameFileImported(slashedDate(dateAt(same.updatedOn)), same.importId));
  // A checked file that no one imports is deleted after a day, with its rows.
  const abandoned = await listUnstarted(db, fileHash, stamp.userId, instantBefore(stamp.now, dayMs));
  const importId = await insertImport(db, { kind, fileName: file.name, fileHash, updates: updates ? 'Yes' : 'No' }, stamp);
  for (const each of abandoned) await inTransaction(db, (tx) => removeUnstarted(tx, each));
  try {
    const notes = new Set<string>();
    const onNote = (note: string) => void (notes.size < maxNotes && notes.add(note));
    const importer = recordImporters[kind];
    const today = dateAt(stamp.now);
    const required = importColumns[kind].filter((column) => column.required);
    let headings: readonly string[] = [];
    const records = readRecords(file, {
      kind,
      maxRows,
      today,
      choices,
      needed: updates ? [] : required,
      neededOne: updates ? importer.updates?.keyFields : undefined,
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
      name: kind,
      kind: importer,
      updates: updates && importer.updates && { ...updates, of: importer.updates },
      context: {
        db,
        rights,
        today,
        onNote,
        isUpdate: updates !== undefined,
        required: required.map(({ wire }) => wire),
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
  readonly name: ImportKind;
  readonly updates: Updating | undefined;
  readonly kind: RecordImporter;
  readonly context: CheckContext;
  onBatch(rows: number): void;
}

/** How the records of a file update known ones. */
interface Updating {
  readonly of: RecordUpdates;
  readonly approves: boolean;
}

async function stageRecords(db: Db, records: AsyncIterable<ImportRecord>, { importId, name, kind, updates, context, onBatch }: Staging) {
  const counts = { total_rows: 0, bad_rows: 0, present_rows: 0, updated_rows: 0, unchanged_rows: 0 };
  const rowOfKey = new Map<string, number>();
  const yieldToEventLoop = new YieldToEventLoop();
  for await (const batch of batches(records)) {
    const known = await knownRecords(db, batch, updates);
    const rows: CheckedRow[] = [];
    for (const [index, record] of batch.entries()) {
      rows.push(await checkRow(kind, updatedRecord(record, known[index], updates, context), context, rowOfKey));
      await yieldToEventLoop.whenDue();
    }
    const present = await presentKeys(kind, db, rows);
    const checked = rows.map((row) => evaluated(row, present, kind));
    const added = checked.filter(({ known: updated, reason }) => updated === undefined && reason === '');
    for (const hint of (await kind.hints?.(db, added)) ?? []) context.onNote(hint);
    const isUnchanged = (row: EvaluatedRow) => row.known !== undefined && row.reason === '' && changesIn(name, row).length === 0;
    const staged = checked.filter((row) => !isUnchanged(row));
    await stageRows(
      db,
      importId,
      staged.filter((row) => row.known === undefined || row.reason !== ''),
    );
    const changing = staged.flatMap((row) => (row.known && row.reason === '' ? stagedUpdate(name, row, row.known) : []));
    await stageUpdates(db, importId, changing);
    counts.total_rows += rows.length;
    counts.bad_rows += checked.filter(({ faults }) => faults.length > 0).length;
    counts.present_rows += checked.filter(({ faults, reason }) => faults.length === 0 && reason !== '').length;
    counts.updated_rows += changing.length;
    counts.unchanged_rows += checked.length - staged.length;
    onBatch(counts.total_rows);
    await yieldToEventLoop.whenDue();
  }
  return counts;
}

/** The known record of each row of a batch, or the sentence for a row that could mean several. */
async function knownRecords(db: Db, batch: readonly ImportRecord[], updates: Updating | undefined) {
  return updates
    ? updates.of.find(
        db,
        batch.map(({ wire }) => wire ?? {}),
      )
    : [];
}

/** A row of the file with the record that it updates, whose other fields it takes over. */
interface UpdatingRecord extends ImportRecord {
  readonly known?: KnownRecord | undefined;
}

function updatedRecord(
  record: ImportRecord,
  found: KnownRecord | string | undefined,
  updates: Updating | undefined,
  { onNote }: CheckContext,
): UpdatingRecord {
  if (!updates || !record.wire) return record;
  if (typeof found === 'string') return { ...record, faults: [...record.faults, found] };
  if (!found) return record;
  for (const [field, note] of Object.entries(updates.of.unchanged)) if (record.given.has(field)) onNote(note);
  return { ...record, known: found, wire: mergedWire(found.wire, record.wire, record.given, updates.of, updates.approves) };
}

/** A checked row with the sentence that refuses it; blank for a good one. */
type EvaluatedRow = CheckedRow & { readonly reason: string };

/** A row is refused for its faults, or because its record is there already. An updated record may keep its own name. */
function evaluated(row: CheckedRow, present: ReadonlySet<string>, kind: RecordImporter): EvaluatedRow {
  const isTaken = row.key !== undefined && present.has(row.key) && row.key !== (row.known && nameKey(row.known.name));
  const faults = isTaken && row.known ? [...row.faults, kind.presentSentence] : row.faults;
  const reason = [...row.faults, ...(isTaken ? [kind.presentSentence] : [])].join(' ');
  return { ...row, faults, reason, label: reason === '' ? row.label : storable(row.label) };
}

function changesIn(name: ImportKind, { known, wire }: EvaluatedRow) {
  return changesOf(name, known?.wire ?? {}, wire ?? {});
}

function stagedUpdate(name: ImportKind, row: EvaluatedRow, { recordId, version, name: label }: KnownRecord): StagedUpdate[] {
  return [{ number: row.number, recordId, version, label, changes: changesIn(name, row), data: row.data }];
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
type CheckedRow = CheckedRecord & Pick<UpdatingRecord, 'number' | 'source' | 'known' | 'wire'>;

async function checkRow(
  kind: RecordImporter,
  { number, wire, given, source, known, faults, isShifted }: UpdatingRecord,
  context: CheckContext,
  rowOfKey: Map<string, number>,
): Promise<CheckedRow> {
  const row = { number, source, known, wire };
  if (!wire || isShifted) return { ...row, label: wire ? kind.labelOf(wire) : '', key: undefined, faults, data: undefined };
  const checked = await kind.check({ ...context, known }, wire);
  // Of a file that only updates, a new record has not enough. One sentence says so.
  if (context.isUpdate && !known && checked.faults.length > 0 && context.required.some((field) => !given.has(field)))
    return { ...row, ...checked, key: undefined, faults: [...faults, ...(faults.length === 0 ? [say.notThereYet] : [])] };
  const keys = [
    ...(known ? [`record ${known.recordId}`] : []),
    ...(checked.key === undefined ? [] : [checked.key]),
    ...(checked.otherKeys ?? []),
  ];
  const first = keys.map((key) => rowOfKey.get(key)).find((found) => found !== undefined);
  if (first === undefined) for (const key of keys) rowOfKey.set(key, number);
  const twice = first === undefined ? [] : [say.twiceInFile(first)];
  return { ...row, ...checked, faults: [...faults, ...checked.faults, ...twice] };
}

/** The label of a refused row, without characters that text columns cannot store. */
function storable(label: string): string {
  return label.toWellFormed().replace(/\p{Cc}/gu, ' ');
}

async function presentKeys(kind: RecordImporter, db: Db, rows: readonly CheckedRow[]): Promise<ReadonlySet<string>> {
  const keys = rows.flatMap(({ key }) => key ?? []);
  return keys.length === 0 ? new Set() : kind.present(db, keys);
}
