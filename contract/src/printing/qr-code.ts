/** QR codes on paper. */
import type { ShapeMark } from './display-list.ts';

/** Encodes a text with the lowest correction: the dark modules of the code, row by row. */
export type EncodeQr = (text: string) => readonly (readonly boolean[])[];

/** The width of a module that a phone reads off ordinary paper, and the least and largest side of a code, in mm. */
const measures = { module: 0.42, least: 26, most: 60 };

/** Lays out the code of a text with its top at 0 and its right side at `right`. Keep four modules free around it. */
export function layOutQr(text: string, right: number, encodeQr: EncodeQr): ShapeMark {
  const rows = encodeQr(text);
  const side = Math.min(measures.most, Math.max(measures.least, rows.length * measures.module));
  const module = side / rows.length;
  const boxes = rows.flatMap((row, line) =>
    darkRuns(row).map(({ from, to }) => ({ x: from * module, y: line * module, width: (to - from) * module, height: module })),
  );
  return { kind: 'shape', x: right - side, y: 0, side, boxes, colour: 'black' };
}

/** The dark runs of a row: first module, and the first one after it. */
function darkRuns(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  row.forEach((isDark, at) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last?.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs;
}
