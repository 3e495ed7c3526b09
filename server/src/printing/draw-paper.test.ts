import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { describe, expect, test } from 'vitest';
import { aPaper } from '../../../testing/builders/printable-papers.ts';
import { readPdf, textsOffTheSheet } from '../../../testing/panel/read-pdf.ts';
import { drawPaper } from './draw-paper.ts';

async function print(paper: PrintablePaper) {
  const bytes = await drawPaper(paper, new Map(), new Date('2026-11-20T06:30:00Z'));
  const { pages } = await readPdf(bytes);
  return { bytes, pages, last: pages.at(-1) ?? '' };
}

const longAddress = Array.from({ length: 60 }, (_, index) => `street${index}`).join(' ');
const closing = ['GRAND TOTAL', '21,378.60', 'Amount in Words', 'IFSC', 'Authorised signatory'];

describe('an invoice', () => {
  test.each([1, 3, 7])('of %i goods with a long address takes one page (GTX-30)', async (count) => {
    expect((await print(aPaper({ count, address: longAddress }))).pages).toHaveLength(1);
  });

  test.each([
    ['short', 'Lotus Road'],
    ['long', longAddress],
  ])('with a %s address closes on the page of its last goods, however many there are (GTX-30)', async (_, address) => {
    for (let count = 2; count <= 36; count += 1) {
      const { last } = await print(aPaper({ count, address }));
      for (const text of [`Fowler Bed ${count}.`, 'Description of Goods', ...closing]) expect(last, `${count} goods`).toContain(text);
    }
  });

  test('with taxes for several pages has its totals below the goods, and says where to sign below the taxes (GTX-30)', async () => {
    for (let taxCount = 20; taxCount <= 50; taxCount += 3) {
      const { pages, last } = await print(aPaper({ count: 8, taxCount }));
      for (const text of [`HSN ${taxCount}.`, 'HSN/SAC', 'Authorised signatory']) expect(last, `${taxCount} taxes`).toContain(text);
      expect(pages.find((page) => page.includes('GRAND TOTAL'))).toContain('Fowler Bed 8.');
    }
  });

  test('with a remark of more lines than a page shows each of them (GTX-30)', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => `r${index}.`);
    const { bytes, pages, last } = await print(aPaper({ remark: lines.join('\n') }));
    for (const line of lines) expect(pages.join(' ')).toContain(line);
    expect(last).toContain('Authorised signatory');
    expect(await textsOffTheSheet(bytes)).toEqual([]);
  });
});
