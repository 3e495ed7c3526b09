/** Builds Excel files as Excel itself writes them: shared strings, a reference on every cell, formats by number. */
import { strToU8, zipSync } from 'fflate';

/** A cell by its XML: a type, the value or formula, and the number of a style in `formats`. A plain text becomes a shared string. */
export type WrittenCell = string | number | { readonly xml: string; readonly t?: string; readonly s?: number } | undefined;

export interface WrittenSheet {
  readonly name?: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** By the number of the row. */
  readonly rows: Readonly<Record<number, readonly WrittenCell[]>>;
  readonly hiddenRows?: readonly number[];
}

interface WrittenWorkbook {
  readonly sheets: readonly WrittenSheet[];
  /** Number formats of the styles 1, 2 …; style 0 is General. */
  readonly formats?: readonly (string | number)[];
  readonly is1904?: boolean;
  /** Parts in place of those that the workbook would have. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A sheet of text cells whose first row has the headings, as in most files. */
export function sheetOf(rows: readonly (readonly WrittenCell[])[]): WrittenSheet {
  return { rows: Object.fromEntries(rows.map((cells, index) => [index + 1, cells])) };
}

/** The bytes of a workbook. */
export function workbook({ sheets, formats = [], is1904 = false, parts = {} }: WrittenWorkbook): Buffer {
  const strings: string[] = [];
  const sheetParts = sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet, strings)] as const);
  const texts = { ...fixedParts(sheets, is1904), 'xl/styles.xml': stylesXml(formats), ...Object.fromEntries(sheetParts) };
  const all = { ...texts, 'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.join('')}</sst>`, ...parts };
  return archive(all);
}

/** A ZIP archive of these parts, by name. */
export function archive(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]))),
  );
}

function fixedParts(sheets: readonly WrittenSheet[], is1904: boolean): Record<string, string> {
  const listed = sheets.map(
    ({ name = `Sheet${sheets.length}`, state }, index) =>
      `<sheet name="${xml(name)}" sheetId="${index + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${index + 1}"/>`,
  );
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  return {
    '_rels/.rels': `<Relationships xmlns="${packages}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">${[
      ...sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
      relation('rIdStyles', 'styles', 'styles.xml'),
      relation('rIdStrings', 'sharedStrings', '/xl/sharedStrings.xml'),
    ].join('')}</Relationships>`,
  };
}

function stylesXml(formats: readonly (string | number)[]): string {
  const codes = formats.map((format, index) =>
    typeof format === 'string' ? `<numFmt numFmtId="${200 + index}" formatCode="${xml(format)}"/>` : '',
  );
  const styles = formats.map((format, index) => `<xf numFmtId="${typeof format === 'string' ? 200 + index : format}"/>`);
  return (
    `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>` +
    `<cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`
  );
}

function sheetXml({ rows, hiddenRows = [] }: WrittenSheet, strings: string[]): string {
  const written = Object.entries(rows).map(([number, cells]) => {
    const hidden = hiddenRows.includes(Number(number)) ? ' hidden="1"' : '';
    return `<row r="${number}"${hidden}>${cells.map((cell, column) => cellXml(cell, `${letters(column)}${number}`, strings)).join('')}</row>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData><pageMargins left="1"/></worksheet>`;
}

function cellXml(cell: WrittenCell, place: string, strings: string[]): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${place}" t="s"><v>${strings.push(`<si><t xml:space="preserve">${xml(cell)}</t></si>`) - 1}</v></c>`;
  return `<c r="${place}"${cell.t ? ` t="${cell.t}"` : ''}${cell.s ? ` s="${cell.s}"` : ''}>${cell.xml}</c>`;
}

function letters(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
