import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addApprovedQuotation, aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';
import { einvoiceSchema } from '../../../testing/tax-files/einvoice-schema.ts';
import { readTally } from '../../../testing/tax-files/tally-books.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
let setup: SalesSetup;
beforeAll(async () => {
  office = await startTaxOffice();
  setup = await addSalesSetup(office.admin);
});
afterAll(() => office.panel.stop());

async function orderOf(orderId: number) {
  const [order] = (await office.admin.call('GetOrder', { orderId })).rows;
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

/** The text of a paper with single blanks. */
async function textOf(path: string): Promise<string> {
  const { pages } = await readPdf((await office.file(path)).bytes);
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

const po = { poNumber: 'PO/77', poDate: '2026-11-12' };
const printed = "Buyer's Order No. PO/77 dated 12/11/2026";

describe("the customer's own number of an order", () => {
  test('comes with the order, or from the acceptance of its quotation (LET-20)', async () => {
    const typed = await addApprovedQuotation(office.admin, aQuotation(setup));
    const reply = await office.admin.send('AddOrder', { quotationid: typed, ponumber: ' PO/77 ', podate: '2026-11-12' });
    expect(await orderOf(reply.json.data[0].OrderId)).toMatchObject(po);
    const accept = async () => {
      const quotationId = await addApprovedQuotation(office.admin, aQuotation(setup));
      await office.panel.db.updateTable('quotations').set({ po_number: 'ABC-1' }).where('id', '=', quotationId).execute();
      return quotationId;
    };
    const [taken] = await office.admin.call('AddOrder', { quotationId: await accept() });
    expect(await orderOf(taken?.orderId ?? 0)).toMatchObject({ poNumber: 'ABC-1', poDate: '' });
    const [removed] = await office.admin.call('AddOrder', { quotationId: await accept(), poNumber: '' });
    expect(await orderOf(removed?.orderId ?? 0)).toMatchObject({ poNumber: '', poDate: '' });
  });

  test('is refused without the number, with a date to come, and beyond 50 characters, and no order is made (LET-20)', async () => {
    const quotationId = await addApprovedQuotation(office.admin, aQuotation(setup));
    for (const [change, sentence] of [
      [{ podate: '2026-11-12' }, 'Please enter the PO Number.'],
      [{ ponumber: 'PO/77', podate: '2026-11-21' }, 'The PO date cannot be after today.'],
      [{ ponumber: 'x'.repeat(51) }, 'PO Number is too long: at most 50 characters.'],
    ] as const)
      expect(answered(await office.admin.send('AddOrder', { quotationid: quotationId, ...change }))).toEqual([400, sentence]);
    expect((await office.admin.call('GetApprovedQuotation', { quotationId })).rows).toHaveLength(1);
  });

  test('is changed by holders of Edit Order, is found by both searches, and stands in the history (LET-20, LET-21)', async () => {
    const { orderId, consignmentId } = await office.sell();
    const editor = await office.panel.userWith(['Edit Order', 'Order List', 'View Tax Documents']);
    const { version } = await orderOf(orderId);
    const reply = await editor.send('UpdateOrderPromise', { orderid: orderId, version, ponumber: 'KLM-4711', podate: '2026-11-12' });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ OrderId: orderId }] }]);
    await editor.call('UpdateOrderPromise', { orderId, version: version + 1 });
    expect(await orderOf(orderId)).toMatchObject({ poNumber: 'KLM-4711', poDate: '2026-11-12' });
    expect((await editor.call('GetOrder', { search: 'klm-47' })).rows.map((row) => row.orderId)).toEqual([orderId]);
    const { json } = await editor.send('GetConsignmentList', { search: 'klm-47' });
    expect(json.data).toMatchObject([{ fld_consignmentid: consignmentId, fld_ponumber: 'KLM-4711', fld_podate: '2026-11-12' }]);
    await editor.call('UpdateOrderPromise', { orderId, poNumber: '' });
    expect(await orderOf(orderId)).toMatchObject({ poNumber: '', poDate: '' });
    expect((await editor.call('GetConsignmentList', { search: 'klm-47' })).rows).toEqual([]);
    const texts = (await office.admin.call('GetTimeline', { record: 'order', recordId: orderId })).map(({ text }) => text);
    const { number } = await orderOf(orderId);
    expect(texts).toEqual(expect.arrayContaining([`entered PO number KLM-4711 of ${number}`, `removed the PO number of ${number}`]));
  });

  test('is refused with an older version, without the right and for an unknown order (LET-20)', async () => {
    const { orderId } = await office.sell();
    const change = (body: object) => office.admin.send('UpdateOrderPromise', { orderid: orderId, ponumber: 'A', version: 99, ...body });
    expect((await change({})).status).toBe(409);
    expect((await change({ orderid: 987_654 })).status).toBe(404);
    const seller = await office.panel.userWith(['Add Order', 'Add Dispatch']);
    expect((await seller.send('UpdateOrderPromise', { orderid: orderId, ponumber: 'A' })).status).toBe(403);
  });

  test('is printed on order, pro-forma, dispatch note and challan, and only when there is one (LET-22)', async () => {
    const { orderId, consignmentId } = await office.sell();
    await office.admin.call('IssueChallan', { consignmentId });
    const papers = [`orders/${orderId}.pdf`, `orders/${orderId}/proforma.pdf`, `consignments/${consignmentId}/note.pdf`];
    for (const path of papers) expect(await textOf(path)).not.toContain("Buyer's Order");
    await office.admin.call('UpdateOrderPromise', { orderId, ...po });
    for (const path of [...papers, `consignments/${consignmentId}/challan.pdf?copy=1`]) expect(await textOf(path)).toContain(printed);
  });

  test('is printed on the tax invoice, whose first print keeps it (LET-22, GTX-32)', async () => {
    const companyId = await addCompany(office.admin, { invoicesIssuedHere: 'Yes' });
    const order = await addOrderWithLines(office.admin, aQuotation({ ...setup, companyId }, undefined, { installed: 'No' }));
    await office.admin.call('UpdateOrderPromise', { orderId: order.orderId, ...po });
    const path = `consignments/${await dispatchPieces(office.admin, order, [1], '')}/invoice.pdf?copy=1`;
    expect(await textOf(path)).toContain(printed);
    await office.admin.call('UpdateOrderPromise', { orderId: order.orderId, poNumber: 'PO/78' });
    expect(await textOf(path)).toContain(printed);
  });

  test.each([
    ['PO/77', '2026-11-12', { PORefr: 'PO/77', PORefDt: '12/11/2026' }],
    ['PO-78', '', { PORefr: 'PO-78' }],
    ['PO 79', '2026-11-12', undefined],
    ['PO/2026-2027/0080', '', undefined],
  ])('%s of %s is in the e-invoice where its form allows it, and in the Tally file (LET-23)', async (poNumber, poDate, reference) => {
    const { orderId, consignmentId, invoiceNumber } = await office.sell();
    await office.admin.call('UpdateOrderPromise', { orderId, poNumber, poDate });
    const [invoice] = einvoiceSchema.parse(JSON.parse((await office.file(`consignments/${consignmentId}/einvoice.json`)).text));
    expect(invoice?.RefDtls?.ContrDtls[0]).toEqual(reference);
    const period = `tally.xml?companyid=${office.companyId}&from=2026-11-01&to=2026-11-30`;
    const { vouchers } = await readTally((await office.file(period)).bytes);
    const voucher = vouchers.find(({ fields }) => fields.get('VOUCHERNUMBER') === invoiceNumber);
    expect(voucher?.order).toEqual({ number: poNumber, date: poDate.replaceAll('-', '') });
  });
});
