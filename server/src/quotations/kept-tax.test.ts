import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { addQuotation, aQuotation } from '../../../testing/builders/quotations.ts';
import { startQuotationOffice, told } from '../../../testing/panel/quotation-office.ts';

let office: Awaited<ReturnType<typeof startQuotationOffice>>;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

const within = { heads: 'CGST+SGST', placeOfSupply: '27', placeName: 'Maharashtra', taxReason: 'CGST and SGST: both in Maharashtra (27).' };
const across = { heads: 'IGST', placeOfSupply: '24', placeName: 'Gujarat' };

async function added(change: Parameters<typeof aQuotation>[2] = {}): Promise<number> {
  return addQuotation(office.panel.admin, aQuotation(office.setup, undefined, change));
}

/** Moves the customer to Gujarat by a GSTIN, or back. */
async function setGstin(gstin: string): Promise<void> {
  await office.panel.admin.call('UpdateCustomer', { ...aCustomer({ gstin }), customerId: office.setup.customerId, contacts: undefined });
}

describe('GetTaxDecision', () => {
  test('decides for a company and a customer, and says why (GTX-12, GTX-13)', async () => {
    const { companyId, customerId } = office.setup;
    const [decision] = await office.panel.admin.call('GetTaxDecision', { companyId, customerId });
    const { taxReason, ...decided } = within;
    expect(decision).toMatchObject({ ...decided, interState: 'No', reason: taxReason, warnings: [] });
    expect(decision?.inputs).toContainEqual({ name: 'State of the company', value: 'Maharashtra (27)', source: 'GSTIN of the company' });
  });

  test('takes the place that the user has chosen (GTX-12)', async () => {
    const { companyId, customerId } = office.setup;
    const [decision] = await office.panel.admin.call('GetTaxDecision', { companyId, customerId, placeOfSupply: '24' });
    expect(decision).toMatchObject({ ...across, interState: 'Yes' });
  });
});

describe('the kept decision', () => {
  test('is not there for a quotation in the documented form (GTX-14, GTX-16)', async () => {
    expect(await office.read(await added())).toMatchObject({ heads: '', placeOfSupply: '', taxReason: '', decidedBy: '' });
  });

  test('stays as it was when the customer changes later, and is made anew when asked (GTX-15)', async () => {
    const quotationId = await added({ installed: 'No' });
    expect(await office.read(quotationId)).toMatchObject({ ...within, decidedBy: expect.stringMatching(/\S/) });
    await setGstin('24ABCDE1234F1Z6');
    await office.edit(quotationId, { installed: 'No' });
    expect(await office.read(quotationId)).toMatchObject(within);
    await office.edit(quotationId);
    expect(await office.read(quotationId)).toMatchObject(within);
    await office.edit(quotationId, { installed: 'No', decideAfresh: 'Yes' });
    expect(await office.read(quotationId)).toMatchObject(across);
    await setGstin('');
  });

  test('can be overridden with a reason, and only with one (GTX-14)', async () => {
    const setup = office.setup;
    const without = await office.panel.admin.ask('AddQuotation', aQuotation(setup, undefined, { placeOfSupply: '24' }));
    expect(told(without)).toEqual([400, 'Please give a reason.']);
    const quotationId = await added({ placeOfSupply: '24', placeReason: 'Collected by the buyer in Surat' });
    expect(await office.read(quotationId)).toMatchObject({ ...across, placeReason: 'Collected by the buyer in Surat' });
  });

  test('goes with the order (GTX-15)', async () => {
    const quotationId = await added({ installed: 'Yes' });
    await office.panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    const [ordered] = await office.panel.admin.call('AddOrder', { quotationId });
    const { rows } = await office.panel.admin.call('GetOrder', { orderId: ordered?.orderId });
    expect(rows[0]).toMatchObject({ heads: 'CGST+SGST', placeOfSupply: '27', installed: 'Yes' });
  });
});
