import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { describe, expect, test } from 'vitest';
import { aPicture } from '../../../testing/builders/images.ts';
import { aDocument } from '../../../testing/builders/printable-documents.ts';
import { drawingOf, readPdf } from '../../../testing/panel/read-pdf.ts';
import { drawPdf } from './draw-pdf.ts';

const moment = new Date('2026-11-20T06:30:00Z');
const none = new Map<string, Uint8Array>();

function print(document: PrintableDocument, pictures: ReadonlyMap<string, Uint8Array> = none) {
  return drawPdf(document, pictures, moment);
}

/** How many pictures are drawn. */
const drawnPictures = (bytes: Uint8Array) => drawingOf(bytes).match(/\/I\d+ Do/g)?.length ?? 0;

describe('the pages of a file', () => {
  test('have texts that readers find, in the order of reading (PDF-10)', async () => {
    const [first, last] = (await readPdf(await print(aDocument({ count: 2 })))).pages;
    for (const text of ['Product Quotation', 'Niramaya Lotus Hospital Trust', 'Four sections, ABS panels.', 'Page 1 of 2'])
      expect(first).toContain(text);
    expect(last).toMatch(/Sub Total[^]*2,37,540\.00[^]*GRAND TOTAL[^]*3,69,092\.79[^]*Warranty[^]*Prepared by/);
  });

  test('are A4 (PDF-10)', async () => {
    const { sizes } = await readPdf(await print(aDocument({ count: 4 })));
    expect(sizes).toEqual([
      [595.28, 841.89],
      [595.28, 841.89],
      [595.28, 841.89],
    ]);
  });

  test('all say VOID on a void document, and on no other', async () => {
    const voided = await readPdf(await print(aDocument({ count: 4, watermark: 'VOID' })));
    expect(voided.pages.map((page) => page.includes('VOID'))).toEqual([true, true, true]);
    expect((await readPdf(await print(aDocument({ count: 4 })))).pages.join()).not.toContain('VOID');
  });

  test('say VOID in front of their photos', async () => {
    const bed = new Uint8Array(await aPicture({ format: 'jpeg' }));
    const drawing = drawingOf(await print(aDocument({ count: 3, watermark: 'VOID' }), new Map([['/api/images/bed.jpg', bed]])));
    // Only this text is drawn with an outline.
    const [before = '', ...pages] = drawing.split('2 Tr');
    expect(before.match(/\/I\d+ Do/g)).toHaveLength(3);
    expect(pages).toHaveLength(2);
  });

  test('say VOID behind their texts, which stay legible', async () => {
    const drawing = drawingOf(await print(aDocument({ count: 1, watermark: 'VOID' }), new Map()));
    const texts = (part = '') => part.match(/\bBT\b/g)?.length ?? 0;
    const [letterhead, ...pages] = drawing.split('2 Tr');
    const [, lastPage] = pages;
    expect(texts(letterhead)).toBeLessThan(15);
    expect(texts(lastPage)).toBeGreaterThan(40);
  });
});

describe('the pictures', () => {
  test('are drawn, and each is in the file once; a line drawing replaces a missing or broken one (PDF-15)', async () => {
    const bed = new Uint8Array(await aPicture({ format: 'jpeg' }));
    const pictures = new Map([
      ['/api/images/bed.jpg', bed],
      ['/api/images/logo.jpg', bed],
      ['/api/images/cut.jpg', bed.slice(0, -40)],
      ['/api/images/text.jpg', new TextEncoder().encode('no picture at all')],
    ]);
    const photos = [
      '/api/images/bed.jpg',
      '/api/images/bed.jpg',
      '/api/images/cut.jpg',
      '/api/images/text.jpg',
      '/api/images/gone.jpg',
      '',
    ];
    const bytes = await print(aDocument({ count: 6, line: (index) => ({ photo: photos[index] ?? '' }) }), pictures);
    // The logo on each of three pages, the bed twice.
    expect(drawnPictures(bytes)).toBe(5);
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(2);
  });
});

test('the file contains title, author and the given moment, and is the same whenever it is drawn', async () => {
  const bytes = await print(aDocument());
  const { info } = await readPdf(bytes);
  expect(info).toMatchObject({
    Title: 'Product Quotation RSD/2026-2027/0148',
    Author: 'Taramandal Furniture & Equipment Pvt. Ltd.',
    CreationDate: 'D:20261120063000Z',
  });
  expect(await print(aDocument())).toEqual(bytes);
});
