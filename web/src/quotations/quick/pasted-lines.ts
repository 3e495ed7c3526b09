/** Rows copied from a spreadsheet, as lines of a quotation: code or name, quantity, rate. */
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import { isWhole, typedQuantity } from '../../ui/inputs/typed-quantity.ts';

/** A line as it was pasted. */
export interface PastedLine {
  /** The code or the name of the product. */
  readonly text: string;
  /** Whole pieces; 0 for what is no whole number, to be corrected in the line. */
  readonly quantity: number;
  /** In paise; absent for none, and for what is no amount. */
  readonly rate?: number | undefined;
}

const maxQuantityDigits = 6;
const maxTextLength = 200;

/** Whether pasted text is rows of a spreadsheet and not a word for the field that has the focus. */
export function isTable(text: string): boolean {
  return /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));
}

/** The lines of pasted rows. Blank rows are none, and neither is a first row of headings. */
export function pastedLines(text: string): PastedLine[] {
  const rows = rowsOf(text).filter(([name = '']) => name !== '');
  const begin = rows[0] && isHeading(rows[0]) ? 1 : 0;
  return rows.slice(begin).map(([name = '', quantity = '', rate = '']) => {
    const paise = rateOf(rate);
    return { text: name.slice(0, maxTextLength), quantity: quantityOf(quantity), ...(paise !== undefined && { rate: paise }) };
  });
}

/** Rows of cells. A spreadsheet puts a cell with a tab, a line break or a quote into quotes, and doubles the quotes inside. */
function rowsOf(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim());
    if (end !== '\t') rows.push([]);
    if (end === '' || whole === '') break;
  }
  return rows;
}

/** Words instead of numbers: Product, Quantity, Rate. */
function isHeading([, ...figures]: readonly string[]): boolean {
  return figures.some((each) => each !== '') && figures.every((each) => !/\d/.test(each));
}

/** A missing quantity is one piece. */
function quantityOf(text: string): number {
  if (text === '') return 1;
  const quantity = typedQuantity(text.replace(/\.0+$/, ''), maxQuantityDigits);
  return quantity !== undefined && isWhole(quantity) ? Number(quantity) : 0;
}

function rateOf(text: string): number | undefined {
  const plain = text
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '')
    .replaceAll(',', '');
  const paise = parseDecimal(plain);
  return paise === 0 ? undefined : paise;
}
