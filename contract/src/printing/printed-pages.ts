/**
 * A typeset document: the page and place of every line of text. The preview and the PDF both draw it. Their line and page breaks are the
 * same as long as their typefaces have the same widths.
 */
import type { PrintableDocument } from './printable-document.ts';
import { setClosing, type PrintedClosing } from './printed-closing.ts';
import { setLetterhead, setOpening, type PrintedLetterhead } from './printed-head.ts';
import { LabelledPages, type PrintedLabelled } from './printed-labelled.ts';
import { printedMeasures, type RowMeasures } from './printed-measures.ts';
import { setRows, type PrintedProductPage, type RestOfLine } from './printed-rows.ts';
import { printedWords } from './printed-words.ts';
import { Setter, shrinking, type SetText, type Typeface } from './text-setting.ts';

/** A page for the text that did not fit in the product rows. */
export interface PrintedAnnexure {
  readonly heading: number;
  readonly rows: readonly PrintedLabelled[];
}

/** All pages in order: products, annexure, closing. Places do not include the letterhead's `shift`. */
export interface PrintedPages {
  readonly pageCount: number;
  readonly letterhead: PrintedLetterhead;
  readonly rowMeasures: RowMeasures;
  readonly productPages: readonly PrintedProductPage[];
  readonly annexurePages: readonly PrintedAnnexure[];
  readonly closingPages: readonly PrintedClosing[];
  readonly columns: readonly string[];
  readonly termsTitle: string;
  /** The word across each page, without lines if there is none. */
  readonly overprint: SetText;
  readonly number: SetText;
  readonly note: string;
}

const { table, terms, footer, watermark } = printedMeasures;

function setAnnexure(setter: Setter, rests: readonly RestOfLine[], shift: number): readonly PrintedAnnexure[] {
  if (rests.length === 0) return [];
  const labelled = new LabelledPages(terms.headingOnItsOwn, terms.bottom - shift);
  for (const { number, name, text } of rests) {
    const lines = [name, text].flatMap((part) => setter.wrap(part, 'regular', terms.points, terms.textWidth));
    labelled.add(printedWords.serial(number), lines);
  }
  return labelled.pages;
}

/** Sets a document in a typeface. Never fails. */
export function setPages(document: PrintableDocument, typeface: Typeface): PrintedPages {
  const setter = new Setter(typeface);
  const letterhead = setLetterhead(setter, document);
  const { shift } = letterhead;
  const { measures, pages, rests } = setRows(setter, document.lines, setOpening(setter, document), table.bottom - shift);
  const annexurePages = setAnnexure(setter, rests, shift);
  const closingPages = setClosing(setter, document, shift);
  return {
    pageCount: pages.length + annexurePages.length + closingPages.length,
    letterhead,
    rowMeasures: measures,
    productPages: pages,
    annexurePages,
    closingPages,
    columns: document.columns.map((column) => setter.line(column)),
    termsTitle: setter.line(document.termsTitle),
    overprint: setter.fit(document.overprint, 'bold', watermark.width, shrinking(watermark.points, watermark.leastPoints)),
    number: setter.fit(document.number, 'regular', 120, shrinking(footer.points, 5.2)),
    note: setter.line(document.note),
  };
}
