/** Reads the rows of an Excel workbook (.xlsx) while it is unpacked. Only the first visible sheet is read. */
import { posix } from 'node:path';
import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { cellFormat, type CellFormat } from './cell-format.ts';
import { maxCellLength } from '../../platform/files/excel-sheets.ts';
import { printable } from '../printable.ts';
import { FileProblem } from './file-problem.ts';
import { isBlankRow, type ReadOptions, type TableLine } from './file-row.ts';
import type { GivenFile } from './given-file.ts';
import { openArchive, type Archive } from './open-archive.ts';
import { plainText, readSheet, type SheetRow } from './read-sheet.ts';
import { readWholeXml, type XmlListener } from './read-xml.ts';

/** The limits for parts that are read into memory: the texts of the cells, and every other part. */
const maxStringBytes = 128 * 1024 * 1024;
const maxPartBytes = 16 * 1024 * 1024;
/** The longest number format that Excel allows. */
const maxFormatLength = 255;

/** The lines of the first visible sheet. Throws a FileProblem if the file is not a workbook, or is damaged. */
export async function* readWorkbook(file: GivenFile, { onNote }: Pick<ReadOptions, 'onNote'>): AsyncGenerator<TableLine> {
  let archive: Archive | undefined;
  try {
    archive = await openArchive(file);
    let hiddenRows = 0;
    for await (const row of firstSheet(archive, onNote)) {
      if (row.isHidden && (!isBlankRow(row.cells) || row.faults.size > 0)) hiddenRows += 1;
      yield row;
    }
    if (hiddenRows > 0) onNote(say.hiddenRows(hiddenRows));
  } catch (error) {
    throw asProblem(error);
  } finally {
    archive?.close();
  }
}

/** Turns errors of unpacking and parsing into a FileProblem. Errors of the disk are not the file's fault. */
function asProblem(error: unknown): unknown {
  if (error instanceof FileProblem || !(error instanceof Error) || 'syscall' in error) return error;
  return new FileProblem(say.brokenWorkbook, { cause: error });
}

async function* firstSheet(archive: Archive, onNote: ReadOptions['onNote']): AsyncGenerator<SheetRow> {
  const { path, is1904, sheets, targets } = await workbookOf(archive);
  const [first, ...others] = [...sheets.filter(({ isHidden }) => !isHidden), ...sheets.filter(({ isHidden }) => isHidden)];
  if (!first) throw new FileProblem(say.empty);
  if (others.length > 0) onNote(say.otherSheets(printable(first.name), namesOf(others.map(({ name }) => printable(name)))));
  const part = (type: string) => [...targets.values()].find((target) => target.type === type)?.path;
  const strings = await stringsIn(archive, part('sharedStrings'));
  const formats = await formatsIn(archive, part('styles'));
  const sheetPath = targets.get(first.id)?.path;
  if (sheetPath === undefined || path === undefined) throw new FileProblem(say.brokenWorkbook);
  yield* readSheet(await archive.piecesOf(sheetPath), { strings, formats, is1904 });
}

const maxNamed = 5;

function namesOf(names: readonly string[]): string {
  const more = names.length - maxNamed;
  return more > 0 ? `${names.slice(0, maxNamed).join(', ')} and ${more} more` : names.join(', ');
}

interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly isHidden: boolean;
}

async function workbookOf(archive: Archive) {
  const root = await targetsIn(archive, '');
  const path = [...root.values()].find(({ type }) => type === 'officeDocument')?.path;
  if (path === undefined || !path.endsWith('.xml')) throw new FileProblem(say.notAWorkbook);
  const targets = await targetsIn(archive, path);
  const sheets: Sheet[] = [];
  let is1904 = false;
  await readPart(archive, path, {
    onOpen(name, attribute) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      const id = attribute('id') ?? '';
      if (name !== 'sheet' || targets.get(id)?.type !== 'worksheet') return;
      sheets.push({ id, name: attribute('name') ?? '', isHidden: (attribute('state') ?? 'visible') !== 'visible' });
    },
  });
  if (sheets.length === 0) throw new FileProblem(say.notAWorkbook);
  return { path, is1904, sheets, targets };
}

interface Target {
  readonly type: string;
  readonly path: string;
}

/** The parts that a part refers to, by reference id; for '', those that the archive as a whole refers to. */
async function targetsIn(archive: Archive, part: string): Promise<ReadonlyMap<string, Target>> {
  const folder = posix.dirname(part);
  const targets = new Map<string, Target>();
  const path = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  if (archive.sizeOf(path) === undefined) throw new FileProblem(say.notAWorkbook);
  await readPart(archive, path, {
    onOpen(name, attribute) {
      const target = attribute('Target') ?? '';
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      const type = attribute('Type')?.split('/').at(-1) ?? '';
      targets.set(attribute('Id') ?? '', { type, path: posix.resolve('/', folder, target).slice(1) });
    },
  });
  return targets;
}

async function readPart(archive: Archive, path: string, listener: XmlListener, maxBytes = maxPartBytes): Promise<void> {
  if ((archive.sizeOf(path) ?? 0) > maxBytes) throw new FileProblem(say.workbookTooLarge);
  await readWholeXml(await archive.piecesOf(path), listener);
}

/** The texts that cells refer to by number, without phonetic guides to Japanese words. */
async function stringsIn(archive: Archive, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (path === undefined || archive.sizeOf(path) === undefined) return strings;
  let [text, inText, isPhonetic] = ['', false, false];
  await readPart(
    archive,
    path,
    {
      onOpen(name) {
        if (name === 'si') text = '';
        else if (name === 'rPh') isPhonetic = true;
        else if (name === 't') inText = !isPhonetic;
      },
      onText(piece) {
        if (inText && text.length <= maxCellLength) text += piece.slice(0, maxCellLength);
      },
      onClose(name) {
        if (name === 'si') strings.push(plainText(text));
        else if (name === 'rPh') isPhonetic = false;
        else if (name === 't') inText = false;
      },
    },
    maxStringBytes,
  );
  return strings;
}

/** The number format of each style. */
async function formatsIn(archive: Archive, path: string | undefined): Promise<CellFormat[]> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  if (path === undefined || archive.sizeOf(path) === undefined) return formats;
  let inCellStyles = false;
  await readPart(archive, path, {
    onOpen(name, attribute) {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), (attribute('formatCode') ?? '').slice(0, maxFormatLength));
      else if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'xf' && inCellStyles) {
        const id = Number(attribute('numFmtId') ?? 0);
        formats.push(cellFormat(id, codes.get(id)));
      }
    },
    onClose(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return formats;
}
