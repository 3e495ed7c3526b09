import { watermarks } from '@vikray/contract/printing/printable-document.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/builders/printable-documents.ts';
import { readPdf, statedTexts, textsOffTheSheet } from '../../../testing/panel/read-pdf.ts';
import { drawPdf } from './draw-pdf.ts';

const moment = new Date('2026-11-20T06:30:00Z');

async function print(change: Parameters<typeof aDocument>[0]) {
  const bytes = await drawPdf(aDocument(change), new Map(), moment);
  return { bytes, ...(await readPdf(bytes)) };
}

describe('a printed text', () => {
  test('keeps its accents, even those written as separate characters (PDF-03)', async () => {
    const { pages } = await print({ record: { companyName: 'Cafe\u0301 Őrség & Söhne ₹ ½' } });
    expect(pages[0]).toContain('Café Őrség & Söhne ₹ ½');
  });

  test('can be read back in Hindi as it was written (PDF-03)', async () => {
    const { bytes } = await print({
      record: { companyName: 'निरामय हिन्दी चिकित्सालय', designation: 'क्रय प्रबंधक (Pune)' },
      line: () => ({ name: 'फाउलर बेड' }),
    });
    const texts = statedTexts(bytes);
    expect(texts).toEqual(
      expect.arrayContaining(['निरामय हिन्दी चिकित्सालय', 'Kind Attention: Mr. Devdatta Rao - क्रय प्रबंधक (Pune)', 'फाउलर बेड']),
    );
  });

  test('in an Indian script is also readable from its glyphs, whatever was printed before (PDF-03)', async () => {
    // Here the virama and क are inside a cluster; in the next text they begin one.
    await print({ record: { companyName: '्ंक्षक' } });
    const { pages } = await print({ record: { companyName: 'क(त–्क' } });
    expect(pages[0]).toContain('\nक(त–्क\n');
  });

  test('that bypassed the check shows a question mark for each character that no font has, however it is composed', async () => {
    const { pages } = await print({ record: { companyName: 'A 😀 B 👨‍👩‍👧 C 櫻 D \u{1F1EE}\u{1F1F3} E' } });
    expect(pages[0]).toContain('A ? B ? C ? D ? E');
  });

  test('contains no invisible characters', async () => {
    const { pages } = await print({ record: { companyName: 'Bell\u0007 Works\u202e\u200b\ufeff Ltd\ud83d' } });
    expect(pages[0]).toContain('Bell Works Ltd?');
  });
});

/** Arbitrary texts: single signs of any script, Hindi signs in any order, words, control characters. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...Array.from('क्षत्रियांः़ॐऽ०९ \u200c\u200d\u0301aZ(–')), maxLength: 80 }),
  fc.string({ unit: fc.constantFrom('\n', '\r', '\t', '\0', '\u2028', '\ud83d', '\udc4b', ' '), maxLength: 20 }),
  fc.constantFrom('', ' ', 'x'.repeat(1000), 'word '.repeat(200), '\n'.repeat(200), 'क्ष'.repeat(300)),
);

test('no text makes printing fail, lose a page or leave the sheet', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(odd, { minLength: 12, maxLength: 12 }),
      fc.constantFrom(undefined, ...watermarks),
      async (texts, watermark) => {
        const [
          companyName = '',
          address = '',
          name = '',
          designation = '',
          city = '',
          companyForName = '',
          companyForAddress = '',
          companyForEmail = '',
          payment = '',
          others = '',
          product = '',
          description = '',
        ] = texts;
        const { bytes, pages } = await print({
          count: 2,
          ...(watermark && { watermark }),
          // Every page repeats the letterhead, so it has only what a company may have.
          record: {
            companyName,
            address,
            name,
            designation,
            city,
            companyForName: companyForName.slice(0, 200),
            companyForAddress: companyForAddress.slice(0, 500),
            companyForEmail: companyForEmail.slice(0, 254),
            payment,
            others,
            number: companyName.slice(0, 60),
            preparedBy: name,
            preparedByEmail: city,
            gst: address.slice(0, 60),
          },
          line: () => ({ name: product, description }),
        });
        expect(pages.length).toBeGreaterThanOrEqual(2);
        expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
        expect(pages.join()).toContain('GRAND TOTAL');
        expect(await textsOffTheSheet(bytes)).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});
