import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrder, addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

/** What the audit log says of a record, the newest entry first. */
async function historyOf(record: string, recordId: number): Promise<(string | null)[]> {
  const entries = await panel.db
    .selectFrom('audit_subjects')
    .innerJoin('audit_log', 'audit_log.id', 'audit_subjects.audit_id')
    .select('audit_log.summary')
    .where('audit_subjects.record', '=', record)
    .where('audit_subjects.record_id', '=', recordId)
    .orderBy('audit_subjects.audit_id', 'desc')
    .execute();
  return entries.map(({ summary }) => summary);
}

async function quotationOf(quotationId: number) {
  const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
  if (!quotation) throw new Error('The quotation is not listed');
  return quotation;
}

describe('the audit log says in a sentence without a name', () => {
  test('that a quotation was prepared, extended, approved and made void, on the quotation, its deal and its customer (SHR-04)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const quotationId = await addQuotation(panel.admin, aQuotation(setup, undefined, { products: undefined }));
    const { number, dealId } = await quotationOf(quotationId);
    await panel.admin.call('AddQuotationProductMapping', {
      quotationId,
      productId: setup.productId,
      quantity: 10,
      rate: 1000_00,
      total: 10_000_00,
    });
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
    const { name } = await productOf(setup);
    const said = [
      `made ${number} void`,
      `approved ${number} (total ₹10,738.00)`,
      `added 10 × ${name} to ${number}`,
      `prepared ${number} (total ₹10,738.00)`,
    ];
    expect(await historyOf('quotation', quotationId)).toEqual(said);
    expect(await historyOf('deal', dealId)).toEqual(said);
    expect((await historyOf('customer', setup.customerId)).slice(0, 4)).toEqual(said);
    expect((await historyOf('product', setup.productId))[0]).toBe(`added 10 × ${name} to ${number}`);
  });

  test('that an order was generated and dispatched line by line, on all records above it and on the product (SHR-04)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const orderId = await addOrder(panel.admin, aQuotation(setup));
    const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
    if (!order) throw new Error('The order is not listed');
    const [line] = await panel.admin.call('GetOrderProduct', { orderId });
    for (const [invoiceNumber, dispatchQuantity] of [
      ['1234', 4],
      ['1235', 6],
    ] as const)
      await panel.admin.call('AddDispatch', {
        orderId,
        invoiceNumber,
        invoiceDate: '2026-11-20',
        lines: [{ productMapId: line?.id ?? 0, dispatchQuantity }],
      });
    const { quotationId, number: quotation, dealId } = await quotationOf(order.quotationId);
    const { name } = await productOf(setup);
    const [first, second] = [`dispatched 4 of 10 ${name} against invoice 1234`, `dispatched 6 of 10 ${name} against invoice 1235`];
    const generated = `generated order ${order.number} from ${quotation}`;
    expect(await historyOf('order', orderId)).toEqual([
      `dispatched all of ${order.number}`,
      second,
      `dispatched a part of ${order.number}`,
      first,
      generated,
    ]);
    for (const [record, id] of [
      ['quotation', quotationId],
      ['deal', dealId],
      ['customer', setup.customerId],
    ] as const)
      expect((await historyOf(record, id)).slice(0, 3)).toEqual([second, first, generated]);
    expect((await historyOf('product', setup.productId)).slice(0, 2)).toEqual([second, first]);
  });
});

async function productOf({ productId }: SalesSetup) {
  const [product] = (await panel.admin.call('GetProductList', { productId })).rows;
  if (!product) throw new Error('The product is not listed');
  return product;
}
