/** The work of `npm run import`. Separate from `import.ts`, which opens the database, so that tests can run it. */
import { createWriteStream, type Stats } from 'node:fs';
import { rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sampleFile } from '../contract/src/imports/import-columns.ts';
import { importMessages as say } from '../contract/src/imports/import-messages.ts';
import {
  importableRows,
  importKinds,
  refusedRowsCsv,
  updateRights,
  type ImportKind,
  type ImportRun,
  type RefusedRow,
} from '../contract/src/imports/import.ts';
import { importsOperations } from '../contract/src/imports/imports-operations.ts';
import { dateAt, slashedDate } from '../contract/src/platform/dates.ts';
import { fileMessages } from '../contract/src/platform/file-messages.ts';
import { rightNames } from '../contract/src/platform/rights.ts';
import { companyPictureHashes } from '../server/src/companies/public.ts';
import { findImage, pictureHashesIn } from '../server/src/images/public.ts';
import {
  checkFile,
  fileAt,
  FileProblem,
  findImport,
  finishImport,
  listImports,
  pageOfRefusedRows,
  sampleWorkbook,
  startImport,
  takeBackImport,
} from '../server/src/imports/public.ts';
import { clearUnfinished, removeUnfinished, unfinishedName } from '../server/src/platform/database/unfinished-files.ts';
import { makeFolder } from '../server/src/platform/files/make-folder.ts';
import { cellsOf, csvText } from '../server/src/platform/files/write-csv.ts';
import type { Clock } from '../server/src/platform/clock.ts';
import { commandLine } from '../server/src/platform/command-line.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import type { WriteStamp } from '../server/src/platform/write-stamp.ts';
import { findFirstAdministrator } from '../server/src/users/public.ts';
import { CommandProblem, demandFile, readCommandLine, type CommandLine } from './command.ts';

const line = (words: string, meaning: string) => `  ${commandLine('import', words).padEnd(54)} ${meaning}`;

const usage = `Say what to do:
${[
  line('customers old.csv', 'checks a file (CSV, Excel or JSON), and imports it when every row is good'),
  line('customers old.csv --check', 'only checks it'),
  line('customers old.csv --skip-present', 'leaves out what exists already'),
  line('customers old.csv --good-rows', 'imports the good rows, and leaves the others in old.csv.reasons.csv'),
  line('products prices.csv --update', 'updates the products or customers that are there, and adds new ones'),
  line('products list.csv --images photos', 'with the pictures in the folder photos'),
  line('sample customers', 'shows a file to be filled in'),
  line('sample customers new.xlsx', 'writes it, for Excel or as .csv'),
  line('pictures photos', "saves this panel's pictures of products and suppliers, for another panel"),
  line('list', 'shows earlier imports'),
  line('take-back 3', 'takes import 3 back'),
].join('\n')}
The kinds: ${importKinds.join(', ')}.`;

/** What an import command works with. `onDatabase` opens the database for the work, and `progress` shows a line of progress. */
export interface ImportCommand {
  onDatabase(work: (db: Db) => Promise<string>): Promise<string>;
  readonly clock: Clock;
  progress(text: string): void;
}

interface ImportContext extends Omit<ImportCommand, 'onDatabase'> {
  readonly db: Db;
}

/** Runs a command line and returns the text to print. Throws a CommandProblem when nothing has been added. */
export async function runImportCommand({ onDatabase, ...more }: ImportCommand, words: readonly string[]): Promise<string> {
  const { words: named, ...options } = readCommandLine(words, usage, {
    flags: ['check', 'skip-present', 'good-rows', 'update'],
    options: ['images'],
  });
  const [first, second, third, ...others] = named;
  const on = (work: (context: ImportContext) => Promise<string>) => onDatabase((db) => work({ ...more, db }));
  if (others.length > 0) throw new CommandProblem(usage);
  if (first === 'list' && second === undefined) return on(async ({ db }) => listed(await listImports(db, importKinds)));
  if (first === 'sample' && second !== undefined) return sample(findKind(second), third);
  if (first === undefined || second === undefined || third !== undefined) throw new CommandProblem(usage);
  if (first === 'pictures') return on((context) => savePictures(context, second));
  if (first === 'take-back') return on((context) => takeBack(context, second));
  const kind = findKind(first);
  return on((context) => importFile(context, kind, second, options));
}

function findKind(name: string): ImportKind {
  const kind = importKinds.find((each) => each === name);
  if (!kind) throw new CommandProblem(usage);
  return kind;
}

/** Returns the sample file, or writes it to a path whose extension gives the format. Never replaces a file. */
async function sample(kind: ImportKind, path: string | undefined): Promise<string> {
  if (path === undefined) return sampleFile(kind).trim();
  if (!/\.(csv|xlsx)$/i.test(path)) throw new CommandProblem(usage);
  const found = await statOf(path);
  // Opening a folder fails with a sentence of its own.
  if (found && !found.isDirectory()) throw new CommandProblem(`The file ${path} already exists.`);
  await pipeline(/csv$/i.test(path) ? [sampleFile(kind)] : sampleWorkbook(kind), createWriteStream(path));
  return `The columns of ${kind} are in ${path}.`;
}

/** Saves the pictures of products, old quotations and suppliers under the names that import files use. */
async function savePictures({ db, progress }: ImportContext, folder: string): Promise<string> {
  makeFolder(folder);
  clearUnfinished(folder);
  let saved = 0;
  for (const hash of new Set([...(await pictureHashesIn(db, 'Product')), ...(await companyPictureHashes(db))])) {
    const bytes = await findImage(db, hash);
    if (!bytes) continue;
    await placeFile(join(folder, `${hash}.jpg`), bytes);
    saved += 1;
    progress(`${counted(saved)} pictures`);
  }
  return `${saved === 1 ? '1 picture is' : `${counted(saved)} pictures are`} in ${folder}.`;
}

/** Writes a file whole or not at all. It takes the place of a link, and does not follow it. */
async function placeFile(path: string, bytes: Uint8Array): Promise<void> {
  const part = unfinishedName(path, 'part');
  try {
    await writeFile(part, bytes, { flag: 'wx' });
    await rename(part, path);
  } finally {
    removeUnfinished(part);
  }
}

type Options = Omit<CommandLine<'check' | 'skip-present' | 'good-rows' | 'update', 'images'>, 'words'>;

async function importFile(
  context: ImportContext,
  kind: ImportKind,
  path: string,
  { flags, options: { images } }: Options,
): Promise<string> {
  const skipsPresent = flags.has('skip-present');
  const { db } = context;
  checkReadable(path);
  if (images !== undefined && !(await statOf(images))?.isDirectory()) throw new CommandProblem(`There is no folder ${images}.`);
  const stamp = await stampOf(context);
  const file = fileAt(path, basename(path));
  const run = await checkFile(db, {
    kind,
    file,
    stamp,
    rights: new Set(rightNames),
    pictureFolder: images,
    updates: flags.has('update') && updateRights[kind] ? { approves: false } : undefined,
    onProgress: (rows) => context.progress(`Checking: ${rowsOf(rows)}`),
  }).catch(asProblem);

  const summary =
    `${rowsOf(run.totalRows)}: ${counted(importableRows(run))} good, ` +
    `${run.updates === 'Yes' ? `${counted(run.updatedRows)} of them updates, ${counted(run.unchangedRows)} without a change` : `${counted(run.presentRows)} there already`}, ${counted(run.badRows)} bad.${run.notes && `\n${run.notes}`}`;
  const onlyGood = flags.has('good-rows');
  const isRefused = !onlyGood && (run.badRows > 0 || (run.presentRows > 0 && !skipsPresent));
  const reasons = run.badRows + run.presentRows > 0 ? await writeReasons(db, run.importId, `${path}.reasons.csv`) : '';
  if (flags.has('check')) return `${summary}${reasons}`;
  const refused = await startImport(db, run, { skipsPresent, onlyGood }, await stampOf(context));
  if (refused)
    throw new CommandProblem(`${summary}${isRefused ? reasons : ''}\n${importsOperations.StartImport.failures[refused].message}`);
  await finish(context, run);
  const done = await findImport(db, run.importId);
  if (done?.state !== 'Done') throw new CommandProblem(`${summary}\n${done?.failure ?? say.failedAndTakenBack}`);
  return `${summary}${reasons}\nImported ${rowsOf(done.doneRows)} as import ${done.importId}.`;
}

/** The longest-standing Administrator, for whom the command acts, and the current time. */
async function stampOf({ db, clock }: ImportContext): Promise<WriteStamp> {
  const userId = await findFirstAdministrator(db);
  if (userId === undefined) throw new CommandProblem('There is no Administrator yet. Start the panel once before the first import.');
  return { userId, now: clock.now().toISOString() };
}

/** Refuses what has no end: a pipe, a device, or a file of /proc, which has no size. */
function checkReadable(path: string): void {
  const found = demandFile(path);
  if (!found.isFile()) throw new CommandProblem(`${path} is not a regular file.`);
  if (found.size === 0) throw new CommandProblem(fileMessages.empty);
}

/** What is at a path; nothing when there is nothing. */
async function statOf(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}

function asProblem(error: unknown): never {
  throw error instanceof FileProblem ? new CommandProblem(error.message) : error;
}

/** Writes the reasons beside the file, in the same format as the page offers, and returns the first few. */
async function writeReasons(db: Db, importId: number, path: string): Promise<string> {
  const firstReasons: string[] = [];
  async function* chunks() {
    for await (const rows of refusedRows(db, importId)) {
      firstReasons.push(
        ...rows.slice(0, 5 - firstReasons.length).map(({ rowNumber, label, reason }) => `  row ${rowNumber} ${label}: ${reason}`),
      );
      yield cellsOf(refusedRowsCsv.columns, rows);
    }
  }
  await pipeline(csvText(refusedRowsCsv.columns, chunks()), createWriteStream(path));
  return `\n${firstReasons.join('\n')}\nAll reasons are in ${path}.`;
}

async function* refusedRows(db: Db, importId: number): AsyncGenerator<readonly RefusedRow[]> {
  const window = { search: undefined, sort: undefined, descending: undefined, offset: 0, limit: 500, wantsTotal: false, mayTakeLong: true };
  let after: number | undefined;
  for (;;) {
    const { rows } = await pageOfRefusedRows(db, importId, { ...window, after });
    yield rows;
    after = rows.at(-1)?.rowId;
    if (rows.length < window.limit) return;
  }
}

/** Does the work in this process, so that the panel need not run. If a panel has already begun the import, the panel finishes it. */
async function finish({ db, clock, progress }: ImportContext, run: ImportRun): Promise<void> {
  const total = importableRows(run);
  await finishImport(db, run.importId, clock, async () => {
    const { doneRows = 0 } = (await findImport(db, run.importId)) ?? {};
    progress(`${bar(doneRows, total)} ${counted(doneRows)} of ${counted(total)}`);
  });
}

async function takeBack(context: ImportContext, word: string): Promise<string> {
  const { db } = context;
  const run = /^[1-9]\d{0,14}$/.test(word) ? await findImport(db, Number(word)) : undefined;
  if (!run) throw new CommandProblem(say.notFound);
  const refused = await takeBackImport(db, run, await stampOf(context));
  if (refused) throw new CommandProblem(refused.sentence);
  await finish(context, run);
  return `Import ${run.importId} is taken back.`;
}

const width = 30;

function bar(done: number, total: number): string {
  const filled = total === 0 ? width : Math.round((width * done) / total);
  return `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}]`;
}

function counted(count: number): string {
  return count.toLocaleString('en-IN');
}

function rowsOf(count: number): string {
  return `${counted(count)} ${count === 1 ? 'row' : 'rows'}`;
}

function listed(runs: readonly ImportRun[]): string {
  if (runs.length === 0) return say.noneFound;
  return runs
    .map(
      (run) =>
        `${String(run.importId).padStart(5)}  ${slashedDate(dateAt(run.updatedOn))}  ${run.state.padEnd(11)}  ` +
        `${run.kind}: ${run.fileName}, ${rowsOf(run.doneRows)}`,
    )
    .join('\n');
}
