/** The last page of a printed document: totals, terms and preparer. Long terms continue on further pages. */
import type { PrintableDocument } from './printable-document.ts';
import { LabelledPages, type PrintedLabelled } from './printed-labelled.ts';
import { printedMeasures } from './printed-measures.ts';
import { printedWords } from './printed-words.ts';
import { shrinking, type SetText, type Setter } from './text-setting.ts';

/** The totals of a document, set in type. */
export interface PrintedTotals {
  readonly rows: readonly { readonly label: SetText; readonly amount: SetText }[];
  readonly grand: { readonly label: string; readonly amount: SetText; readonly top: number };
  /** The sentence below the totals, without lines if there is none; `top` is the baseline of its first line. */
  readonly footnote: SetText & { readonly top: number };
  /** The facts that identify the document. */
  readonly facts: readonly { readonly caption: string; readonly value: SetText }[];
}

/** The preparer of the document; the facts are below the name. */
interface PrintedPreparer {
  readonly name: SetText;
  readonly facts: SetText;
}

/** A closing page, set in type: totals, terms and signature. Positions are in millimetres. */
export interface PrintedClosing {
  /** Present on the first closing page. */
  readonly totals?: PrintedTotals;
  readonly termsHeading: number;
  readonly terms: readonly PrintedLabelled[];
  /** Present on the last closing page: the preparer's block, its top, and the baseline of the note. */
  readonly preparer?: PrintedPreparer & { readonly top: number };
  readonly noteBaseline?: number;
}

const { terms: measures, preparer, totals: totalsMeasures, grandTotal, footnote } = printedMeasures;

/** Where the rows of the totals end. */
function belowRows({ totals }: PrintableDocument): number {
  return totalsMeasures.top + totals.length * totalsMeasures.rowHeight;
}

function setFootnote(setter: Setter, document: PrintableDocument): SetText {
  const width = printedMeasures.right - printedMeasures.left;
  return {
    lines: document.footnote === '' ? [] : setter.wrap(document.footnote, 'regular', footnote.points, width),
    points: footnote.points,
  };
}

function setTotals(setter: Setter, document: PrintableDocument): PrintedTotals {
  const factWidth = printedMeasures.facts.width;
  const fact = (caption: string, text: string) => ({
    caption: setter.line(caption),
    value: setter.fit(text, 'semibold', factWidth, shrinking(10.5, 7)),
  });
  const labelWidth = 70;
  const amountWidth = totalsMeasures.amountRight - totalsMeasures.labelX - labelWidth;
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
    footnote: { ...setFootnote(setter, document), top: belowRows(document) + footnote.below },
    facts: [
      fact(document.numberLabel, document.number),
      fact(printedWords.date, document.date),
      ...(document.reference ? [fact(document.reference.label, document.reference.text)] : []),
      {
        caption: printedWords.to,
        value: setter.fit(document.to.name, 'semibold', factWidth, [
          { points: 10.5, lines: 4 },
          { points: 9, lines: 6 },
          { points: 7.4, lines: 6 },
        ]),
      },
    ],
  };
}

function setPreparer(setter: Setter, { preparer: { name, mobile, email } }: PrintableDocument): PrintedPreparer & { height: number } {
  const width = printedMeasures.right - printedMeasures.left;
  const nameSet = setter.fit(name, 'semibold', width, [
    { points: preparer.namePoints, lines: 1 },
    { points: preparer.points, lines: 1 },
  ]);
  const lines = [mobile, email].flatMap((text) => setter.wrap(text, 'regular', preparer.points, width));
  const height =
    preparer.first + Math.max(0, nameSet.lines.length - 1) * preparer.namePitch + Math.max(1, lines.length - 1) * preparer.pitch;
  return { name: nameSet, facts: { lines, points: preparer.points }, height };
}

/**
 * Sets the closing pages, mostly one. The preparer is never alone on a page: the last term moves with it. Draw everything `shift` mm
 * further down.
 */
export function setClosing(setter: Setter, document: PrintableDocument, shift: number): PrintedClosing[] {
  const totals = setTotals(setter, document);
  // One line of a footnote fits above the heading; each further one moves it down.
  const furtherLines = Math.max(0, totals.footnote.lines.length - 1);
  const firstHeading = belowRows(document) + measures.headingBelowTotals + furtherLines * footnote.pitch;
  const labelled = new LabelledPages(firstHeading, measures.bottom - shift);
  const textOf = (text: string) => setter.wrap(text, 'regular', measures.points, measures.textWidth);
  for (const { label, text } of document.terms) labelled.add(setter.line(label), textOf(text));
  const { height, ...made } = setPreparer(setter, document);
  const bottom = preparer.bottom - shift;
  if (labelled.bottom + preparer.belowAtLeast + height > bottom) {
    const last = labelled.pages.at(-1)?.rows.pop();
    labelled.openNext();
    if (last) labelled.add(last.label, last.lines);
  }
  const top = Math.min(labelled.bottom + preparer.below, bottom - height);
  return labelled.pages.map(({ heading, rows }, index) => ({
    ...(index === 0 && { totals }),
    termsHeading: heading,
    terms: rows,
    ...(index === labelled.pages.length - 1 && { preparer: { ...made, top }, noteBaseline: printedMeasures.note.baseline - shift }),
  }));
}
