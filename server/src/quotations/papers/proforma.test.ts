import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApprovedQuotation, addOrder, addQuotation, aQuotation } from '../../../../testing/builders/quotations.ts';
import { startQuotationOffice } from '../../../../testing/panel/quotation-office.ts';

let office: Awaited<ReturnType<typeof startQuotationOffice>>;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

async function proforma(record: string) {
  const { panel } = office;
  const response = await fetch(`${panel.address}/api/${record}/proforma.pdf`, { headers: { cookie: panel.admin.cookie } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { fileName: response.headers.get('content-disposition'), text: text.replaceAll(/\s+/g, ' ') };
}

test('the pro-forma of a quotation has heads, amount in words and bank details (GTX-33)', async () => {
  const { panel, setup } = office;
  const quotationId = await addApprovedQuotation(panel.admin, aQuotation(setup, undefined, { installed: 'No' }));
  const { fileName, text } = await proforma(`quotations/${quotationId}`);
  expect(fileName).toMatch(/^attachment; filename=Proforma-.*\.pdf$/);
  for (const said of [
    'Proforma Invoice',
    'This is not a tax invoice.',
    'GST on goods: CGST 9 % ₹810.00 + SGST 9 % ₹810.00.',
    'GST on charges: CGST 9 % ₹9.00 + SGST 9 % ₹9.00.',
    'Place of supply: Maharashtra (27).',
    'Rupees Ten Thousand Seven Hundred Thirty-Eight Only',
    'State Bank of India, Nashik Road',
    '00000030123456789',
    'SBIN0001234',
  ])
    expect(text).toContain(said);
});

test('the pro-forma of an order bears the number of the order (GTX-33)', async () => {
  const orderId = await addOrder(office.panel.admin, aQuotation(office.setup));
  const [order] = (await office.panel.admin.call('GetOrder', { orderId })).rows;
  const { text } = await proforma(`orders/${orderId}`);
  for (const said of ['Order Number', order?.number, 'This is not a tax invoice.']) expect(text).toContain(said);
  expect(text).not.toContain('CGST');
});

test('there is no pro-forma of an open, void or replaced quotation, and none without login (GTX-33)', async () => {
  const { panel, setup } = office;
  const quotationId = await addQuotation(panel.admin, aQuotation(setup));
  const ask = async (id: number) => {
    const { status, json } = await panel.admin.fetch(`/api/quotations/${id}/proforma.pdf`);
    return [status, json.data];
  };
  expect(await ask(quotationId)).toEqual([409, 'Quotation cannot be exported until it is approved.']);
  await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
  expect(await ask(quotationId)).toEqual([409, 'This quotation is void, so it has no pro-forma.']);
  const first = await addApprovedQuotation(panel.admin, aQuotation(setup));
  await office.revise(first, { approve: 'Yes' });
  expect(await ask(first)).toEqual([409, 'This quotation has been replaced. Use the current revision.']);
  expect((await ask(999_999))[0]).toBe(404);
  for (const path of [`/api/quotations/${first}/proforma.pdf`, '/api/orders/1/proforma.pdf'])
    expect((await panel.visitor().fetch(path)).status).toBe(401);
});
