import { ungrouped } from '@vikray/contract/printing/display-list.ts';
import { layOutPaper } from '@vikray/contract/printing/paper-layout.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { describe, expect, test } from 'vitest';
import { aPaper } from '../../../testing/builders/printable-papers.ts';
import { misplacedOn, textOf } from '../../../testing/panel/read-sheets.ts';
import { printedFonts } from './fonts.ts';

const noCode = () => [];

/** The texts of each sheet, on none of which a text covers another or leaves its place. */
function sheetsOf(paper: PrintablePaper): string[] {
  const sheets = layOutPaper(paper, printedFonts, noCode);
  expect(sheets.flatMap((sheet) => misplacedOn(sheet, printedFonts))).toEqual([]);
  return sheets.map(textOf);
}

const longAddress = Array.from({ length: 60 }, (_, index) => `street${index}`).join(' ');
const closing = ['GRAND TOTAL', '21,378.60', 'Amount in Words', 'IFSC', 'Authorised signatory'];

describe('an invoice', () => {
  test.each([1, 3, 7])('of %i goods with a long address takes one sheet (GTX-30)', (count) => {
    expect(sheetsOf(aPaper({ count, address: longAddress }))).toHaveLength(1);
  });

  test.each([
    ['short', 'Lotus Road'],
    ['long', longAddress],
  ])('with a %s address closes on the sheet of its last goods, below the head of the table (GTX-30)', (_, address) => {
    for (let count = 2; count <= 36; count += 1) {
      const sheets = sheetsOf(aPaper({ count, address }));
      for (const text of [`Fowler Bed ${count}.`, ...closing]) expect(sheets.at(-1), `${count} goods`).toContain(text);
      for (const sheet of sheets) expect(sheet, `${count} goods`).toContain('Description of Goods');
    }
  });

  test('with taxes for several sheets has its totals below the goods, and says where to sign below the taxes (GTX-30)', () => {
    for (let taxCount = 20; taxCount <= 50; taxCount += 3) {
      const sheets = sheetsOf(aPaper({ count: 8, taxCount }));
      for (const text of [`HSN ${taxCount}.`, 'HSN/SAC', 'Authorised signatory'])
        expect(sheets.at(-1), `${taxCount} taxes`).toContain(text);
      expect(sheets.find((sheet) => sheet.includes('GRAND TOTAL'))).toContain('Fowler Bed 8.');
    }
  });

  test('with a remark of more lines than a sheet shows each of them (GTX-30)', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `r${index}.`);
    const sheets = sheetsOf(aPaper({ remark: lines.join('\n') }));
    for (const line of lines) expect(sheets.join(' ')).toContain(line);
    expect(sheets.at(-1)).toContain('Authorised signatory');
  });

  test('has all sheets in each copy, with the mark of the copy and its own page numbers (GTX-30)', () => {
    const sheets = sheetsOf({ ...aPaper({ count: 20 }), copies: ['ORIGINAL', 'DUPLICATE'] });
    expect(sheets.map((sheet) => /ORIGINAL|DUPLICATE/.exec(sheet)?.[0])).toEqual(['ORIGINAL', 'ORIGINAL', 'DUPLICATE', 'DUPLICATE']);
    expect(sheets.map((sheet) => /Page .*/.exec(sheet)?.[0])).toEqual(['Page 1 of 2', 'Page 2 of 2', 'Page 1 of 2', 'Page 2 of 2']);
  });

  test('has its registration and, on the right, the code above the facts (GTX-37)', () => {
    const registration = { facts: [{ label: 'IRN', text: 'a'.repeat(64) }], qr: 'signed' };
    const [sheet] = layOutPaper({ ...aPaper(), registration }, printedFonts, () => [
      [true, false],
      [true, true],
    ]);
    expect(textOf(sheet)).toMatch(/IRN a+ Invoice No\. INV\/0001/);
    const code = ungrouped(sheet?.marks ?? []).find((mark) => mark.kind === 'shape');
    expect(code).toMatchObject({ x: 169, side: 26 });
    expect(code?.boxes).toEqual([
      { x: 0, y: 0, width: 13, height: 13 },
      { x: 0, y: 13, width: 26, height: 13 },
    ]);
  });
});

test('the rows of a dispatch note have room for their photos', () => {
  const rows = Array.from({ length: 3 }, () => ({ photo: '/api/images/bed.jpg', texts: ['1', '', 'Bed'] }));
  const [sheet] = layOutPaper({ ...aPaper(), hasPhotos: true, rows }, printedFonts, noCode);
  const photos = ungrouped(sheet?.marks ?? []).flatMap((mark) => (mark.kind === 'picture' && mark.isPhoto ? [mark] : []));
  expect(photos).toHaveLength(3);
  photos.slice(1).forEach(({ y }, index) => expect(y).toBeGreaterThan((photos[index]?.y ?? 0) + (photos[index]?.height ?? 0)));
});
