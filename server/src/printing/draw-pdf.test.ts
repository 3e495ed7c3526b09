import type { PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { mmPerPoint } from '@vikray/contract/printing/printed-measures.ts';
import { setPages } from '@vikray/contract/printing/printed-pages.ts';
import { describe, expect, test } from 'vitest';
import { aPicture } from '../../../testing/builders/images.ts';
import { aDocument } from '../../../testing/builders/printable-documents.ts';
import { drawingOf, readPdf } from '../../../testing/panel/read-pdf.ts';
import { drawPdf } from './draw-pdf.ts';
import { printedFonts } from './fonts.ts';

const moment = new Date('2026-11-20T06:30:00Z');
const none = new Map<string, Uint8Array>();

function print(document: PrintableDocument, pictures: ReadonlyMap<string, Uint8Array> = none) {
  return drawPdf(document, pictures, moment);
}

async function pagesOf(document: PrintableDocument) {
  return (await readPdf(await print(document))).pages;
}

/** Whether the page contains the texts in this order. */
function inOrder(page: string | undefined, texts: readonly string[]): boolean {
  let from = 0;
  return texts.every((text) => {
    const found = page?.indexOf(text, from) ?? -1;
    from = found + text.length;
    return found >= 0;
  });
}

/** How many pictures are drawn. */
const drawnPictures = (bytes: Uint8Array) => drawingOf(bytes).match(/\/I\d+ Do/g)?.length ?? 0;

describe('the first page', () => {
  test('has the issuing company, title, customer, number and date (PDF-01, PDF-02, PDF-03)', async () => {
    const [first] = await pagesOf(aDocument());
    for (const text of [
      'Taramandal Furniture & Equipment Pvt. Ltd.',
      'Plot 14, Shilpgram Industrial Estate, Chakan Road',
      'Pune, Maharashtra - 410501, India',
      '+91 9000000010',
      'sales@taramandal.example.in',
      '27AAACT0000Q1ZI',
      'Product Quotation',
      'Niramaya Lotus Hospital Trust',
      'Survey No. 118, Lotus Road, Wardha Naka',
      'Nagpur, Maharashtra - 440015, India',
      'Quotation Number',
      'RSD/2026-2027/0148',
      '20/11/2026',
      'Kind Attention: Mr. Devdatta Rao - Purchase Manager',
    ]) {
      expect(first).toContain(text);
    }
  });

  test('says below the date until when it is valid, only if it has a validity (REV-30)', async () => {
    const document = aDocument({ record: { validUntil: '2026-12-20' } });
    const [first] = await pagesOf(document);
    expect(inOrder(first, ['20/11/2026', 'Valid until: 20/12/2026'])).toBe(true);
    const [without] = await pagesOf(aDocument());
    expect(without).not.toContain('Valid until');
    const blank = await print(aDocument({ record: { validUntil: '' } }));
    expect(blank).toEqual(await print(aDocument()));
  });

  test('has the MSME line only if there is an MSME number (PDF-01)', async () => {
    const [withNumber] = await pagesOf(aDocument());
    const [without] = await pagesOf(aDocument({ record: { msme: '' } }));
    expect(withNumber).toMatch(/MSME No\.:\s*UDYAM-MH-26-0000000/);
    expect(without).not.toContain('MSME');
  });

  test('has the six columns in their order, and the products below (PDF-04)', async () => {
    const [first] = await pagesOf(aDocument({ count: 1 }));
    expect(inOrder(first, ['Sl. No.', 'Product Image', 'Product Name & Description', 'Quantity', 'Rate in INR', 'Total in INR'])).toBe(
      true,
    );
    for (const text of ['Fowler Bed 1', 'Four sections, ABS panels.', '64,200.00', '1,28,400.00']) expect(first).toContain(text);
  });
});

describe('the pages', () => {
  test.each([
    [0, 2],
    [1, 2],
    [3, 2],
    [4, 3],
    [7, 4],
    [12, 5],
  ])('prints three products a page, and one page more: %i products are %i pages (PDF-05)', async (count, pageCount) => {
    const pages = await pagesOf(aDocument({ count }));
    expect(pages).toHaveLength(pageCount);
    expect(pages.slice(0, -1).map((page) => page.match(/Fowler Bed/g)?.length ?? 0)).toEqual(
      Array.from({ length: pageCount - 1 }, (_, index) => Math.min(3, count - index * 3)),
    );
  });

  test.each([
    [13, 3],
    [40, 6],
    [500, 52],
  ])('hold as many rows as fit for more than twelve products: %i products are %i pages (PDF-05)', async (count, pageCount) => {
    const pages = await pagesOf(aDocument({ count }));
    expect(pages).toHaveLength(pageCount);
    expect(pages.flatMap((page) => page.match(/Fowler Bed \d+/g) ?? [])).toEqual(
      Array.from({ length: count }, (_, index) => `Fowler Bed ${index + 1}`),
    );
  });

  test('each show page number, page count, document and company (PDF-01)', async () => {
    const pages = await pagesOf(aDocument({ count: 7 }));
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of 4`);
      expect(page).toContain('RSD/2026-2027/0148');
      expect(page).toContain('Taramandal Furniture & Equipment Pvt. Ltd.');
    });
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
    const voidPages = await pagesOf(aDocument({ count: 4, overprint: 'VOID' }));
    expect(voidPages.map((page) => page.includes('VOID'))).toEqual([true, true, true]);
    expect((await pagesOf(aDocument({ count: 4 }))).join()).not.toContain('VOID');
  });

  test('all say SUPERSEDED on a replaced quotation, and nothing of it leaves the sheet (REV-20)', async () => {
    const pages = await pagesOf(aDocument({ count: 4, overprint: 'SUPERSEDED' }));
    expect(pages.map((page) => page.includes('SUPERSEDED'))).toEqual([true, true, true]);
    const { overprint } = setPages(aDocument({ overprint: 'SUPERSEDED' }), printedFonts);
    const width = printedFonts.widthOf('SUPERSEDED', 'bold') * overprint.points * mmPerPoint;
    expect(width).toBeGreaterThan(200);
    expect((width + overprint.points * mmPerPoint) / Math.SQRT2).toBeLessThan(210);
  });

  test('say VOID in front of their photos', async () => {
    const bed = new Uint8Array(await aPicture({ format: 'jpeg' }));
    const drawing = drawingOf(await print(aDocument({ count: 3, overprint: 'VOID' }), new Map([['/api/images/bed.jpg', bed]])));
    // Only this text is drawn with an outline.
    const [before = '', ...pages] = drawing.split('2 Tr');
    expect(before.match(/\/I\d+ Do/g)).toHaveLength(3);
    expect(pages).toHaveLength(2);
  });

  test('say VOID behind their texts, which stay legible', async () => {
    const drawing = drawingOf(await print(aDocument({ count: 1, overprint: 'VOID' }), new Map()));
    const texts = (part = '') => part.match(/\bBT\b/g)?.length ?? 0;
    const [letterhead, ...pages] = drawing.split('2 Tr');
    const [, lastPage] = pages;
    expect(texts(letterhead)).toBeLessThan(15);
    expect(texts(lastPage)).toBeGreaterThan(40);
  });
});

describe('the last page', () => {
  test('has the totals in their order (PDF-06)', async () => {
    const last = (await pagesOf(aDocument({ count: 2 }))).at(-1);
    expect(
      inOrder(last, [
        'Sub Total',
        '2,56,800.00',
        'After Special Discount (7.5%)',
        '2,37,540.00',
        'GST on Goods (18%)',
        '42,757.20',
        'Special Wooden Packing & Forwarding',
        '18,500.00',
        'Freight Charges',
        '24,750.50',
        'Installation Charges',
        '32,000.00',
        'GST on Service Charge (18%)',
        '13,545.09',
        'GRAND TOTAL',
        '3,69,092.79',
      ]),
    ).toBe(true);
  });

  test('has the terms in their order, a dash for none, then preparer and note (PDF-07, PDF-08, PDF-09)', async () => {
    const last = (await pagesOf(aDocument({ record: { warranty: '' } }))).at(-1);
    expect(
      inOrder(last, [
        'Terms & Conditions of Sale',
        'Delivery',
        'Within 4 to 6 weeks.',
        'Price',
        'Payment',
        'Taxes',
        'Freight',
        'Validity',
        'Valid for 30 days.',
        'Warranty',
        '-',
        'Others',
        'Prepared by',
        'Rohini Sondhi',
        '9000000021',
        'rohini@taramandal.example.in',
        'This is a computer generated quotation therefore it does not require a signature.',
      ]),
    ).toBe(true);
  });

  test('continues long terms on further pages without losing anything (PDF-07)', async () => {
    const payment = Array.from({ length: 100 }, (_, index) => `clause ${index}`).join('\n');
    const pages = await pagesOf(aDocument({ record: { payment } }));
    expect(pages.length).toBeGreaterThan(3);
    const text = pages.slice(1).join('\n');
    expect(inOrder(text, payment.split('\n'))).toBe(true);
    expect(pages.map((page) => page.includes('computer generated'))).toEqual(pages.map((_, index) => index === pages.length - 1));
    expect(pages.every((page) => page.includes('Taramandal Furniture'))).toBe(true);
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

  test('give the place of a missing logo to the name', async () => {
    const bytes = await print(aDocument());
    expect(drawnPictures(bytes)).toBe(0);
    expect((await readPdf(bytes)).pages[0]).toContain('Taramandal');
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
