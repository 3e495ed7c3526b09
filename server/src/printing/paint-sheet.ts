/** Paints a sheet of a display list on the current page of a PDF. */
import { ungrouped, type BoxMark, type RuleMark, type Sheet, type ShapeMark } from '@vikray/contract/printing/display-list.ts';
import { mmPerPoint, printedColours, sheetMeasures } from '@vikray/contract/printing/sheet-measures.ts';
import type { Pdf } from './open-pdf.ts';
import { paintText, paintWatermark } from './paint-text.ts';
import type { Pictures } from './pictures.ts';

/** Millimetres in points. */
function mm(millimetres: number): number {
  return millimetres / mmPerPoint;
}

/** Paints the pictures, the watermark over them, and everything else over that. */
export function paintSheet(pdf: Pdf, { marks, watermark }: Sheet, pictures: Pictures): void {
  const all = ungrouped(marks);
  for (const mark of all) if (mark.kind === 'picture') pictures.paint(mark);
  paintWatermark(pdf, watermark);
  for (const mark of all) {
    if (mark.kind === 'text') paintText(pdf, mark);
    else if (mark.kind === 'rule') paintRule(pdf, mark);
    else if (mark.kind === 'box') paintBox(pdf, mark);
    else if (mark.kind === 'shape') paintShape(pdf, mark);
  }
}

function paintRule(pdf: Pdf, { x, y, width, points, colour }: RuleMark): void {
  pdf
    .moveTo(mm(x), mm(y))
    .lineTo(mm(x + width), mm(y))
    .lineWidth(points)
    .stroke(printedColours[colour]);
}

function paintBox(pdf: Pdf, { x, y, width, height, radius, fill, edge }: BoxMark): void {
  const place = [mm(x), mm(y), mm(width), mm(height)] as const;
  const outline = () => (radius > 0 ? pdf.roundedRect(...place, mm(radius)) : pdf.rect(...place));
  if (fill) outline().fill(printedColours[fill]);
  if (edge) outline().lineWidth(sheetMeasures.rulePoints).stroke(printedColours[edge]);
}

/** Paints the boxes of a shape as one path, so that no reader shows hairlines between them. */
function paintShape(pdf: Pdf, { x, y, boxes, colour }: ShapeMark): void {
  for (const box of boxes) pdf.rect(mm(x + box.x), mm(y + box.y), mm(box.width), mm(box.height));
  pdf.fill(printedColours[colour]);
}
