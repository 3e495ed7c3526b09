/** QR codes on paper, as vectors. */
import { encode } from 'uqr';
import { mm } from './drawing-primitives.ts';
import type { Pdf } from './open-pdf.ts';

/** The width of a module that a phone reads off ordinary paper, and the least and largest side of a code, in mm. */
const measures = { module: 0.42, least: 26, most: 60 } as const;

/** A QR code whose modules are known. */
export interface SetQr {
  /** In mm. Keep four modules free around it. */
  readonly side: number;
  /** Draws it with its upper left corner at this place, in mm. */
  draw(pdf: Pdf, x: number, y: number): void;
}

/** Makes the QR code of a text. Undefined for a blank text. A text that no QR code can hold throws. */
export function setQr(text: string): SetQr | undefined {
  if (text === '') return undefined;
  // The lowest correction has the largest modules. Paper in an office is clean, and phones read large modules better.
  const { data, size } = encode(text, { ecc: 'L', border: 0 });
  const side = Math.min(measures.most, Math.max(measures.least, size * measures.module));
  const module = side / size;
  return {
    side,
    draw(pdf, x, y) {
      data.forEach((row, line) => {
        for (const { from, to } of runsOf(row)) {
          pdf.rect(mm(x + from * module), mm(y + line * module), mm((to - from) * module), mm(module));
        }
      });
      // One path, so that no reader shows hairlines between the rows.
      pdf.fill('#000');
    },
  };
}

/** The dark runs of a row: first module, and the first one after it. */
function runsOf(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  row.forEach((isDark, at) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs;
}
