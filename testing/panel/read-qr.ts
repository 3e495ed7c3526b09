/** Reads QR codes off a PDF, as a phone does off the paper. */
import jsqr from 'jsqr';
import { drawingOf } from './read-pdf.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const pixelsPerPoint = 4;
const margin = 24;

/** The texts of the QR codes of a PDF, in the order of its pages. Each is one path of 100 rectangles or more. Blank: it cannot be read. */
export function qrTextsOf(pdf: Uint8Array): string[] {
  return [...drawingOf(pdf).matchAll(/(?:\S+ \S+ \S+ \S+ re\n){100,}(?:\/DeviceRGB cs\n)?0 0 0 scn\nf\n/g)].map(([path]) => {
    const rectangles = [...path.matchAll(/(\S+) (\S+) (\S+) (\S+) re\n/g)].map((match) => {
      const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number);
      return { x, y, width, height };
    });
    return textOf(rectangles);
  });
}

/** What a camera reads off the dark rectangles of a code. Blank: it cannot be read. */
export function textOf(rectangles: readonly Rectangle[]): string {
  const left = Math.min(...rectangles.map(({ x }) => x));
  const top = Math.min(...rectangles.map(({ y }) => y));
  const side = Math.max(...rectangles.map(({ x, width }) => x + width)) - left;
  const pixels = Math.ceil(side * pixelsPerPoint) + 2 * margin;
  const image = new Uint8ClampedArray(pixels * pixels * 4).fill(255);
  const at = (points: number) => Math.round(points * pixelsPerPoint) + margin;
  for (const { x, y, width, height } of rectangles)
    for (let row = at(y - top); row < at(y - top + height); row += 1)
      for (let column = at(x - left); column < at(x - left + width); column += 1)
        image.fill(0, (row * pixels + column) * 4, (row * pixels + column) * 4 + 3);
  // The package is a CommonJS module whose function is under `default`.
  return jsqr.default(image, pixels, pixels)?.data ?? '';
}
