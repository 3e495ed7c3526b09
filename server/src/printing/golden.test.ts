/**
 * One file for each script, drawn once and looked at. An update of pdfkit, fontkit, HarfBuzz or a font that changes a glyph, its place or
 * its letters changes the file. Delete the file then, run this test, look at the new one, and commit it if it is right.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { textMark, type Mark, type Sheet } from '@vikray/contract/printing/display-list.ts';
import { beforeAll, expect, test } from 'vitest';
import { inflatedPartsOf } from '../../../testing/panel/read-pdf.ts';
import { openPdf } from './open-pdf.ts';
import { paintSheet } from './paint-sheet.ts';
import { openPictures } from './pictures.ts';
import { loadShaping } from './shaping.ts';

beforeAll(loadShaping);

const texts = {
  latin: ['Steel cot, “Café” – 1,980 × 915 mm', 'difficult offers, flush fittings', '₹ 1,23,456.70'],
  devanagari: ['रुग्णालय खाट', 'क्षेत्र किं श्री', 'हृदय ट्रॉली ₹ १२'],
  bengali: ['হাসপাতাল শয্যা', 'ক্ষ কে কো'],
  gujarati: ['સ્ટીલ કબાટ', 'અં ક્ષ શ્રી'],
  gurmukhi: ['ਹਸਪਤਾਲ ਮੰਜਾ', 'ਕੂ ਕਿ'],
  kannada: ['ಆಸ್ಪತ್ರೆ ಮಂಚ', 'ಕ್ಕ ಕ್ಷ'],
  malayalam: ['ആശുപത്രി കട്ടിൽ', 'ശ്രീ ക്ക'],
  odia: ['ଡାକ୍ତରଖାନା ଖଟ', 'କ୍ଷ'],
  tamil: ['மருத்துவமனை கட்டில்', 'கொ க்ஷ'],
  telugu: ['ఆసుపత్రి మంచం', 'క్క క్ష'],
  symbols: ['→ ✓ Ω ∑ ①', 'Size → 2 Ω ✓'],
} as const;

async function drawn(lines: readonly string[]): Promise<Uint8Array> {
  const { pdf, finish } = openPdf({ title: 'Golden', number: '', issuer: { name: '', image: '', address: [], facts: [] } }, new Date(0));
  const marks = lines.flatMap((line, index): Mark[] => [
    textMark(line, 20, 30 + index * 30, 20),
    textMark(line, 190, 40 + index * 30, 14, { weight: 'semibold', align: 'right', isFigure: true }),
    textMark(line, 105, 50 + index * 30, 14, { weight: 'bold', align: 'center', colour: 'peacock' }),
  ]);
  const sheet: Sheet = { name: '', marks, watermark: { lines: [], points: 0 } };
  pdf.addPage();
  paintSheet(pdf, sheet, openPictures(pdf, new Map()));
  return finish();
}

/** The glyphs of a text in other company: what was drawn before changes no file. */
const backwards = (line: string) => Array.from(line).toReversed().join('');

beforeAll(async () => {
  for (const lines of Object.values(texts)) await drawn(lines.map(backwards));
});

test.each(Object.entries(texts))(
  'the letters of a text in %s are drawn as they were when they were looked at (PDF-04)',
  async (name, lines) => {
    const file = new URL(`golden/${name}.pdf`, import.meta.url);
    const bytes = await drawn(lines);
    if (!existsSync(file)) {
      writeFileSync(file, bytes);
      throw new Error(`${file.pathname} is new. Look at it, and commit it if it is right.`);
    }
    // Compressed bytes differ between processors.
    expect(inflatedPartsOf(bytes)).toEqual(inflatedPartsOf(readFileSync(file)));
  },
);
