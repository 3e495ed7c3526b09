/** A column of labelled texts, such as the terms. Text that does not fit on a page continues on the next. */
import { printedMeasures } from './printed-measures.ts';

/** A label with its text, or with the part of the text that fits on the page. */
export interface PrintedLabelled {
  readonly label: string;
  readonly lines: readonly string[];
  readonly top: number;
  readonly height: number;
}

interface LabelledPage {
  readonly heading: number;
  readonly rows: PrintedLabelled[];
}

const { terms: measures } = printedMeasures;
/** Rows with up to this many lines are not divided between pages. */
const undividedLines = 6;

function heightOf(lineCount: number): number {
  return measures.rowHeight + Math.max(0, lineCount - 1) * measures.pitch;
}

/** Places rows on pages one after the other. Rows that do not fit continue on the next page. */
export class LabelledPages {
  readonly pages: LabelledPage[] = [];
  readonly #end: number;
  #y = 0;

  /** `firstHeading` is the baseline of the heading on the first page. `end` is the lowest place where a row may end. */
  constructor(firstHeading: number, end: number) {
    this.#end = end;
    this.#open(firstHeading);
  }

  #open(heading: number): void {
    this.pages.push({ heading, rows: [] });
    this.#y = heading + measures.ruleBelow;
  }

  get bottom(): number {
    return this.#y;
  }

  openNext(): void {
    this.#open(measures.headingOnItsOwn);
  }

  add(label: string, lines: readonly string[]): void {
    const room = Math.floor((this.#end - this.#y - measures.rowHeight) / measures.pitch) + 1;
    if (lines.length <= room) return this.#place(label, lines);
    const taken = lines.length <= undividedLines || room < 2 ? 0 : room;
    if (taken > 0) this.#place(label, lines.slice(0, taken));
    this.openNext();
    this.add(label, lines.slice(taken));
  }

  #place(label: string, lines: readonly string[]): void {
    const height = heightOf(lines.length);
    this.pages.at(-1)?.rows.push({ label, lines, top: this.#y, height });
    this.#y += height;
  }
}
