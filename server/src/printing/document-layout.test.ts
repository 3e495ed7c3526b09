import { layOutDocument } from '@vikray/contract/printing/document-layout.ts';
import { ungrouped, type Sheet } from '@vikray/contract/printing/display-list.ts';
import { printedWords } from '@vikray/contract/printing/printed-words.ts';
import { describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/builders/printable-documents.ts';
import { misplacedOn, textOf } from '../../../testing/panel/read-sheets.ts';
import { printedFonts } from './fonts.ts';

type Change = Parameters<typeof aDocument>[0];

/** The texts of each sheet, on none of which a text covers another or leaves its place. */
function sheetsOf(change: Change = {}): string[] {
  return read(layOutDocument(aDocument(change), printedFonts));
}

function read(sheets: readonly Sheet[]): string[] {
  expect(sheets.flatMap((sheet) => misplacedOn(sheet, printedFonts))).toEqual([]);
  return sheets.map(textOf);
}

/** Those of these texts that do not stand in a text in this order. */
function misordered(text: string | undefined, texts: readonly string[]): string[] {
  let from = 0;
  return texts.filter((each) => {
    const found = text?.indexOf(each, from) ?? -1;
    if (found >= 0) from = found + each.length;
    return found < 0;
  });
}

/** A text of at most `most` characters, in which all words differ. */
function wordsOf(name: string, most: number): string {
  let text = '';
  for (let index = 1; text.length < most - 12; index += 1) text += `${name}${index}${index % 9 === 0 ? ',' : ''} `;
  return text.trim();
}

/** The words of a text that are on none of these sheets. */
function lostFrom(sheets: readonly string[], text: string): string[] {
  const printed = new Set(sheets.join(' ').split(' '));
  return text.split(/\s+/).filter((word) => !printed.has(word));
}

describe('the first sheet of a document', () => {
  test('has the issuing company, title, customer, number, date, and the products below their columns (PDF-01 to PDF-04)', () => {
    expect(
      misordered(sheetsOf()[0], [
        'Taramandal Furniture & Equipment Pvt. Ltd.',
        'Plot 14, Shilpgram Industrial Estate, Chakan Road',
        'Pune, Maharashtra - 410501, India',
        '+91 9000000010',
        'sales@taramandal.example.in',
        '27AAACT0000Q1ZI',
        'MSME No.: UDYAM-MH-26-0000000',
        'Product Quotation',
        'To Niramaya Lotus Hospital Trust',
        'Survey No. 118, Lotus Road',
        'Nagpur, Maharashtra - 440015, India',
        'Kind Attention: Mr. Devdatta Rao - Purchase Manager',
        'Quotation Number RSD/2026-2027/0148',
        'Date 20/11/2026',
        'Sl. No.',
        'Product Image',
        'Product Name & Description',
        'Quantity',
        'Rate in INR',
        'Total in INR',
        '1 Fowler Bed 1 Four sections, ABS panels. 2 64,200.00 1,28,400.00',
      ]),
    ).toEqual([]);
  });

  test('says until when it is valid, and has an MSME line, only if there is something to say (REV-30, PDF-01)', () => {
    expect(misordered(sheetsOf({ record: { validUntil: '2026-12-20' } })[0], ['Date 20/11/2026', 'Valid until: 20/12/2026'])).toEqual([]);
    expect(sheetsOf({ record: { msme: '' } }).join()).not.toMatch(/Valid until|MSME/);
  });

  test('says beside its title what it is not, and names its quotation on the right', () => {
    const more = { caution: 'This is no tax invoice.', reference: { label: 'Quotation Number', text: 'RSD/0148' } };
    const [first, last] = read(layOutDocument({ ...aDocument(), title: 'Proforma Invoice', ...more }, printedFonts));
    expect(misordered(first, ['Proforma Invoice This is no tax invoice.', 'Quotation Number RSD/0148'])).toEqual([]);
    expect(last).toContain('Quotation Number RSD/0148');
  });
});

describe('the sheets of a document', () => {
  test.each([
    [0, [0, 0]],
    [1, [1, 0]],
    [3, [3, 0]],
    [4, [3, 1, 0]],
    [12, [3, 3, 3, 3, 0]],
    [13, [8, 5, 0]],
    [40, [8, 10, 10, 10, 2, 0]],
  ])('for %i products have three each, or as many as fit, and one more for the totals (PDF-05)', (count, expected) => {
    const sheets = sheetsOf({ count });
    expect(sheets.map((sheet) => sheet.match(/Fowler Bed/g)?.length ?? 0)).toEqual(expected);
    expect(sheets.join().match(/Fowler Bed \d+/g) ?? []).toEqual(Array.from({ length: count }, (_, index) => `Fowler Bed ${index + 1}`));
  });

  test('each show company, number, page and page count, and the head of the table above products (PDF-01)', () => {
    sheetsOf({ count: 7 }).forEach((sheet, index) => {
      expect(misordered(sheet, ['Taramandal Furniture & Equipment Pvt. Ltd.', `RSD/2026-2027/0148 Page ${index + 1} of 4`])).toEqual([]);
      expect(sheet.includes('Total in INR')).toBe(index < 3);
    });
  });

  test('have the words of a void or replaced document across them, and no text of it leaves the sheet (REV-20)', () => {
    expect(layOutDocument(aDocument(), printedFonts).flatMap(({ watermark }) => watermark.lines)).toEqual([]);
    const sheets = layOutDocument(aDocument({ watermark: 'SUPERSEDED' }), printedFonts);
    for (const { watermark } of sheets) {
      expect(watermark.lines).toEqual(['SUPERSEDED']);
      const em = (watermark.points * 25.4) / 72;
      const width = printedFonts.widthOf('SUPERSEDED', 'bold') * em;
      expect(width).toBeGreaterThan(200);
      expect((width + em) / Math.SQRT2).toBeLessThan(210);
    }
  });

  test('have a photo for each product, the logo on each, and its place is given to the name when there is none (PDF-15)', () => {
    const pictures = (change: Change) =>
      layOutDocument(aDocument(change), printedFonts).map((sheet) =>
        ungrouped(sheet.marks).flatMap((mark) => (mark.kind === 'picture' ? [mark.name] : [])),
      );
    const logo = printedWords.logoOf('Taramandal Furniture & Equipment Pvt. Ltd.');
    expect(pictures({ count: 2 })).toEqual([[logo, 'Fowler Bed 1', 'Fowler Bed 2'], [logo]]);
    const left = (image: string) => {
      const marks = ungrouped(layOutDocument(aDocument({ record: { companyForImage: image } }), printedFonts)[0]?.marks ?? []);
      return marks.find((mark) => mark.kind === 'text')?.x;
    };
    expect([left('/api/images/logo.jpg'), left('')]).toEqual([36, 15]);
  });
});

describe('the last sheet of a document', () => {
  test('has totals and terms in their order, a dash for none, then preparer and note (PDF-06 to PDF-09)', () => {
    expect(
      misordered(sheetsOf({ count: 2, record: { warranty: '' } }).at(-1), [
        'Sub Total ₹2,56,800.00',
        'After Special Discount (7.5%) ₹2,37,540.00',
        'GST on Goods (18%) ₹42,757.20',
        'Special Wooden Packing & Forwarding ₹18,500.00',
        'Freight Charges ₹24,750.50',
        'Installation Charges ₹32,000.00',
        'GST on Service Charge (18%) ₹13,545.09',
        'GRAND TOTAL ₹3,69,092.79',
        'Terms & Conditions of Sale',
        'Delivery Within 4 to 6 weeks.',
        'Price',
        'Payment',
        'Taxes',
        'Freight',
        'Validity Valid for 30 days.',
        'Warranty -',
        'Others',
        'Prepared by Rohini Sondhi 9000000021 rohini@taramandal.example.in',
        'This is a computer generated quotation therefore it does not require a signature.',
      ]),
    ).toEqual([]);
  });

  test('makes room for a footnote of several lines between totals and terms', () => {
    const footnote = wordsOf('note', 500);
    const last = read(layOutDocument({ ...aDocument(), footnote }, printedFonts)).at(-1);
    expect(misordered(last, ['GRAND TOTAL', footnote, 'Terms & Conditions of Sale'])).toEqual([]);
  });

  test('continues long terms on further sheets, and the last has the note and never the preparer alone (PDF-07)', () => {
    const payment = Array.from({ length: 100 }, (_, index) => `clause ${index}`).join('\n');
    const sheets = sheetsOf({ record: { payment } });
    expect(misordered(sheets.join(' '), payment.split('\n'))).toEqual([]);
    expect(sheets.map((sheet) => sheet.includes('computer generated'))).toEqual(sheets.map((_, index) => index === sheets.length - 1));
    for (let clauses = 1; clauses < 60; clauses += 3) {
      const last = sheetsOf({ record: { others: payment.split('\n').slice(0, clauses).join('\n') } }).at(-1);
      expect(misordered(last, ['Terms & Conditions of Sale', 'Others', 'Prepared by Rohini Sondhi'])).toEqual([]);
    }
  });
});

describe('on paper, no entered text is lost', () => {
  test('a description of twenty lines is printed in full, and its row grows (PDF-04)', () => {
    const description = wordsOf('steel', 600);
    const sheets = sheetsOf({ count: 3, line: () => ({ description }) });
    expect(sheets.map((sheet) => sheet.match(/Fowler Bed/g)?.length ?? 0)).toEqual([1, 2, 0]);
    for (const sheet of sheets.slice(0, -1)) expect(lostFrom([sheet], description)).toEqual([]);
    expect(sheets.join()).not.toContain(printedWords.annexure);
  });

  test.each([3, 20])('the longest description continues in an annexure before the totals, with %i products (PDF-04, PDF-06)', (count) => {
    const description = Array.from({ length: 60 }, (_, index) => wordsOf(`part${index}x`, 30))
      .join('\n')
      .slice(0, 2000);
    const sheets = sheetsOf({ count, line: (index) => (index === 1 ? { name: 'Long Bed', description } : {}) });
    expect(lostFrom(sheets, description)).toEqual([]);
    expect(sheets.join()).toContain(printedWords.continued);
    expect(sheets.at(-2)).toMatch(/Technical Specifications Sl\. No\. 2 Long Bed/);
    expect(sheets.at(-1)).toContain('GRAND TOTAL');
  });

  test('a web address that the narrow column cuts is whole again in the annexure (PDF-04, PDF-06)', () => {
    const address = 'https://www.taramandal.example.in/beds/fowler-motorised-deluxe';
    const description = `${wordsOf('steel', 1800)}\n${address} has all sizes.\n12 mm`;
    expect(sheetsOf({ line: () => ({ description }) }).at(-2)).toContain(`${address} has all sizes. 12 mm`);
  });

  test('names and addresses of the greatest length wrap in full on every sheet (PDF-01, PDF-03)', () => {
    const record = {
      companyName: wordsOf('customer', 200),
      address: wordsOf('street', 500),
      name: wordsOf('person', 120),
      designation: wordsOf('post', 100),
      companyForName: wordsOf('issuer', 200),
      companyForAddress: wordsOf('plot', 500),
      preparedBy: wordsOf('preparer', 120),
    };
    const product = wordsOf('bed', 200);
    const sheets = sheetsOf({ count: 2, record, line: () => ({ name: product }) });
    expect(lostFrom(sheets.slice(0, 1), [record.companyName, record.address, record.name, record.designation].join(' '))).toEqual([]);
    for (const sheet of sheets) expect(lostFrom([sheet], `${record.companyForName} ${record.companyForAddress}`)).toEqual([]);
    expect(lostFrom(sheets.slice(-1), `${record.companyName} ${record.preparedBy}`)).toEqual([]);
    expect(lostFrom(sheets, product)).toEqual([]);
  });

  test('e-mail addresses of the greatest length wrap in full (PDF-01, PDF-08)', () => {
    const email = `${'a-very-long-mailbox.'.repeat(11)}sales@taramandal.example.in`;
    for (const sheet of sheetsOf({ record: { companyForEmail: email, preparedByEmail: email } }))
      expect(sheet.replaceAll(' ', '')).toContain(email);
  });

  test('a number and its unit stay on one line', () => {
    const description =
      'Four-section perforated top, ABS head and foot panels, collapsible side rails, central-lock castors 125 mm, handset';
    const marks = layOutDocument(aDocument({ line: () => ({ name: 'Cot', description }) }), printedFonts).flatMap((sheet) =>
      ungrouped(sheet.marks),
    );
    expect(marks.some((mark) => mark.kind === 'text' && /125 mm, handset/.test(mark.text))).toBe(true);
  });
});
