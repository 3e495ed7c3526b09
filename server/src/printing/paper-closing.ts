/** What closes a paper: its totals with the remarks beside them, the taxes, and the places to sign. */
import type { LabelledText } from '@vikray/contract/printing/printable-document.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { printedColours, printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { Setter } from '@vikray/contract/printing/text-setting.ts';
import { drawLine, drawRule, mm } from './drawing-primitives.ts';
import type { Block, Draw, PaperFlow } from './paper-flow.ts';
import { addTable, setTable, type SetTable } from './paper-table.ts';

const { left, right, rulePoints } = printedMeasures;

const totals = { x: 112, baseline: 3.7, pitch: 5.4, points: 9.2, grand: 8.6, above: 2.5, below: 3 } as const;
const remarks = { label: 26, baseline: 3.2, pitch: 4.1, gap: 0.6, points: 8.6, beside: 93, most: 120 } as const;
const signature = { width: 74, points: 7.8, first: 21.6, pitch: 3.4, least: 26 } as const;
const belowTaxes = 2;

/** The closing of a paper, set in type. */
export interface PaperClosing {
  /** With the remarks beside them, unless these are too many. */
  readonly totals: Block;
  readonly taxes: SetTable;
  /** The remarks that do not fit beside the totals, line by line. */
  readonly furtherRemarks: readonly Block[];
  readonly signatures: Block;
  /** Of all of it. */
  readonly height: number;
}

/** Sets the closing. */
export function setClosing(setter: Setter, paper: PrintablePaper): PaperClosing {
  const rows = setTotals(setter, paper.totals);
  const beside = setRemarks(setter, paper.remarks, remarks.beside);
  const hasRoom = heightOf(beside) <= remarks.most;
  const taxes = setTable(setter, { ...paper.taxes, rows: paper.taxes.rows.map((texts) => ({ texts })) });
  const signatures = setSignatures(setter, paper.signatures);
  const furtherRemarks = hasRoom ? [] : setRemarks(setter, paper.remarks, right - left);
  const closing = { totals: hasRoom ? besideEachOther(rows, beside) : rows, taxes, furtherRemarks, signatures };
  return { ...closing, height: heightOf([closing.totals, taxes, ...furtherRemarks, signatures]) + belowTaxes };
}

/** Adds the closing. It stays on one page if it can; the taxes, if they are not too many, with the places to sign. */
export function addClosing(flow: PaperFlow, closing: PaperClosing): void {
  const { taxes, furtherRemarks, signatures } = closing;
  flow.add(closing.totals);
  flow.keepTogether(heightOf([taxes, ...furtherRemarks, signatures]) + belowTaxes);
  addTable(flow, taxes);
  flow.add({ height: belowTaxes, draw: () => undefined });
  for (const line of furtherRemarks) flow.add(line);
  flow.add(signatures);
}

function heightOf(blocks: readonly { readonly height: number }[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}

/** The totals, which stay together. The last one is the total of the paper. */
function setTotals(setter: Setter, texts: readonly LabelledText[]): Block {
  const last = texts.length - 1;
  const rows = texts.map(({ label, text }, index) => ({
    label: setter.line(label),
    text: setter.figure(text, index === last ? 'bold' : 'regular', 42, index === last ? 12 : totals.points),
  }));
  const draw: Draw = (pdf, top) => {
    rows.forEach(({ label, text: { lines, points } }, index) => {
      const y = top + totals.above + index * totals.pitch;
      const isGrand = index === last;
      if (isGrand) pdf.rect(mm(totals.x), mm(y), mm(right - totals.x), mm(totals.grand)).fill(printedColours.tint);
      const baseline = y + (isGrand ? 5.9 : totals.baseline);
      const weight = isGrand ? 'semibold' : 'regular';
      drawLine(pdf, label, totals.x + 2, baseline, { points: totals.points, weight, colour: isGrand ? 'peacockDark' : 'text' });
      drawLine(pdf, lines[0] ?? '', right - 2, baseline, { points, weight: isGrand ? 'bold' : 'regular', align: 'right', isFigure: true });
    });
  };
  return { height: totals.above + last * totals.pitch + totals.grand + totals.below, draw };
}

/** The lines of the remarks, one below the other. `width` includes their labels. */
function setRemarks(setter: Setter, texts: readonly LabelledText[], width: number): Block[] {
  return texts.flatMap(({ label, text }) => {
    const lines = setter.wrap(text, 'regular', remarks.points, width - remarks.label);
    return lines.map((line, place) => ({
      height: remarks.pitch + (place === lines.length - 1 ? remarks.gap : 0),
      draw: (pdf, top) => {
        if (place === 0) drawLine(pdf, setter.line(label), left, top + remarks.baseline, { points: remarks.points, colour: 'meta' });
        drawLine(pdf, line, left + remarks.label, top + remarks.baseline, { points: remarks.points });
      },
    })) satisfies Block[];
  });
}

/** The totals on the right and, from the same baseline, the lines on the left. */
function besideEachOther(rows: Block, lines: readonly Block[]): Block {
  const draw: Draw = (pdf, top, pictures) => {
    rows.draw(pdf, top, pictures);
    let y = top + totals.above + totals.baseline - remarks.baseline;
    for (const line of lines) {
      line.draw(pdf, y, pictures);
      y += line.height;
    }
  };
  return { height: Math.max(rows.height, totals.above + heightOf(lines) + totals.below), draw };
}

/** The places to stamp and sign, from the left, with a single one on the right. */
function setSignatures(setter: Setter, captions: readonly string[]): Block {
  const set = captions.map((caption) => setter.wrap(caption, 'regular', signature.points, signature.width));
  const height = signature.first + (Math.max(...set.map((lines) => lines.length)) - 1) * signature.pitch + 1;
  const draw: Draw = (pdf, top) => {
    set.forEach((lines, index) => {
      const isLast = index === set.length - 1;
      const x = isLast ? right - signature.width : left;
      drawRule(pdf, x, x + signature.width, top + 18, rulePoints);
      lines.forEach((line, place) => {
        drawLine(pdf, line, x, top + signature.first + place * signature.pitch, { points: signature.points, colour: 'meta' });
      });
    });
  };
  return { height: Math.max(height, signature.least), draw };
}
