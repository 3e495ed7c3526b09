/** A row of the product table. */
import { group, ruleMark, textMarks, type Mark } from './display-list.ts';
import type { PrintedLine } from './printable-document.ts';
import { printedWords } from './printed-words.ts';
import { columnPositions, type ColumnPosition, type RowMeasures } from './row-measures.ts';
import type { Setter, Weight } from './text-setting.ts';

/** The text of a line that did not fit in its row. */
export interface RestOfRow {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

interface Row {
  readonly height: number;
  /** The least room that the row needs to begin on a sheet: the name and three lines. */
  readonly least: number;
  /** With the top of the row at 0. */
  readonly cells: readonly Mark[];
  readonly rest: RestOfRow | undefined;
}

const figurePoints = 10;
/** Totals from one crore are longer than this and get smaller type. */
const longestUsualTotal = '99,99,999.99'.length;
/** Longer names continue in the annexure. No current product has one. */
const maxNameLines = 24;

/** Lays out a row that is at most `room` high. */
export function layOutRow(setter: Setter, measures: RowMeasures, line: PrintedLine, room: number): Row {
  const places = columnPositions(measures);
  const { below, ...photoSize } = measures.photo;
  const text = layOutText(setter, measures, line, room, places.text.x);
  const figure = (value: string, { x, width, align }: ColumnPosition, weight: Weight = 'regular', points = figurePoints) =>
    group(
      'cell',
      textMarks(setter.figure(value, weight, width, points), { x, y: measures.firstBaseline }, { weight, align, isFigure: true }),
    );
  const photo = {
    kind: 'picture',
    x: places.photo.x,
    y: below,
    ...photoSize,
    address: line.photo,
    name: text.name,
    isPhoto: true,
  } as const;
  const cells = [
    figure(String(line.number), places.serial),
    group('cell', [photo]),
    group('cell', [...text.marks, ruleMark(text.height)]),
    figure(line.quantity, places.quantity),
    figure(line.rate, places.rate),
    figure(line.total, places.total, 'semibold', line.total.length > longestUsualTotal ? 9 : figurePoints),
  ];
  return { height: text.height, least: text.least, cells, rest: text.rest };
}

/** Name and description. The last line of a text that does not fit says where it continues. */
function layOutText(setter: Setter, measures: RowMeasures, line: PrintedLine, room: number, x: number) {
  const { firstBaseline, textWidth, name: names, description: type, ending, height: leastHeight } = measures;
  const nameSet = setter.fit(line.name, 'semibold', textWidth, [
    { points: names.points, lines: 3 },
    { points: names.smallPoints, lines: maxNameLines },
  ]);
  const name = { points: nameSet.points, lines: nameSet.lines.slice(0, maxNameLines) };
  const namePitch = nameSet.points === names.points ? names.pitch : names.smallPitch;
  const baseline = firstBaseline + Math.max(0, name.lines.length - 1) * namePitch + type.below;

  const paragraphs = setter.wrapParagraphs(line.description, 'regular', type.points, textWidth);
  const lines = paragraphs.flat();
  const most = Math.floor((room - ending - baseline) / type.pitch) + 1;
  const nameRest = nameSet.lines.slice(maxNameLines).join(' ');
  const isWhole = lines.length <= most && !nameRest;
  const shown = isWhole ? lines : lines.slice(0, Math.max(0, most - 1));
  const heightOf = (lineCount: number) => Math.max(leastHeight, baseline + Math.max(0, lineCount - 1) * type.pitch + ending);
  const height = heightOf(isWhole ? shown.length : shown.length + 1);

  const marks: Mark[] = [
    ...textMarks(name, { x, y: firstBaseline, pitch: namePitch }, { weight: 'semibold' }),
    ...textMarks({ lines: shown, points: type.points }, { x, y: baseline, pitch: type.pitch }, { colour: 'text' }),
  ];
  let rest: RestOfRow | undefined;
  if (!isWhole) {
    const attempts = [
      { points: type.points, lines: 1 },
      { points: 7, lines: 1 },
    ];
    const continued = setter.fit(printedWords.continued, 'regular', textWidth, attempts);
    marks.push(...textMarks(continued, { x, y: baseline + shown.length * type.pitch }, { colour: 'meta' }));
    const unbroken = setter.wrapParagraphs(line.description, 'regular', type.points, Infinity).flat();
    const text = [nameRest, restOf(unbroken, paragraphs, shown.length)].filter(Boolean).join('\n');
    rest = { number: line.number, name: line.name, text };
  }
  return { marks, name: name.lines.join(' '), height, least: Math.min(height, heightOf(3)), rest };
}

/** The part of the paragraphs after the given number of their lines. A word that the end of a line has cut is whole again. */
function restOf(paragraphs: readonly string[], lines: readonly (readonly string[])[], lineCount: number): string {
  let left = lineCount;
  const rest = paragraphs.map((paragraph, index) => {
    const before = lines[index]?.slice(0, left) ?? [];
    left -= before.length;
    return paragraph.slice(before.reduce((end, line) => paragraph.indexOf(line, end) + line.length, 0)).trimStart();
  });
  return rest.filter(Boolean).join('\n');
}
