/** The totals of a document, and beside them the facts that identify it. */
import { group, ruleMark, textMark, textMarks, type Mark } from './display-list.ts';
import type { PrintableDocument } from './printable-document.ts';
import { printedWords } from './printed-words.ts';
import { sheetMeasures } from './sheet-measures.ts';
import { shrinking, type FitAttempt, type Setter } from './text-setting.ts';

const { left, right } = sheetMeasures;
const facts = { y: 47.1, pitch: 12.4, valueBelow: 5, captionPoints: 8.6, width: 53 };
const rows = { x: 72, labelX: 76, labelWidth: 70, amountRight: 191, top: 42, height: 8.2, baseline: 5.1, points: 10.2 };
const grand = { below: 2, height: 13, radius: 1.6, baseline: 8.2, labelPoints: 12, points: 15, amountWidth: 75, tracking: 0.5 };
const footnote = { below: 20.6, pitch: 3.9, points: 8.4 };
const headingBelow = 32;

/** The totals, and where the terms can begin. */
export interface Totals {
  readonly marks: readonly Mark[];
  /** The baseline of the heading of the terms below. */
  readonly termsHeading: number;
}

/** Lays out totals, footnote and facts. */
export function layOutTotals(setter: Setter, document: PrintableDocument): Totals {
  const bottom = rows.top + document.totals.length * rows.height;
  const table = [
    ...document.totals.map((total, index) => layOutRow(setter, total, rows.top + index * rows.height)),
    layOutGrand(setter, document, bottom),
  ];
  const marks: Mark[] = [...layOutFacts(setter, document), group('table', table, printedWords.totals)];
  const note = document.footnote === '' ? [] : setter.wrap(document.footnote, 'regular', footnote.points, right - left);
  if (note.length > 0) {
    const place = { x: left, y: bottom + footnote.below, pitch: footnote.pitch };
    marks.push(group('paragraph', textMarks({ lines: note, points: footnote.points }, place, { colour: 'meta' })));
  }
  // One line of a footnote fits above the heading; each further one moves it down.
  return { marks, termsHeading: bottom + headingBelow + Math.max(0, note.length - 1) * footnote.pitch };
}

function layOutFacts(setter: Setter, { numberLabel, number, date, reference, to }: PrintableDocument): Mark[] {
  const short = shrinking(10.5, 7);
  const name: FitAttempt[] = [
    { points: 10.5, lines: 4 },
    { points: 9, lines: 6 },
    { points: 7.4, lines: 6 },
  ];
  const texts = [
    { label: numberLabel, text: number, attempts: short },
    { label: printedWords.date, text: date, attempts: short },
    ...(reference ? [{ ...reference, attempts: short }] : []),
    { label: printedWords.to, text: to.name, attempts: name },
  ];
  return texts.map(({ label, text, attempts }, index) => {
    const y = facts.y + index * facts.pitch;
    const value = setter.fit(text, 'semibold', facts.width, attempts);
    return group('paragraph', [
      textMark(setter.line(label), left, y, facts.captionPoints, { colour: 'meta' }),
      ...textMarks(value, { x: left, y: y + facts.valueBelow, pitch: facts.valueBelow }, { weight: 'semibold' }),
    ]);
  });
}

const amountStyle = { align: 'right', isFigure: true } as const;

function layOutRow(setter: Setter, { label, text }: PrintableDocument['totals'][number], top: number): Mark {
  const y = top + rows.baseline;
  const labelSet = setter.fit(label, 'regular', rows.labelWidth, shrinking(rows.points, 7));
  const amount = setter.figure(text, 'semibold', rows.amountRight - rows.labelX - rows.labelWidth, rows.points);
  return group('row', [
    group('rowheader', [
      ...textMarks(labelSet, { x: rows.labelX, y }, { colour: 'text' }).slice(0, 1),
      ruleMark(top + rows.height, { x: rows.x }),
    ]),
    group('cell', textMarks(amount, { x: rows.amountRight, y }, { ...amountStyle, weight: 'semibold' })),
  ]);
}

function layOutGrand(setter: Setter, { grandTotal: { label, text } }: PrintableDocument, below: number): Mark {
  const top = below + grand.below;
  const y = top + grand.baseline;
  const amount = setter.figure(text, 'bold', grand.amountWidth, grand.points);
  return group('row', [
    group('rowheader', [
      { kind: 'box', x: rows.x, y: top, width: right - rows.x, height: grand.height, radius: grand.radius, fill: 'peacock' },
      textMark(setter.line(label), rows.labelX, y, grand.labelPoints, { weight: 'semibold', colour: 'paper', tracking: grand.tracking }),
    ]),
    group('cell', textMarks(amount, { x: rows.amountRight, y }, { ...amountStyle, weight: 'bold', colour: 'paper' })),
  ]);
}
