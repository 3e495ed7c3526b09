/** The parts of a paper around its tables: title, parties, totals, remarks and places to sign. Its facts are in `paper-head.ts`. */
import type { LabelledText } from '@vikray/contract/printing/printable-document.ts';
import type { PaperParty, PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { printedColours, printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { Setter } from '@vikray/contract/printing/text-setting.ts';
import { drawLine, drawRule, mm } from './drawing-primitives.ts';
import type { Draw, PaperFlow } from './paper-flow.ts';

const { left, right, rulePoints } = printedMeasures;
const width = right - left;
const gap = 4;

/** The height of the line with title and mark, which begins each page. */
export const titleHeight = 11;

/** Draws title and mark of the copy. */
export function drawTitle({ title }: PrintablePaper, mark: string): Draw {
  return (pdf, top) => {
    drawLine(pdf, title.toUpperCase(), left, top + 6, { points: 14, weight: 'semibold' });
    drawLine(pdf, mark, right, top + 6, { points: 8.6, weight: 'semibold', colour: 'peacock', align: 'right' });
  };
}

const party = { title: 5.4, pitch: 4.1, points: 8.6, inset: 2.6, below: 3.4 } as const;

/** Adds the boxes of the parties beside each other. */
export function addParties(flow: PaperFlow, setter: Setter, parties: readonly PaperParty[]): void {
  const room = (width - gap * (parties.length - 1)) / parties.length;
  const boxes = parties.map(({ title, lines: [name = '', ...rest] }) => {
    const inner = room - 2 * party.inset;
    return {
      title,
      name: setter.wrap(name, 'semibold', party.points + 1, inner),
      rest: rest.flatMap((line) => setter.wrap(line, 'regular', party.points, inner)),
    };
  });
  const height = party.title + Math.max(...boxes.map(({ name, rest }) => name.length + rest.length)) * party.pitch + 4.4;
  flow.add(height + party.below, (pdf, top) => {
    boxes.forEach(({ title, name, rest }, index) => {
      const x = left + index * (room + gap);
      pdf.roundedRect(mm(x), mm(top), mm(room), mm(height), mm(1.2)).lineWidth(rulePoints).stroke(printedColours.line);
      drawLine(pdf, title, x + party.inset, top + 4.6, { points: 7.8, colour: 'meta' });
      [...name, ...rest].forEach((line, place) => {
        const isName = place < name.length;
        drawLine(pdf, line, x + party.inset, top + party.title + (place + 1) * party.pitch, {
          points: isName ? party.points + 1 : party.points,
          weight: isName ? 'semibold' : 'regular',
          colour: isName ? 'ink' : 'text',
        });
      });
    });
  });
}

const totals = { x: 112, pitch: 5.4, points: 9.2, grand: 8.6, above: 2.5, below: 3 } as const;

/** Adds the totals, which stay together. The last one is the total of the paper. */
export function addTotals(flow: PaperFlow, setter: Setter, texts: readonly LabelledText[]): void {
  const last = texts.length - 1;
  const rows = texts.map(({ label, text }, index) => ({
    label: setter.line(label),
    text: setter.figure(text, index === last ? 'bold' : 'regular', 42, index === last ? 12 : totals.points),
  }));
  flow.add(totals.above + last * totals.pitch + totals.grand + totals.below, (pdf, top) => {
    rows.forEach(({ label, text: { lines, points } }, index) => {
      const y = top + totals.above + index * totals.pitch;
      const isGrand = index === last;
      if (isGrand) pdf.rect(mm(totals.x), mm(y), mm(right - totals.x), mm(totals.grand)).fill(printedColours.tint);
      const baseline = y + (isGrand ? 5.9 : 3.7);
      const weight = isGrand ? 'semibold' : 'regular';
      drawLine(pdf, label, totals.x + 2, baseline, { points: totals.points, weight, colour: isGrand ? 'peacockDark' : 'text' });
      drawLine(pdf, lines[0] ?? '', right - 2, baseline, { points, weight: isGrand ? 'bold' : 'regular', align: 'right', isFigure: true });
    });
  });
}

const remarks = { label: 34, pitch: 4.1, gap: 0.6, points: 8.6, most: 120 } as const;
const signature = { width: 74, points: 7.8, first: 21.6, pitch: 3.4, least: 26 } as const;
/** Adds the remarks one below the other, on the page of the signatures if they are not too many. */
export function addRemarks(flow: PaperFlow, setter: Setter, texts: readonly LabelledText[]): void {
  const set = texts.map(({ label, text }) => {
    const lines = setter.wrap(text, 'regular', remarks.points, width - remarks.label);
    return { label: setter.line(label), lines, height: lines.length * remarks.pitch + remarks.gap };
  });
  const together = set.reduce<number>((sum, { height }) => sum + height, signature.least);
  if (!flow.hasRoom(together) && together < remarks.most) flow.open();
  for (const { label, lines, height } of set) {
    flow.add(height, (pdf, top) => {
      drawLine(pdf, label, left, top + 3.2, { points: remarks.points, colour: 'meta' });
      lines.forEach((line, place) => {
        drawLine(pdf, line, left + remarks.label, top + 3.2 + place * remarks.pitch, { points: remarks.points });
      });
    });
  }
}

/** Adds the places to stamp and sign, from the left, with a single one on the right. */
export function addSignatures(flow: PaperFlow, setter: Setter, captions: readonly string[]): void {
  const set = captions.map((caption) => setter.wrap(caption, 'regular', signature.points, signature.width));
  const height = signature.first + (Math.max(...set.map((lines) => lines.length)) - 1) * signature.pitch + 1;
  flow.add(Math.max(height, signature.least), (pdf, top) => {
    set.forEach((lines, index) => {
      const isLast = index === set.length - 1;
      const x = isLast ? right - signature.width : left;
      drawRule(pdf, x, x + signature.width, top + 18, rulePoints);
      lines.forEach((line, place) => {
        drawLine(pdf, line, x, top + signature.first + place * signature.pitch, { points: signature.points, colour: 'meta' });
      });
    });
  });
}
