/** A column of labelled texts below a heading: the terms, or the annexure. Text that does not fit on a sheet continues on the next. */
import { group, ruleMark, textMark, textMarks, type Mark } from './display-list.ts';
import { sheetMeasures } from './sheet-measures.ts';

const heading = { points: 14, onItsOwn: 46, ruleBelow: 4.1 };
const row = { textX: 47, height: 9.3, baseline: 5.6, pitch: 4.8, bottom: 270 };
/** Rows with up to this many lines are not divided between sheets. */
const undividedLines = 6;

/** The type of these texts, and how wide they may be, in mm. */
export const labelledType = { points: 9.8, width: sheetMeasures.right - row.textX };

interface LabelledRow {
  readonly label: string;
  readonly lines: readonly string[];
  readonly top: number;
}

interface LabelledPage {
  readonly heading: number;
  readonly rows: LabelledRow[];
}

function heightOf(lines: readonly string[]): number {
  return row.height + Math.max(0, lines.length - 1) * row.pitch;
}

/** Places rows on sheets one after the other. Rows that do not fit continue on the next sheet. */
export class LabelledTexts {
  readonly #title: string;
  readonly #end: number;
  readonly #pages: LabelledPage[] = [];
  #y = 0;

  /** `shift` is the room that a long letterhead takes. `firstHeading` is the baseline of the heading on the first sheet. */
  constructor(title: string, shift: number, firstHeading: number = heading.onItsOwn) {
    this.#title = title;
    this.#end = row.bottom - shift;
    this.#open(firstHeading);
  }

  #open(baseline: number): void {
    this.#pages.push({ heading: baseline, rows: [] });
    this.#y = baseline + heading.ruleBelow;
  }

  /** Where the last row ends. */
  get bottom(): number {
    return this.#y;
  }

  add(label: string, lines: readonly string[]): void {
    const room = Math.floor((this.#end - this.#y - row.height) / row.pitch) + 1;
    if (lines.length <= room) return this.#place(label, lines);
    const taken = lines.length <= undividedLines || room < 2 ? 0 : room;
    if (taken > 0) this.#place(label, lines.slice(0, taken));
    this.#open(heading.onItsOwn);
    this.add(label, lines.slice(taken));
  }

  /** Moves the last row to a new sheet, so that what follows is not alone there. */
  moveLast(): void {
    const last = this.#pages.at(-1)?.rows.pop();
    this.#open(heading.onItsOwn);
    if (last) this.add(last.label, last.lines);
  }

  #place(label: string, lines: readonly string[]): void {
    this.#pages.at(-1)?.rows.push({ label, lines, top: this.#y });
    this.#y += heightOf(lines);
  }

  /** The contents of each sheet. */
  sheets(): Mark[][] {
    return this.#pages.map(({ heading: baseline, rows }) => [
      group('subheading', [textMark(this.#title, sheetMeasures.left, baseline, heading.points, { weight: 'semibold', colour: 'peacock' })]),
      ruleMark(baseline + heading.ruleBelow, { colour: 'peacock' }),
      group('table', rows.map(layOutRow), this.#title),
    ]);
  }
}

function layOutRow({ label, lines, top }: LabelledRow): Mark {
  const { points } = labelledType;
  const y = top + row.baseline;
  return group('row', [
    group('rowheader', [textMark(label, sheetMeasures.left, y, points, { weight: 'semibold' })]),
    group('cell', [
      ...textMarks({ lines, points }, { x: row.textX, y, pitch: row.pitch }, { colour: 'text' }),
      ruleMark(top + heightOf(lines)),
    ]),
  ]);
}
