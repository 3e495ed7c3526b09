import type { Sheet } from '@vikray/contract/printing/display-list.ts';
import { PaintedMarks } from './PaintedMarks.tsx';
import { printedFamily } from './printed-typeface.ts';

interface SheetProps {
  readonly sheet: Sheet;
  /** The addresses of the pictures that do not load. */
  readonly failed: ReadonlySet<string>;
  readonly onPictureFailed: (address: string) => void;
}

/** A sheet of a display list. */
export function PaintedSheet({ sheet: { name, marks, watermark }, ...pictures }: SheetProps) {
  return (
    <section className="printed-paper" style={{ fontFamily: printedFamily }} aria-label={name}>
      <PaintedMarks marks={marks} {...pictures} />
      {watermark.lines.map((word) => (
        <span key={word} className="printed-watermark" role="img" aria-label={word} style={{ '--pt': watermark.points }} />
      ))}
    </section>
  );
}
