/** The labelled facts of a paper in two columns, and beside them the QR code of an e-invoice. */
import { textMark, textMarks, type Mark } from './display-list.ts';
import { stack, type Block } from './paper-flow.ts';
import type { LabelledText } from './printable-document.ts';
import type { PrintablePaper } from './printable-paper.ts';
import { layOutQr, type EncodeQr } from './qr-code.ts';
import { sheetMeasures } from './sheet-measures.ts';
import type { Setter } from './text-setting.ts';

const { left, right } = sheetMeasures;
const gap = 4;
const measures = { label: 27, baseline: 3.2, pitch: 4.2, points: 8.6, below: 3 };

/** Lays out the facts. The registration of an e-invoice is above them, with its QR code on the right. */
export function layOutPaperFacts(setter: Setter, { facts, registration }: PrintablePaper, encodeQr: EncodeQr): Block {
  const qr = registration?.qr ? layOutQr(registration.qr, right, encodeQr) : undefined;
  const width = right - left - (qr ? qr.side + gap : 0);
  const { height, marks } = stack([layOutColumns(setter, registration?.facts ?? [], width, 1), layOutColumns(setter, facts, width, 2)]);
  return { height: Math.max(qr?.side ?? 0, height) + measures.below, marks: qr ? [...marks, qr] : marks };
}

function layOutColumns(setter: Setter, facts: readonly LabelledText[], width: number, columnCount: number): Block {
  const room = (width - gap * (columnCount - 1)) / columnCount;
  const perColumn = Math.ceil(facts.length / columnCount);
  const columns = Array.from({ length: columnCount }, (_, index) => {
    const x = left + index * (room + gap);
    return stack(facts.slice(index * perColumn, (index + 1) * perColumn).map((fact) => layOutFact(setter, fact, x, room)));
  });
  return { height: Math.max(...columns.map(({ height }) => height)), marks: columns.flatMap(({ marks }) => marks) };
}

function layOutFact(setter: Setter, { label, text }: LabelledText, x: number, room: number): Block {
  const { baseline: y, points, pitch } = measures;
  const lines = setter.wrap(text, 'semibold', points, room - measures.label);
  const marks: Mark[] = [
    textMark(setter.line(label), x, y, points, { colour: 'meta' }),
    ...textMarks({ lines, points }, { x: x + measures.label, y, pitch }, { weight: 'semibold' }),
  ];
  return { height: Math.max(1, lines.length) * pitch, marks };
}
