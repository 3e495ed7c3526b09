/**
 * A printable document set in type: which line of text stands where on which page. The paper on screen and the PDF draw this,
 * so they break lines and pages alike, as far as their typefaces are as wide.
 */
import type { PrintableDocument, PrintedLine } from './printable-document.ts';
import { setClosing, type PrintedClosing } from './printed-closing.ts';
import { setLetterhead, setOpening, type PlacedText, type PrintedLetterhead, type PrintedOpening } from './printed-head.ts';
import { printedMeasures } from './printed-measures.ts';
import { Setter, type SetText, type Typeface } from './text-setting.ts';

export interface PrintedRow {
  readonly number: SetText;
  readonly photo: string;
  /** Baselines count from the top of the row. */
  readonly name: PlacedText;
  readonly description: PlacedText;
  readonly quantity: SetText;
  readonly rate: SetText;
  readonly total: SetText;
}

export interface PrintedProductPage {
  /** On the first page. */
  readonly opening?: PrintedOpening;
  readonly tableTop: number;
  readonly rows: readonly PrintedRow[];
}

export interface PrintedPages {
  readonly pageCount: number;
  readonly letterhead: PrintedLetterhead;
  readonly productPages: readonly PrintedProductPage[];
  readonly closingPages: readonly PrintedClosing[];
  readonly columns: readonly string[];
  readonly termsTitle: string;
  readonly isVoid: boolean;
  readonly number: SetText;
  readonly note: string;
  readonly preparer: { readonly name: SetText; readonly facts: readonly string[] };
}

const { table, preparer, footer, left, right } = printedMeasures;
const wholeWidth = right - left;
const figurePoints = 10;
/** Totals from one crore are longer than this, and stand in smaller type. */
const longestUsualTotal = '99,99,999.99'.length;
const mostDescriptionLines = 8;

function figureWidth(column: number): number {
  return (table.columns[column] ?? 0) - table.inset;
}

function setRow(setter: Setter, line: PrintedLine): PrintedRow {
  const width = table.textWidth;
  const nameSet = setter.fit(line.name, 'semibold', width, [{ points: 11.2, lines: 3 }, { points: 9.6, lines: 4 }]);
  const name = { ...nameSet, baseline: table.firstBaseline, pitch: nameSet.points > 10 ? 5.1 : 4.4 };
  const baseline = name.baseline + Math.max(0, name.lines.length - 1) * name.pitch + 5.85;
  const pitch = 4.45;
  const most = Math.min(mostDescriptionLines, Math.floor((table.rowHeight - 2 - baseline) / pitch) + 1);
  return {
    number: setter.figure(String(line.number), 'regular', figureWidth(0), figurePoints),
    photo: line.photo,
    name,
    description: { ...setter.fit(line.description, 'regular', width, [{ points: 9.2, lines: most }]), baseline, pitch },
    quantity: setter.figure(line.quantity, 'regular', figureWidth(3), figurePoints),
    rate: setter.figure(line.rate, 'regular', figureWidth(4), figurePoints),
    total: setter.figure(line.total, 'semibold', figureWidth(5), line.total.length > longestUsualTotal ? 9 : figurePoints),
  };
}

/** Sets a document in a typeface. Fails: never. */
export function setPages(document: PrintableDocument, typeface: Typeface): PrintedPages {
  const setter = new Setter(typeface);
  const opening = setOpening(setter, document);
  const closingPages = setClosing(setter, document);
  // A document without lines still has its first page.
  const pageCount = Math.max(1, Math.ceil(document.lines.length / 3));
  const pagesOfLines = Array.from({ length: pageCount }, (_, page) => document.lines.slice(page * 3, page * 3 + 3));
  const productPages = pagesOfLines.map((lines, index) => ({
    ...(index === 0 && { opening }),
    tableTop: index === 0 ? opening.tableTop : table.top,
    rows: lines.map((line) => setRow(setter, line)),
  }));
  const { name, mobile, email } = document.preparer;
  return {
    pageCount: productPages.length + closingPages.length,
    letterhead: setLetterhead(setter, document),
    productPages,
    closingPages,
    columns: document.columns.map((column) => setter.line(column)),
    termsTitle: setter.line(document.termsTitle),
    isVoid: document.isVoid,
    number: setter.fit(document.number, 'regular', 120, [{ points: footer.points, lines: 1 }]),
    note: setter.line(document.note),
    preparer: {
      name: setter.fit(name, 'semibold', wholeWidth, [{ points: preparer.namePoints, lines: 1 }]),
      facts: [mobile, email].flatMap((text) => setter.fit(text, 'regular', wholeWidth, [{ points: preparer.points, lines: 1 }]).lines),
    },
  };
}
