/** Reads laid-out sheets, as a person looks at the paper. */
import { ungrouped, type Sheet, type TextMark } from '@vikray/contract/printing/display-list.ts';
import { mmPerPoint, sheetMeasures } from '@vikray/contract/printing/sheet-measures.ts';
import type { Typeface } from '@vikray/contract/printing/text-setting.ts';

/** The texts of a sheet, in the order of reading. */
export function textOf(sheet: Sheet | undefined): string {
  return ungrouped(sheet?.marks ?? [])
    .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
    .join(' ');
}

/** How far letters rise above their baseline and fall below it, in em. Only accents and the deepest letters go further. */
const rises = 0.65;
const falls = 0.1;
/** Rounding, in mm. */
const touching = 0.05;

interface Place {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function placeOf({ text, x, y, points, weight, align, tracking }: TextMark, typeface: Typeface): Place {
  const em = points * mmPerPoint;
  const width = typeface.widthOf(text, weight) * em + tracking * mmPerPoint * text.length;
  const left = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
  return { text, left, right: left + width, top: y - rises * em, bottom: y + falls * em };
}

/** The texts that cover another text, leave the sheet or its margins, or stand in the footer. None on a correct sheet. */
export function misplacedOn(sheet: Sheet, typeface: Typeface): string[] {
  const footer = 281.5;
  const places = ungrouped(sheet.marks).flatMap((mark) => (mark.kind === 'text' && mark.text.trim() ? [placeOf(mark, typeface)] : []));
  const { left, right, height } = sheetMeasures;
  const isOff = (place: Place) =>
    place.left < left - touching || place.right > right + touching || place.top < 10 || place.bottom > height - 10;
  const crosses = (place: Place) => place.top < footer && place.bottom > footer;
  const covers = (one: Place, other: Place) =>
    one.left < other.right - touching && other.left < one.right - touching && one.top < other.bottom && other.top < one.bottom;
  const faulty = places.filter(
    (place, index) => isOff(place) || crosses(place) || places.some((other, at) => at > index && covers(place, other)),
  );
  return faulty.map(({ text }) => `${sheet.name}: ${text}`);
}
