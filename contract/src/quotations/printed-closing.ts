/** The last page of a printed document: totals, terms and preparer. Long terms go on over further pages. */
import type { LabelledText, PrintableDocument } from './printable-document.ts';
import { printedMeasures } from './printed-measures.ts';
import { printedWords } from './printed-words.ts';
import { shrinking, type SetText, type Setter } from './text-setting.ts';

export interface PrintedTotals {
  readonly rows: readonly { readonly label: SetText; readonly amount: SetText }[];
  readonly grand: { readonly label: string; readonly amount: SetText; readonly top: number };
  /** Whose totals they are. */
  readonly facts: readonly { readonly caption: string; readonly value: SetText }[];
}

/** A row of the terms, or what of it fits a page. */
export interface PrintedTerm {
  readonly label: string;
  readonly lines: readonly string[];
  readonly top: number;
  readonly height: number;
}

export interface PrintedClosing {
  /** On the first of the closing pages. */
  readonly totals?: PrintedTotals;
  readonly termsHeading: number;
  readonly terms: readonly PrintedTerm[];
  /** On the last one: where the preparer's block begins. */
  readonly preparerTop?: number;
}

const { terms: measures, preparer, totals: totalsMeasures, grandTotal } = printedMeasures;

/** Rows up to this many lines are not divided between pages. */
const undividedLines = 6;

function heightOf(lineCount: number): number {
  return measures.rowHeight + Math.max(0, lineCount - 1) * measures.pitch;
}

function setTotals(setter: Setter, document: PrintableDocument): PrintedTotals {
  const labelWidth = 70;
  const amountWidth = totalsMeasures.amountRight - totalsMeasures.labelX - labelWidth;
  const factWidth = printedMeasures.facts.width;
  return {
    rows: document.totals.map(({ label, text }) => ({
      label: setter.fit(label, 'regular', labelWidth, shrinking(totalsMeasures.points, 7)),
      amount: setter.figure(text, 'semibold', amountWidth, totalsMeasures.points),
    })),
    grand: {
      label: setter.line(document.grandTotal.label),
      amount: setter.figure(document.grandTotal.text, 'bold', 75, grandTotal.points),
      top: totalsMeasures.top + document.totals.length * totalsMeasures.rowHeight + grandTotal.below,
    },
    facts: [
      { caption: setter.line(document.numberLabel), value: setter.fit(document.number, 'semibold', factWidth, shrinking(10.5, 7)) },
      { caption: printedWords.date, value: setter.fit(document.date, 'semibold', factWidth, shrinking(10.5, 7)) },
      { caption: printedWords.to, value: setter.fit(document.to.name, 'semibold', factWidth, [{ points: 10.5, lines: 4 }, { points: 9, lines: 6 }]) },
    ],
  };
}

/** Lays rows on pages one after the other; what does not fit goes on the next. */
class TermPages {
  readonly pages: { heading: number; terms: PrintedTerm[] }[] = [];
  #y = 0;

  constructor(firstHeading: number) {
    this.#open(firstHeading);
  }

  #open(heading: number): void {
    this.pages.push({ heading, terms: [] });
    this.#y = heading + measures.ruleBelow;
  }

  get bottom(): number {
    return this.#y;
  }

  openNext(): void {
    this.#open(measures.headingOnItsOwn);
  }

  add(label: string, lines: readonly string[]): void {
    const room = Math.floor((measures.bottom - this.#y - measures.rowHeight) / measures.pitch) + 1;
    if (lines.length <= room) return this.#place(label, lines);
    const taken = lines.length <= undividedLines || room < 2 ? 0 : room;
    if (taken > 0) this.#place(label, lines.slice(0, taken));
    this.openNext();
    this.add(label, lines.slice(taken));
  }

  #place(label: string, lines: readonly string[]): void {
    const height = heightOf(lines.length);
    this.pages.at(-1)?.terms.push({ label, lines, top: this.#y, height });
    this.#y += height;
  }
}

function wrapTerm(setter: Setter, { label, text }: LabelledText): { label: string; lines: string[] } {
  return { label: setter.line(label), lines: setter.wrap(text, 'regular', measures.points, measures.textWidth) };
}

/** Sets the closing pages: mostly one. The preparer never stands alone on a page: the last of the terms comes along. */
export function setClosing(setter: Setter, document: PrintableDocument): PrintedClosing[] {
  const totals = setTotals(setter, document);
  const pages = new TermPages(totalsMeasures.top + document.totals.length * totalsMeasures.rowHeight + measures.headingBelowTotals);
  for (const term of document.terms) {
    const { label, lines } = wrapTerm(setter, term);
    pages.add(label, lines);
  }
  const preparerHeight = preparer.first + preparer.pitch;
  if (pages.bottom + preparer.belowAtLeast + preparerHeight > preparer.bottom) {
    const last = pages.pages.at(-1)?.terms.pop();
    pages.openNext();
    if (last) pages.add(last.label, last.lines);
  }
  const preparerTop = Math.min(pages.bottom + preparer.below, preparer.bottom - preparerHeight);
  return pages.pages.map(({ heading, terms }, index) => ({
    ...(index === 0 && { totals }),
    termsHeading: heading,
    terms,
    ...(index === pages.pages.length - 1 && { preparerTop }),
  }));
}
