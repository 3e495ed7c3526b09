import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { uploadPicture } from '../../../../testing/builders/images.ts';
import { addProduct } from '../../../../testing/builders/products.ts';
import {
  addApprovedQuotation,
  addOrder,
  addQuotation,
  aQuotation,
  addSalesSetup,
  type SalesSetup,
} from '../../../../testing/builders/quotations.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

async function download(path: string) {
  const response = await fetch(`${panel.address}/api${path}`, { headers: { cookie: panel.admin.cookie } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text;
}

test('an approved quotation prints with its own file name, three products a page (PDF-05, PDF-12, QLS-11)', async () => {
  const photo = await uploadPicture(panel.admin, 'Product');
  const products = [
    await addProduct(panel.admin, { name: 'हिन्दी Chair', photo }),
    ...(await Promise.all([1, 2, 3].map(() => addProduct(panel.admin)))),
  ];
  const quotationId = await addApprovedQuotation(
    panel.admin,
    aQuotation(
      setup,
      products.map((productId) => ({ productId, quantity: 2, rate: 12_34_567_50 })),
    ),
  );
  const { status, headers, bytes } = await download(`/quotations/${quotationId}.pdf`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toBe('attachment; filename=ADM-2026-2027-0001-20-11-2026.pdf');
  const pages = await pagesOf(bytes);
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('Product Quotation');
  expect(pages[0]).toContain('12,34,567.50');
  expect(pages[2]).toContain('GRAND TOTAL');
});

test('an open quotation is not printed until it is approved (QLS-12)', async () => {
  const quotationId = await addQuotation(panel.admin, aQuotation(setup));
  const reply = await panel.admin.fetch(`/api/quotations/${quotationId}.pdf`);
  expect([reply.status, reply.json.data]).toEqual([409, 'Quotation cannot be exported until it is approved.']);
});

test('a void quotation has VOID on its pages (QLS-13)', async () => {
  const quotationId = await addQuotation(panel.admin, aQuotation(setup));
  await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
  const pages = await pagesOf((await download(`/quotations/${quotationId}.pdf`)).bytes);
  expect(pages.map((page) => page.includes('VOID'))).toEqual([true, true]);
});

test('a replaced quotation has SUPERSEDED on its pages, and its next revision does not (REV-20)', async () => {
  const { products = [], ...entered } = aQuotation(setup);
  const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
  const [before] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
  const revision = { ...entered, products, quotationId, version: before?.version ?? 0, reason: 'A lower price', approve: 'Yes' } as const;
  const [next] = await panel.admin.call('AddQuotationRevision', revision);
  const replaced = await pagesOf((await download(`/quotations/${quotationId}.pdf`)).bytes);
  expect(replaced.map((page) => page.includes('SUPERSEDED'))).toEqual([true, true]);
  const current = await pagesOf((await download(`/quotations/${next?.quotationId}.pdf`)).bytes);
  expect(current.join()).not.toContain('SUPERSEDED');
});

test('an order prints in the same layout under its own number, and names its quotation (PDF-13)', async () => {
  const orderId = await addOrder(panel.admin, aQuotation(setup));
  const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
  const [quotation] = (await panel.admin.call('GetQuotation', { quotationId: order?.quotationId })).rows;
  const { headers, bytes } = await download(`/orders/${orderId}.pdf`);
  expect(headers.get('content-disposition')).toBe('attachment; filename=SO-ADM-2026-2027-0001-20-11-2026.pdf');
  const pages = await pagesOf(bytes);
  for (const page of pages)
    for (const text of ['Order Number', 'SO/ADM/2026-2027/0001', 'Quotation Number', quotation?.number ?? '']) expect(page).toContain(text);
  expect(pages.at(-1)).toContain('This is a computer generated order therefore it does not require a signature.');
});

test('a quotation prints until when it is valid, and its order does not (REV-30)', async () => {
  const input = aQuotation(setup, undefined, { validUntil: '2026-12-20' });
  const orderId = await addOrder(panel.admin, input);
  const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
  const [first] = await pagesOf((await download(`/quotations/${order?.quotationId}.pdf`)).bytes);
  expect(first).toContain('Valid until: 20/12/2026');
  expect((await pagesOf((await download(`/orders/${orderId}.pdf`)).bytes)).join()).not.toContain('Valid until');
});

test('the printed content never changes when product or picture change later', async () => {
  const productId = await addProduct(panel.admin, { name: 'Before Chair' });
  const orderId = await addOrder(panel.admin, aQuotation(setup, [{ productId, quantity: 1, rate: 100_00 }]));
  const before = await download(`/orders/${orderId}.pdf`);
  await panel.admin.call('DeleteProduct', { id: productId });
  expect(await download(`/orders/${orderId}.pdf`)).toEqual({ ...before, headers: expect.anything() });
});

test('visitors get no document, and unknown documents are not found', async () => {
  const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup));
  for (const path of [`/api/quotations/${quotationId}.pdf`, '/api/orders/1.pdf'])
    expect((await panel.visitor().fetch(path)).status).toBe(401);
  for (const path of ['/api/quotations/999999.pdf', '/api/quotations/0.pdf', '/api/quotations/1e3.pdf', '/api/orders/../1.pdf']) {
    expect((await panel.admin.fetch(path)).status).toBe(404);
  }
});
