/** The parts of a paper above its tables: title and parties. Its facts are in `paper-head.ts`. */
import type { PaperParty, PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { printedColours, printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { Setter } from '@vikray/contract/printing/text-setting.ts';
import { drawLine, mm } from './drawing-primitives.ts';
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
  const draw: Draw = (pdf, top) => {
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
  };
  flow.add({ height: height + party.below, draw });
}
