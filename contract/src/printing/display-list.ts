/**
 * The display list: all sheets of a laid-out document, with everything that is on them. The server paints it as a PDF and the browser on
 * screen; neither decides where anything goes. Positions are in mm from the upper left corner of the sheet, type and rules in points.
 */
import { sheetMeasures, type Colour } from './sheet-measures.ts';
import type { SetText, Weight } from './text-setting.ts';

/** A rectangle on a sheet, in millimetres from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TextStyle {
  readonly weight?: Weight;
  readonly colour?: Colour;
  /** Whether `x` is the left end of the text, its right end or its middle. */
  readonly align?: 'left' | 'right' | 'center';
  /** Gives all digits the same width, so that the figures of a column align. */
  readonly isFigure?: boolean;
  /** Space added after each letter, in points. */
  readonly tracking?: number;
}

/** One line of text; `y` is its baseline. */
export interface TextMark extends Required<TextStyle> {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly points: number;
}

/** A horizontal line; `y` is its middle. */
export interface RuleMark {
  readonly kind: 'rule';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly points: number;
  readonly colour: Colour;
}

/** A rectangle, filled or with a thin edge. */
export interface BoxMark extends Box {
  readonly kind: 'box';
  readonly radius: number;
  readonly fill?: Colour;
  readonly edge?: Colour;
}

/** A picture, as large as fits into its box. A photo has a frame, and a drawing replaces a missing one. */
export interface PictureMark extends Box {
  readonly kind: 'picture';
  /** Blank for none. */
  readonly address: string;
  /** What screen readers say. */
  readonly name: string;
  readonly isPhoto: boolean;
}

/** A square shape, `side` mm wide, that is put together from boxes. Their positions count from its upper left corner. */
export interface ShapeMark {
  readonly kind: 'shape';
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly boxes: readonly Box[];
  readonly colour: Colour;
}

/** Marks that belong together, for screen readers. `repeated` marks stand on every sheet, and are read once or not at all. */
export interface GroupMark {
  readonly kind: 'group';
  readonly role: 'heading' | 'subheading' | 'paragraph' | 'table' | 'row' | 'columnheader' | 'rowheader' | 'cell' | 'repeated';
  readonly name?: string;
  readonly marks: readonly Mark[];
}

/** What a sheet consists of. */
export type Mark = TextMark | RuleMark | BoxMark | PictureMark | ShapeMark | GroupMark;

/** A sheet of paper. Paint its pictures first, then the watermark, then everything else, so that texts stay legible. */
export interface Sheet {
  /** Such as "Page 1 of 3". */
  readonly name: string;
  /** In the order of reading. */
  readonly marks: readonly Mark[];
  /** Without lines if there is none. */
  readonly watermark: SetText;
}

/** A line of text. `y` is its baseline. */
export function textMark(text: string, x: number, y: number, points: number, style: TextStyle = {}): TextMark {
  return { kind: 'text', text, x, y, points, weight: 'regular', colour: 'ink', align: 'left', isFigure: false, tracking: 0, ...style };
}

/** The lines of a text. `y` is the baseline of the first one, and `pitch` the distance between baselines. */
export function textMarks(
  { lines, points }: SetText,
  { x, y, pitch = 0 }: { readonly x: number; readonly y: number; readonly pitch?: number },
  style: TextStyle = {},
): TextMark[] {
  return lines.map((line, index) => textMark(line, x, y + index * pitch, points, style));
}

interface RuleStyle {
  readonly x?: number;
  readonly end?: number;
  readonly points?: number;
  readonly colour?: Colour;
}

/** A thin rule across the sheet, or from `x` to `end`. */
export function ruleMark(y: number, style: RuleStyle = {}): RuleMark {
  const { x = sheetMeasures.left, end = sheetMeasures.right, points = sheetMeasures.rulePoints, colour = 'line' } = style;
  return { kind: 'rule', x, y, width: end - x, points, colour };
}

/** A group for screen readers. */
export function group(role: GroupMark['role'], marks: readonly Mark[], name?: string): GroupMark {
  return { kind: 'group', role, marks, ...(name !== undefined && { name }) };
}

/** Marks moved down by a distance. */
export function movedDown(marks: readonly Mark[], distance: number): Mark[] {
  if (distance === 0) return [...marks];
  return marks.map((mark) =>
    mark.kind === 'group' ? { ...mark, marks: movedDown(mark.marks, distance) } : { ...mark, y: mark.y + distance },
  );
}

/** All marks without their groups. */
export function ungrouped(marks: readonly Mark[]): Exclude<Mark, GroupMark>[] {
  return marks.flatMap((mark) => (mark.kind === 'group' ? ungrouped(mark.marks) : [mark]));
}
