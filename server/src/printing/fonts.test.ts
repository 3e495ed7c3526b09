import { printedCoverage } from '@vikray/contract/printing/printed-coverage.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/builders/printable-documents.ts';
import { readPdf, statedTexts } from '../../../testing/panel/read-pdf.ts';
import { drawPdf } from './draw-pdf.ts';
import { fontOf, printedFonts } from './fonts.ts';
import { loadShaping } from './shaping.ts';

beforeAll(loadShaping);

/** Characters that a font may contain although the contract does not name them: see printed-coverage.ts. */
const leftOut = /[\p{C}\p{Script=Arabic}]|(?![\u0900-\u0dff\u1cd0-\u1cff\ua8e0-\ua8ff])\p{M}/u;

function codePointsOf(ranges: string): number[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((end) => parseInt(end, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

describe('the fonts of printed documents', () => {
  const covered = new Set(printedCoverage.flatMap(({ ranges }) => codePointsOf(ranges)));

  test.each(printedCoverage)(
    '$family has, in every weight, the characters that the contract names for it, and none that the contract leaves out',
    ({ family, ranges }) => {
      for (const weight of ['regular', 'semibold', 'bold'] as const) {
        const font = fontOf(family, weight);
        expect(font.unitsPerEm).toBe(1000);
        expect(codePointsOf(ranges).filter((codePoint) => !font.hasGlyphForCodePoint(codePoint))).toEqual([]);
        const held = font.characterSet.filter(
          (codePoint) => font.hasGlyphForCodePoint(codePoint) && !leftOut.test(String.fromCodePoint(codePoint)),
        );
        expect(held.filter((codePoint) => !covered.has(codePoint))).toEqual([]);
      }
    },
  );

  test('a word in two scripts is as wide as its parts together', () => {
    const widthOf = (text: string) => printedFonts.widthOf(text, 'regular');
    expect(widthOf('કબાટ bed → ✓')).toBeCloseTo(widthOf('કબાટ') + widthOf(' bed ') + widthOf('→') + widthOf(' ') + widthOf('✓'), 6);
  });
});

describe('a document in several scripts', () => {
  const names = [
    'સ્ટીલ કબાટ',
    'மருத்துவமனை கட்டில்',
    'ఆసుపత్రి మంచం',
    'ಆಸ್ಪತ್ರೆ ಮಂಚ',
    'ആശുപത്രി കട്ടിൽ',
    'হাসপাতাল শয্যা',
    'ਹਸਪਤਾਲ ਮੰਜਾ',
    'ଡାକ୍ତରଖାନା ଖଟ',
    'रुग्णालय खाट',
  ];

  test('can be read back as it was written, and embeds only the used part of each font (PDF-04)', async () => {
    const bytes = await drawPdf(
      aDocument({ count: names.length, line: (index) => ({ name: names[index] ?? '', description: 'Size → 2 Ω ✓ ①' }) }),
      new Map(),
      new Date('2026-11-20T06:30:00Z'),
    );
    const stated = statedTexts(bytes).join(' ');
    for (const name of names) expect(stated).toContain(name);
    expect((await readPdf(bytes)).pages[0]).toContain('Size → 2 Ω ✓ ①');
    const embedded = new Set(
      Array.from(
        Buffer.from(bytes)
          .toString('latin1')
          .matchAll(/\/FontName \/[A-Z]{6}\+(NotoSans\w+)/g),
        ([, name]) => name,
      ),
    );
    expect(embedded).toEqual(
      new Set([
        ...['Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Tamil', 'Telugu'].map((name) => `NotoSans${name}`),
        'NotoSansMath',
        'NotoSansSymbols',
      ]),
    );
    expect(bytes.length).toBeLessThan(250_000);
  });

  test('embeds no font for a script that it does not use', async () => {
    const bytes = await drawPdf(aDocument(), new Map(), new Date('2026-11-20T06:30:00Z'));
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('NotoSans');
  });
});
