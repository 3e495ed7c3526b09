import { fileMessages as say } from '@vikray/contract/platform/file-messages.ts';
import { numberText, type CellFormat } from './cell-format.ts';
import { FileProblem } from './file-problem.ts';
import { readXml, refuseDamaged } from './read-xml.ts';
import { maxCellLength, maxSheetRows } from '../../platform/files/excel-sheets.ts';

/** The parts of a workbook that the cells of a sheet refer to. */
export interface Workbook {
  readonly strings: readonly string[];
  /** The formats by style number. */
  readonly formats: readonly CellFormat[];
  readonly is1904: boolean;
}

/** A row of a worksheet. */
export interface SheetRow {
  readonly number: number;
  readonly isHidden: boolean;
  /** The texts of the cells as shown; a missing cell is blank. */
  readonly cells: readonly string[];
  /** The faults of cells, by column. */
  readonly faults: ReadonlyMap<number, (column: string) => string>;
}

/** No list has this many columns. All cells further right count as one more column. */
const maxColumns = 1000;
/** No real row is this long. */
const maxRowCharacters = 1_000_000;
const maxRowBytes = 8 * 1024 * 1024;

/** The rows of a sheet, read from its XML piece by piece. Throws a FileProblem for a row that is too large. */
export async function* readSheet(pieces: AsyncIterable<Uint8Array>, workbook: Workbook): AsyncGenerator<SheetRow> {
  const sheet = new SheetReader(workbook);
  let bytesSinceRow = 0;
  for await (const bytes of readXml(pieces, sheet)) {
    const rows = sheet.takeRows();
    bytesSinceRow = rows.length > 0 ? 0 : bytesSinceRow + bytes;
    if (bytesSinceRow > maxRowBytes) throw new FileProblem(say.sheetRowTooLarge(sheet.rowNumber));
    yield* rows;
    // The rest of the sheet only describes its look.
    if (sheet.hasEnded) return;
  }
}

class SheetReader {
  rowNumber = 0;
  hasEnded = false;
  readonly #workbook: Workbook;
  #rows: SheetRow[] = [];
  #cells: string[] = [];
  #faults = new Map<number, (column: string) => string>();
  #isHidden = false;
  #characters = 0;
  #column = -1;
  #type = '';
  #style = 0;
  #isFormula = false;
  #value: string | undefined;
  #inText = false;
  #isPhonetic = false;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  takeRows(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  readonly onOpen = (name: string, attribute: (name: string) => string | undefined): void => {
    if (name === 'row') this.#beginRow(attribute('r'), attribute('hidden'));
    else if (name === 'c') this.#beginCell(attribute('r'), attribute('t'), attribute('s'));
    else if (name === 'f') this.#isFormula = true;
    else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'v' || (name === 't' && !this.#isPhonetic)) {
      this.#inText = true;
      this.#value ??= '';
    }
  };

  readonly onText = (text: string): void => {
    // A cell that is cut here has a fault.
    if (this.#inText && (this.#value?.length ?? 0) <= maxCellLength) this.#value = `${this.#value ?? ''}${text.slice(0, maxCellLength)}`;
  };

  readonly onClose = (name: string): void => {
    if (name === 'v' || name === 't') this.#inText = false;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#endRow();
    else if (name === 'sheetData') this.hasEnded = true;
  };

  #beginRow(number: string | undefined, hidden: string | undefined): void {
    this.rowNumber = number === undefined ? this.rowNumber + 1 : Number(number);
    if (!Number.isInteger(this.rowNumber) || this.rowNumber < 1 || this.rowNumber > maxSheetRows) refuseDamaged();
    this.#cells = [];
    this.#faults = new Map();
    this.#isHidden = hidden === '1' || hidden === 'true';
    this.#characters = 0;
    this.#column = -1;
  }

  #beginCell(reference: string | undefined, type = 'n', style = '0'): void {
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
    this.#type = type;
    this.#style = Number(style);
    this.#isFormula = false;
    this.#value = undefined;
  }

  #endCell(): void {
    const text = this.#cellText();
    if (text === '') return;
    this.#characters += text.length;
    if (this.#characters > maxRowCharacters) throw new FileProblem(say.sheetRowTooLarge(this.rowNumber));
    const column = Math.min(this.#column, maxColumns);
    while (this.#cells.length < column) this.#cells.push('');
    this.#cells[column] = text;
    if (this.#type === 'e') this.#faults.set(column, (name) => say.cellIsError(name, text));
    else if (text.length >= maxCellLength) this.#faults.set(column, say.cellIsCut);
  }

  #cellText(): string {
    const value = this.#value;
    if (value === undefined || value === '') {
      if (this.#isFormula && this.#type !== 'str') this.#faults.set(this.#column, say.formulaWithoutValue);
      return '';
    }
    const { strings, formats, is1904 } = this.#workbook;
    if (this.#type === 's') return strings[Number(value)] ?? refuseDamaged();
    if (this.#type === 'n') return numberText(value, formats[this.#style] ?? { shows: 'number', decimals: 0 }, is1904);
    if (this.#type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    return this.#type === 'd' ? value.replace(/T00:00:00(\.0+)?Z?$/, '') : plainText(value);
  }

  #endRow(): void {
    this.#rows.push({ number: this.rowNumber, isHidden: this.#isHidden, cells: this.#cells, faults: this.#faults });
  }
}

/** The column number of a cell reference, from 0: that of `C7` is 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? refuseDamaged()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Decodes `_x000D_`, which workbooks write for a character that XML does not allow. */
export function plainText(text: string): string {
  return text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))) : text;
}
