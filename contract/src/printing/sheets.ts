/** Puts contents on sheets, between letterhead and footer. */
import { group, ruleMark, textMark, textMarks, type Mark, type Sheet } from './display-list.ts';
import type { Letterhead } from './letterhead.ts';
import type { Printable } from './printable-paper.ts';
import { printedWords } from './printed-words.ts';
import { sheetMeasures } from './sheet-measures.ts';
import { shrinking, type Setter } from './text-setting.ts';

const { left, right } = sheetMeasures;
const footer = { rule: 281.5, baseline: 285.6, points: 8.2 };
/** A longer word gets smaller type, so that it stays within `width`. */
const watermarkType = { points: 130, leastPoints: 60, width: 230 };

/** The lowest place that contents may use. */
export const footerTop = footer.rule;

/** Makes a sheet of each of these contents. */
export function sheetsOf(
  setter: Setter,
  { number, watermark }: Pick<Printable, 'number' | 'watermark'>,
  letterhead: Letterhead,
  contents: readonly (readonly Mark[])[],
): Sheet[] {
  const word = setter.fit(watermark, 'bold', watermarkType.width, shrinking(watermarkType.points, watermarkType.leastPoints));
  const numberSet = setter.fit(number, 'regular', 120, shrinking(footer.points, 5.2));
  return contents.map((content, index) => {
    const name = printedWords.pageOf(index + 1, contents.length);
    const marks = [
      ...(index === 0 ? letterhead.marks : [group('repeated', letterhead.marks)]),
      ...content,
      group('repeated', [
        ruleMark(footer.rule),
        ...textMarks(numberSet, { x: left, y: footer.baseline }, { colour: 'meta' }).slice(0, 1),
        textMark(name, right, footer.baseline, footer.points, { colour: 'meta', align: 'right', isFigure: true }),
      ]),
    ];
    return { name, marks, watermark: word };
  });
}
