/** The boxes of the parties of a paper, beside each other. */
import { textMark, textMarks, type Mark } from './display-list.ts';
import type { Block } from './paper-flow.ts';
import type { PaperParty } from './printable-paper.ts';
import { sheetMeasures } from './sheet-measures.ts';
import type { Setter } from './text-setting.ts';

const { left, right } = sheetMeasures;
const gap = 4;
const measures = {
  title: 4.6,
  titlePoints: 7.8,
  firstLine: 9.5,
  pitch: 4.1,
  points: 8.6,
  namePoints: 9.6,
  inset: 2.6,
  inner: 9.8,
  below: 3.4,
  radius: 1.2,
};

/** Lays out the boxes. All are as high as the highest. */
export function layOutParties(setter: Setter, parties: readonly PaperParty[]): Block {
  const { points, namePoints, pitch, firstLine } = measures;
  const width = (right - left - gap * (parties.length - 1)) / parties.length;
  const inner = width - 2 * measures.inset;
  const texts = parties.map(({ title, lines: [name = '', ...rest] }) => ({
    title,
    name: setter.wrap(name, 'semibold', namePoints, inner),
    rest: rest.flatMap((line) => setter.wrap(line, 'regular', points, inner)),
  }));
  const height = measures.inner + Math.max(...texts.map(({ name, rest }) => name.length + rest.length)) * pitch;
  const marks = texts.flatMap(({ title, name, rest }, index): Mark[] => {
    const boxLeft = left + index * (width + gap);
    const x = boxLeft + measures.inset;
    return [
      { kind: 'box', x: boxLeft, y: 0, width, height, radius: measures.radius, edge: 'line' },
      textMark(title, x, measures.title, measures.titlePoints, { colour: 'meta' }),
      ...textMarks({ lines: name, points: namePoints }, { x, y: firstLine, pitch }, { weight: 'semibold' }),
      ...textMarks({ lines: rest, points }, { x, y: firstLine + name.length * pitch, pitch }, { colour: 'text' }),
    ];
  });
  return { height: height + measures.below, marks };
}
