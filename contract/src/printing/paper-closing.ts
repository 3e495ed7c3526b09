/** The closing of a paper: its totals with the remarks beside them, the taxes, and the places to sign. */
import { movedDown, ruleMark, textMark, textMarks, type Mark } from './display-list.ts';
import { heightOf, stack, type Block, type PaperFlow } from './paper-flow.ts';
import { addTable, layOutTable, type Table } from './paper-table.ts';
import type { LabelledText } from './printable-document.ts';
import type { PrintablePaper } from './printable-paper.ts';
import { sheetMeasures } from './sheet-measures.ts';
import type { Setter } from './text-setting.ts';

const { left, right } = sheetMeasures;
const totals = { x: 112, inset: 2, baseline: 3.7, pitch: 5.4, points: 9.2, amountWidth: 42, above: 2.5, below: 3 };
const grand = { height: 8.6, baseline: 5.9, points: 12 };
const remarks = { label: 26, baseline: 3.2, pitch: 4.1, gap: 0.6, points: 8.6, beside: 93, most: 120 };
const signature = { width: 74, points: 7.8, rule: 18, first: 21.6, pitch: 3.4, least: 26 };
const belowTaxes: Block = { height: 2, marks: [] };

/** The closing of a paper, laid out. */
export interface PaperClosing {
  /** With the remarks beside them, unless these are too many. */
  readonly totals: Block;
  readonly taxes: Table;
  /** The remarks that do not fit beside the totals, line by line. */
  readonly furtherRemarks: readonly Block[];
  readonly signatures: Block;
  /** Of all of it. */
  readonly height: number;
}

/** Lays out the closing. */
export function layOutPaperClosing(setter: Setter, paper: PrintablePaper): PaperClosing {
  const rows = layOutTotals(setter, paper.totals);
  const beside = stack(layOutRemarks(setter, paper.remarks, remarks.beside));
  const hasRoom = beside.height <= remarks.most;
  const taxes = layOutTable(setter, { ...paper.taxes, rows: withSums(paper.taxes.rows) });
  const signatures = layOutSignatures(setter, paper.signatures);
  const furtherRemarks = hasRoom ? [] : layOutRemarks(setter, paper.remarks, right - left);
  const closing = { totals: hasRoom ? besideEachOther(rows, beside) : rows, taxes, furtherRemarks, signatures };
  return { ...closing, height: heightOf([closing.totals, taxes, belowTaxes, ...furtherRemarks, signatures]) };
}

/** The last row holds the sums, in bold. */
function withSums(rows: readonly (readonly string[])[]) {
  return rows.map((texts, index) => ({ texts, isSum: index === rows.length - 1 }));
}

/** Adds the closing. It stays on one sheet if it can; the taxes, if they are not too many, with the places to sign. */
export function addClosing(flow: PaperFlow, closing: PaperClosing): void {
  const { taxes, furtherRemarks, signatures } = closing;
  flow.add(closing.totals);
  flow.keepTogether(heightOf([taxes, belowTaxes, ...furtherRemarks, signatures]));
  addTable(flow, taxes);
  for (const block of [belowTaxes, ...furtherRemarks, signatures]) flow.add(block);
}

/** The totals, which stay together. The last one is the total of the paper. */
function layOutTotals(setter: Setter, texts: readonly LabelledText[]): Block {
  const last = texts.length - 1;
  const marks = texts.flatMap(({ label, text }, index) => {
    const top = totals.above + index * totals.pitch;
    return index === last ? layOutGrandTotal(setter, label, text, top) : layOutTotal(setter, label, text, top + totals.baseline);
  });
  return { height: totals.above + last * totals.pitch + grand.height + totals.below, marks };
}

function layOutTotal(setter: Setter, label: string, text: string, y: number): Mark[] {
  const { x, inset, points, amountWidth } = totals;
  return [
    textMark(setter.line(label), x + inset, y, points, { colour: 'text' }),
    ...textMarks(setter.figure(text, 'regular', amountWidth, points), { x: right - inset, y }, { align: 'right', isFigure: true }),
  ];
}

function layOutGrandTotal(setter: Setter, label: string, text: string, top: number): Mark[] {
  const { x, inset, points, amountWidth } = totals;
  const y = top + grand.baseline;
  const amount = setter.figure(text, 'bold', amountWidth, grand.points);
  return [
    { kind: 'box', x, y: top, width: right - x, height: grand.height, radius: 0, fill: 'tint' },
    textMark(setter.line(label), x + inset, y, points, { weight: 'semibold', colour: 'peacockDark' }),
    ...textMarks(amount, { x: right - inset, y }, { weight: 'bold', align: 'right', isFigure: true }),
  ];
}

/** The lines of the remarks, one below the other. `width` includes their labels. */
function layOutRemarks(setter: Setter, texts: readonly LabelledText[], width: number): Block[] {
  const { baseline: y, points, pitch, gap } = remarks;
  return texts.flatMap(({ label, text }) => {
    const lines = setter.wrap(text, 'regular', points, width - remarks.label);
    return lines.map((line, index): Block => {
      const marks = [textMark(line, left + remarks.label, y, points)];
      if (index === 0) marks.unshift(textMark(setter.line(label), left, y, points, { colour: 'meta' }));
      return { height: pitch + (index === lines.length - 1 ? gap : 0), marks };
    });
  });
}

/** The totals on the right and, from the same baseline, the remarks on the left. */
function besideEachOther(rows: Block, lines: Block): Block {
  const top = totals.above + totals.baseline - remarks.baseline;
  return {
    height: Math.max(rows.height, totals.above + lines.height + totals.below),
    marks: [...rows.marks, ...movedDown(lines.marks, top)],
  };
}

/** The places to stamp and sign, from the left, with a single one on the right. */
function layOutSignatures(setter: Setter, captions: readonly string[]): Block {
  const { width, points, pitch, first } = signature;
  const texts = captions.map((caption) => setter.wrap(caption, 'regular', points, width));
  const marks = texts.flatMap((lines, index): Mark[] => {
    const x = index === texts.length - 1 ? right - width : left;
    return [ruleMark(signature.rule, { x, end: x + width }), ...textMarks({ lines, points }, { x, y: first, pitch }, { colour: 'meta' })];
  });
  const height = first + (Math.max(...texts.map((lines) => lines.length)) - 1) * pitch + 1;
  return { height: Math.max(height, signature.least), marks };
}
