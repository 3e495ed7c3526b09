/** The head of a paper: its labelled facts in two columns, and beside them the QR code of an e-invoice. */
import type { LabelledText } from '@vikray/contract/printing/printable-document.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { Setter } from '@vikray/contract/printing/text-setting.ts';
import { drawLine } from './drawing-primitives.ts';
import type { Block, Draw, PaperFlow } from './paper-flow.ts';
import { setQr } from './qr-code.ts';

const { left, right } = printedMeasures;
const gap = 4;
const facts = { columns: 2, label: 27, pitch: 4.2, points: 8.6, below: 3 } as const;

/** Adds the facts. The registration of an e-invoice is above them, with its QR code on the right. */
export function addFacts(flow: PaperFlow, setter: Setter, { facts: texts, registration }: PrintablePaper): void {
  const qr = registration && setQr(registration.qr);
  const width = right - left - (qr ? qr.side + gap : 0);
  const blocks = [setBlock(setter, registration?.facts ?? [], width, 1), setBlock(setter, texts, width, facts.columns)];
  const height = Math.max(
    qr?.side ?? 0,
    ...blocks.map((block) => block.height),
    blocks.reduce((sum, block) => sum + block.height, 0),
  );
  const draw: Draw = (pdf, top, pictures) => {
    let y = top;
    for (const block of blocks) {
      block.draw(pdf, y, pictures);
      y += block.height;
    }
    qr?.draw(pdf, right - qr.side, top);
  };
  flow.add({ height: height + facts.below, draw });
}

function setBlock(setter: Setter, texts: readonly LabelledText[], width: number, columnCount: number): Block {
  const room = (width - gap * (columnCount - 1)) / columnCount;
  const set = texts.map(({ label, text }) => {
    const lines = setter.wrap(text, 'semibold', facts.points, room - facts.label);
    return { label: setter.line(label), lines, height: Math.max(1, lines.length) * facts.pitch };
  });
  const perColumn = Math.ceil(set.length / columnCount);
  const columns = Array.from({ length: columnCount }, (_, index) => set.slice(index * perColumn, (index + 1) * perColumn));
  const height = Math.max(...columns.map((column) => column.reduce((sum, fact) => sum + fact.height, 0)));
  const draw: Draw = (pdf, top) => {
    columns.forEach((column, index) => {
      const x = left + index * (room + gap);
      let baseline = top + 3.2;
      for (const { label, lines, height: used } of column) {
        drawLine(pdf, label, x, baseline, { points: facts.points, colour: 'meta' });
        lines.forEach((line, place) =>
          drawLine(pdf, line, x + facts.label, baseline + place * facts.pitch, { points: facts.points, weight: 'semibold' }),
        );
        baseline += used;
      }
    });
  };
  return { height, draw };
}
