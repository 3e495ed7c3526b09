/**
 * A list as an Excel workbook with one sheet, written row by row: it needs memory for only one chunk of rows, however long the list. Texts
 * are text cells, which are never computed. Numbers and dates are real ones, in the office's formats.
 */
import type { CsvColumn } from '@vikray/contract/platform/list-file.ts';
import { dayMs } from '../durations.ts';
import { daysBefore1970, maxCellLength, maxSheetRows } from './excel-sheets.ts';
import { zipBytes } from './write-zip.ts';

/** A row as its column texts. */
type Texts = readonly string[];
type Kind = CsvColumn<never>['kind'];

/** Writes the workbook in pieces: the headings, then the rows of `chunks`. */
export function xlsxBytes(columns: readonly CsvColumn<never>[], chunks: AsyncIterable<readonly Texts[]>): AsyncGenerator<Uint8Array> {
  const fixed = workbookParts.map(([name, text]) => ({ name, content: [text] }));
  return zipBytes([...fixed, { name: 'xl/worksheets/sheet1.xml', content: sheetXml(columns, chunks) }]);
}

async function* sheetXml(columns: readonly CsvColumn<never>[], chunks: AsyncIterable<readonly Texts[]>): AsyncGenerator<string> {
  const places = columns.map((column, index) => ({ kind: column.kind, letters: columnLetters(index) }));
  yield sheetHead(columns);
  let rowCount = 1;
  for await (const chunk of chunks) {
    const rows = chunk.slice(0, maxSheetRows - rowCount);
    yield rows.map((texts, index) => rowXml(texts, places, rowCount + index + 1)).join('');
    rowCount += rows.length;
    if (rows.length < chunk.length) break;
  }
  yield '</sheetData></worksheet>';
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Groups lakhs and crores by two digits. */
const indianFormat = '[&gt;=10000000]##\\,##\\,##\\,##0.00;[&gt;=100000]##\\,##\\,##0.00;##,##0.00';
const formats = [indianFormat, 'dd/mm/yyyy', 'dd\\-mm\\-yyyy'];

/** The style numbers, which are the positions in styles.xml. */
const styles = { text: 0, heading: 1, whole: 2, decimal: 3, slashedDate: 4, dashedDate: 5 } as const;

const workbookParts: readonly (readonly [name: string, text: string])[] = [
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packages}/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${declaration}<Relationships xmlns="${packages}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${declaration}<styleSheet xmlns="${main}">` +
      `<numFmts count="${formats.length}">${formats.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${format}"/>`).join('')}</numFmts>` +
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
      `<cellXfs count="6">${styleXml(49)}${styleXml(49, 1)}${styleXml(1)}${styleXml(164)}${styleXml(165)}${styleXml(166)}</cellXfs>` +
      `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ],
];

function styleXml(format: number, font = 0): string {
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
}

/** The start of the sheet. The heading row stays visible; numbers and dates have narrower columns than texts. */
function sheetHead(columns: readonly CsvColumn<never>[]): string {
  const widths = columns.map(
    ({ kind, heading }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${kind ? Math.max(16, heading.length + 2) : 28}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) => textCell(heading, styles.heading, `${columnLetters(index)}1`)).join('');
  return (
    `${declaration}<worksheet xmlns="${main}">` +
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${headings}</row>`
  );
}

interface ColumnPlace {
  readonly kind: Kind;
  readonly letters: string;
}

/** The letters of a column: A to Z, then AA. */
function columnLetters(index: number): string {
  return (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Rows and cells bear their references: ISO 29500 allows to leave them out, but readers such as exceljs need them. */
function rowXml(texts: Texts, places: readonly ColumnPlace[], number: number): string {
  return `<row r="${number}">${places.map((place, index) => cell(texts[index] ?? '', place, number)).join('')}</row>`;
}

function cell(text: string, { kind, letters }: ColumnPlace, number: number): string {
  const place = `${letters}${number}`;
  const value = kind && valueOf(text, kind);
  return value === undefined ? textCell(text, styles.text, place) : `<c r="${place}" s="${styles[kind ?? 'text']}"><v>${value}</v></c>`;
}

/** The numeric value of a cell; undefined if the text is not a value of this kind, such as a blank. */
function valueOf(text: string, kind: NonNullable<Kind>): number | undefined {
  if (kind === 'decimal' || kind === 'whole') return /^-?\d{1,13}(\.\d+)?$/.test(text) ? Number(text) : undefined;
  const [, day, month, year] = /^(\d\d)[/-](\d\d)[/-](\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / dayMs + daysBefore1970;
}

function textCell(text: string, style: number, place: string): string {
  return text === ''
    ? `<c r="${place}" s="${style}"/>`
    : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, maxCellLength))}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '' };
// eslint-disable-next-line no-control-regex -- characters that XML cannot contain
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Text that spreadsheets would read as an escaped character. */
const escapeLike = /_x([0-9A-Fa-f]{4})_/g;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(escapeLike, '_x005F_x$1_')
    .replace(/[&<>\r]/g, (character) => entities[character] ?? '');
}
