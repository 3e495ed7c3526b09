import { hashInUrl } from '@vikray/contract/images/image.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { addOldQuotations, anOldQuotationLine } from '../../../testing/builders/old-quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function addressOf(code: string): Promise<string> {
  const { rows } = await panel.admin.call('GetOldQuotation', {});
  return `/api/old-quotations/${rows.find((quotation) => quotation.code === code)?.oldQuotationId}.pdf`;
}

async function print(code: string) {
  const response = await fetch(panel.address + (await addressOf(code)), { headers: { cookie: panel.admin.cookie } });
  return { status: response.status, headers: response.headers, ...(await readPdf(new Uint8Array(await response.arrayBuffer()))) };
}

test('an approved old quotation prints without any company, three lines a page, on A4, under its own name (OLD-08)', async () => {
  const picture = hashInUrl(await uploadPicture(panel.admin, 'Product')) ?? null;
  const lines = Array.from({ length: 7 }, (_, index) =>
    anOldQuotationLine({ name: `Counter ${index + 1}`, image_hash: index === 0 ? picture : null }),
  );
  await addOldQuotations(panel.db, { code: 'PRINT', number: 'OLD/20*17', companyName: 'Print Hospital', lines });
  const { status, headers, pages, sizes } = await print('PRINT');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toBe('attachment; filename=OLD-20-17-20-11-2020.pdf');
  expect(sizes).toEqual([
    [595.28, 841.89],
    [595.28, 841.89],
    [595.28, 841.89],
    [595.28, 841.89],
  ]);
  expect(pages.map((page) => page.match(/Counter \d/g)?.length ?? 0)).toEqual([3, 3, 1, 0]);
  expect(pages[0]).toContain('Product Quotation');
  expect(pages[0]).toContain('Kind Attention: Dr. Kalyani Bhide - Trustee');
  expect(pages[0]).toContain('2.5');
});

test('amounts print as they were filed, though they do not add up (OLD-08)', async () => {
  await addOldQuotations(panel.db, { code: 'SUMS' });
  const { pages } = await print('SUMS');
  const text = (pages.at(-1) ?? '').replace(/\s+/g, ' ');
  for (const part of ['Sub Total', 'After Special Discount (10%)', 'GST on Goods (12.5%)', 'GST on Service Charge (12.36%)', 'GRAND TOTAL'])
    expect(text).toContain(part);
  for (const amount of ['1,00,001.00', '90,001.00', '11,250.33', '1,111.11', '2,222.22', '3,333.33', '444.44', '1,15,432.10'])
    expect(text).toContain(`₹${amount}`);
  expect(text).toMatch(/Warranty\s+-/);
  expect(text).toContain('Madhav Ranade');
});

test('the letterhead is that of the oldest active issuing company (OLD-08)', async () => {
  await addOldQuotations(panel.db, { code: 'LETTER' });
  await addCompany(panel.admin, { name: 'Sleeping Traders', status: 'Inactive' });
  await addCompany(panel.admin, { name: 'Supplying Traders', type: 'Supplier' });
  await addCompany(panel.admin, { name: 'Waking Traders', shortName: 'WT' });
  await addCompany(panel.admin, { name: 'Later Traders' });
  const { pages } = await print('LETTER');
  expect(pages[0]).toContain('Waking Traders');
});

test('the letterhead is that of the company in the settings, if they name one (OLD-08)', async () => {
  const own = await startTestPanel({ oldQuotationCompanyId: 2 });
  try {
    for (const name of ['First Traders', 'Second Traders']) await addCompany(own.admin, { name });
    await addOldQuotations(own.db, {});
    const response = await fetch(`${own.address}/api/old-quotations/1.pdf`, { headers: { cookie: own.admin.cookie } });
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pages[0]).toContain('Second Traders');
  } finally {
    await own.stop();
  }
});

test.each(['Open', 'Void', 'Rejected', ''])('an old quotation with the status «%s» is not printed (OLD-07)', async (status) => {
  await addOldQuotations(panel.db, { code: `STATUS ${status}`, status });
  const reply = await panel.admin.fetch(await addressOf(`STATUS ${status}`));
  expect([reply.status, reply.json.data, reply.json.error.code]).toEqual([
    409,
    'Quotation cannot be exported until it is approved.',
    'NotApproved',
  ]);
});

test('visitors get no document, and unknown documents are not found', async () => {
  await addOldQuotations(panel.db, { code: 'VISIT' });
  expect((await panel.visitor().fetch(await addressOf('VISIT'))).status).toBe(401);
  expect((await (await panel.userWith([])).fetch(await addressOf('VISIT'))).status).toBe(200);
  for (const path of ['999999', '0', '1e3', 'VISIT']) expect((await panel.admin.fetch(`/api/old-quotations/${path}.pdf`)).status).toBe(404);
});
