import { describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/builders/printable-documents.ts';
import { readPdf, textsOffTheSheet } from '../../../testing/panel/read-pdf.ts';
import { drawPdf } from './draw-pdf.ts';

async function print(change: Parameters<typeof aDocument>[0]) {
  const bytes = await drawPdf(aDocument(change), new Map(), new Date('2026-11-20T06:30:00Z'));
  const { pages } = await readPdf(bytes);
  return { bytes, pages: pages.map((page) => page.replaceAll(/\s+/g, ' ')) };
}

/** A text of at most `most` characters, in which all words differ. */
function wordsOf(name: string, most: number): string {
  let text = '';
  for (let index = 1; text.length < most - 12; index += 1) text += `${name}${index}${index % 9 === 0 ? ',' : ''} `;
  return text.trim();
}

/** The words of a text that are on no page. */
function lostFrom(pages: readonly string[], text: string): string[] {
  const printed = new Set(pages.join(' ').split(' '));
  return text.split(/\s+/).filter((word) => !printed.has(word));
}

describe('on paper, no entered text is lost', () => {
  test('a description of twenty lines is printed in full, and its row grows (PDF-04)', async () => {
    const description = wordsOf('steel', 600);
    const { pages } = await print({ count: 3, line: () => ({ description }) });
    expect(pages).toHaveLength(3);
    expect(pages.slice(0, -1).map((page) => page.match(/Fowler Bed/g)?.length)).toEqual([1, 2]);
    for (const page of pages.slice(0, -1)) expect(lostFrom([page], description)).toEqual([]);
    expect(pages.join()).not.toContain('Technical Specifications');
  });

  test.each([3, 20])(
    'the longest description continues in an annexure before the totals, with %i products (PDF-04, PDF-06)',
    async (count) => {
      const description = Array.from({ length: 60 }, (_, index) => wordsOf(`part${index}x`, 30))
        .join('\n')
        .slice(0, 2000);
      const { bytes, pages } = await print({ count, line: (index) => (index === 1 ? { name: 'Long Bed', description } : {}) });
      expect(lostFrom(pages, description)).toEqual([]);
      expect(pages.findIndex((page) => page.includes('Continued under Technical Specifications'))).toBeGreaterThanOrEqual(0);
      expect(pages.at(-2)).toMatch(/Technical Specifications Sl\. No\. 2 Long Bed/);
      expect(pages.at(-1)).toContain('GRAND TOTAL');
      expect(await textsOffTheSheet(bytes)).toEqual([]);
    },
  );

  test('a web address that the narrow column cuts is whole again in the annexure (PDF-04, PDF-06)', async () => {
    const address = 'https://www.taramandal.example.in/beds/fowler-motorised-deluxe';
    const description = `${wordsOf('steel', 1800)}\n${address} has all sizes.\n12 mm`;
    const { pages } = await print({ line: () => ({ description }) });
    expect(pages.at(-2)).toContain(`${address} has all sizes. 12 mm`);
  });

  test('names and addresses of the greatest length wrap in full on every page (PDF-01, PDF-03)', async () => {
    const record = {
      companyName: wordsOf('customer', 200),
      address: wordsOf('street', 500),
      name: wordsOf('person', 120),
      designation: wordsOf('duty', 100),
      companyForName: wordsOf('issuer', 200),
      companyForAddress: wordsOf('plot', 500),
      preparedBy: wordsOf('preparer', 120),
    };
    const product = wordsOf('bed', 200);
    const { bytes, pages } = await print({ count: 2, record, line: () => ({ name: product }) });
    expect(lostFrom(pages.slice(0, 1), [record.companyName, record.address, record.name, record.designation].join(' '))).toEqual([]);
    for (const page of pages) expect(lostFrom([page], `${record.companyForName} ${record.companyForAddress}`)).toEqual([]);
    expect(lostFrom(pages.slice(-1), `${record.companyName} ${record.preparedBy}`)).toEqual([]);
    expect(lostFrom(pages, product)).toEqual([]);
    expect(await textsOffTheSheet(bytes)).toEqual([]);
  });

  test('e-mail addresses of the greatest length wrap in full (PDF-01, PDF-08)', async () => {
    const email = `${'a-very-long-mailbox.'.repeat(11)}sales@taramandal.example.in`;
    const { pages } = await print({ record: { companyForEmail: email, preparedByEmail: email } });
    for (const page of pages) expect(page.replaceAll(' ', '')).toContain(email);
  });
});
