import { newQuotation } from '@vikray/contract/quotations/quotation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { aSite } from '../../../../testing/builders/customer-sites.ts';
import { aCustomer, addCustomer, correctCustomer } from '../../../../testing/builders/customers.ts';
import { addQuotation, aQuotation } from '../../../../testing/builders/quotations.ts';
import { startQuotationOffice, answered } from '../../../../testing/panel/quotation-office.ts';
import { placeIn } from '../../../../testing/tax-files/rated-sales.ts';

let office: Awaited<ReturnType<typeof startQuotationOffice>>;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

const nepal = 154;

const within = { heads: 'CGST+SGST', placeOfSupply: '27', placeName: 'Maharashtra', taxReason: 'CGST and SGST: both in Maharashtra (27).' };
const across = { heads: 'IGST', placeOfSupply: '24', placeName: 'Gujarat' };

async function added(change: Parameters<typeof aQuotation>[2] = {}): Promise<number> {
  return addQuotation(office.panel.admin, aQuotation(office.setup, undefined, change));
}

/** Moves the customer to Gujarat by a GSTIN, or back. */
async function setGstin(gstin: string): Promise<void> {
  await correctCustomer(office.panel.admin, office.setup.customerId, { gstin });
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

  async function decidedFor(change: Parameters<typeof aCustomer>[0], site?: { state: string; city: string; pincode: string }) {
    const { admin } = office.panel;
    const customerId = await addCustomer(admin, change);
    const [place] = site ? await admin.call('AddCustomerSite', aSite(customerId, site)) : [];
    const [decision] = await admin.call('GetTaxDecision', {
      companyId: office.setup.companyId,
      customerId,
      ...(place && { siteId: place.siteId }),
    });
    return decision;
  }

  test('warns of an export whose goods stay in India, because it would bear no tax (GTX-11, GTX-12)', async () => {
    const staysInIndia = 'The goods stay in India. An export has to leave it.';
    expect((await decidedFor({ gstCategory: 'Export under LUT' }))?.warnings).toEqual([staysInIndia]);
    const abroad = await placeIn(office.panel.admin, { country: nepal });
    const inSurat = await decidedFor(abroad, { state: 'Gujarat', city: 'Surat', pincode: '395002' });
    expect(inSurat).toMatchObject({ heads: 'zero-rated', placeOfSupply: '96', warnings: [staysInIndia] });
    expect((await decidedFor(abroad))?.warnings).toEqual([]);
  });

  test('says what follows from a missing GSTIN (GTX-11, GTX-12)', async () => {
    const category = async (change: Parameters<typeof aCustomer>[0]) => {
      const { warnings = [], inputs = [] } = (await decidedFor(change)) ?? {};
      return [inputs.find(({ name }) => name === 'GST category of the customer')?.source, ...warnings];
    };
    expect(await category({})).toEqual(['No GSTIN: treated as unregistered']);
    expect(await category({ gstin: '27FGHIJ5678K1Z1' })).toEqual(['Follows from GSTIN and country']);
    const missing = 'The customer has no GSTIN. GSTR-1 and e-invoices need one for this GST category.';
    for (const gstCategory of ['Registered', 'SEZ under LUT', 'Deemed export'] as const) {
      expect(await category({ gstCategory })).toEqual(['Chosen for the customer', missing]);
    }
    expect(await category({ gstCategory: 'Unregistered' })).toEqual(['Chosen for the customer']);
  });
});

describe('the kept decision', () => {
  test('is not there for a quotation in the documented form (GTX-14, GTX-16)', async () => {
    expect(await office.read(await added())).toMatchObject({ heads: '', placeOfSupply: '', taxReason: '', decidedBy: '' });
  });

  test('stays as it was when the customer changes later, and is made again when asked (GTX-15)', async () => {
    const quotationId = await added({ installed: 'No' });
    expect(await office.read(quotationId)).toMatchObject({ ...within, decidedBy: expect.stringMatching(/\S/) });
    await setGstin('24ABCDE1234F1Z6');
    await office.edit(quotationId, { installed: 'No' });
    expect(await office.read(quotationId)).toMatchObject(within);
    await office.edit(quotationId);
    expect(await office.read(quotationId)).toMatchObject(within);
    await office.edit(quotationId, { installed: 'No', recalculateTax: 'Yes' });
    expect(await office.read(quotationId)).toMatchObject(across);
    await setGstin('');
  });

  test('can be overridden with a reason, and only with one (GTX-14)', async () => {
    const setup = office.setup;
    for (const placereason of ['', 'x'.repeat(201)]) {
      const wire = { ...z.encode(newQuotation, aQuotation(setup, undefined, { placeOfSupply: '24' })), placereason };
      expect(answered(await office.panel.admin.send('AddQuotation', wire))).toEqual([400, 'Please give a reason.']);
    }
    const quotationId = await added({ placeOfSupply: '24', placeReason: 'Collected by the buyer in Surat' });
    expect(await office.read(quotationId)).toMatchObject({ ...across, placeReason: 'Collected by the buyer in Surat' });
  });

  test('drops a chosen place when an edit names another customer or site, but no place (GTX-14)', async () => {
    const { admin } = office.panel;
    const chosen = { placeOfSupply: '24', placeReason: 'Collected by the buyer in Surat' };
    const decided = { ...within, placeReason: '' };
    const quotationId = await added(chosen);
    await office.edit(quotationId);
    expect(await office.read(quotationId)).toMatchObject({ ...across, placeReason: chosen.placeReason });
    const [site] = await admin.call(
      'AddCustomerSite',
      aSite(office.setup.customerId, { state: 'Maharashtra', city: 'Pune', pincode: '411004' }),
    );
    await office.edit(quotationId, { siteId: site?.siteId ?? 0 });
    expect(await office.read(quotationId)).toMatchObject({ heads: 'CGST+SGST', placeOfSupply: '27', placeReason: '' });

    const another = await added(chosen);
    const customerId = await addCustomer(admin);
    const [contact] = await admin.call('GetCustomerContactPerson', { customerId });
    await office.edit(another, { companyId: customerId, contactPersonId: contact?.contactId ?? 0 });
    expect(await office.read(another)).toMatchObject(decided);
  });

  test('goes with the order (GTX-15)', async () => {
    const quotationId = await added({ installed: 'Yes' });
    await office.panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    const [ordered] = await office.panel.admin.call('AddOrder', { quotationId });
    const { rows } = await office.panel.admin.call('GetOrder', { orderId: ordered?.orderId });
    expect(rows[0]).toMatchObject({ heads: 'CGST+SGST', placeOfSupply: '27', installed: 'Yes' });
  });
});

describe('the site', () => {
  const inSurat = {
    ...across,
    siteName: 'Surat Wing',
    siteAddress: '7, Ring Road',
    siteState: 'Gujarat',
    sitePincode: '395002',
    taxReason: expect.stringMatching(/^IGST: /),
  };

  async function aSiteOf(customerId: number, change: Parameters<typeof aSite>[1] = {}): Promise<number> {
    const [row] = await office.panel.admin.call('AddCustomerSite', aSite(customerId, change));
    return row?.siteId ?? 0;
  }

  test('decides where an unregistered customer is supplied (GTX-12, GTX-14)', async () => {
    const { companyId, customerId } = office.setup;
    const siteId = await aSiteOf(customerId);
    const [decision] = await office.panel.admin.call('GetTaxDecision', { companyId, customerId, siteId });
    expect(decision).toMatchObject(across);
    expect(decision?.inputs).toContainEqual({
      name: 'Place of delivery',
      value: 'Surat Wing, Gujarat (24)',
      source: 'Site of the customer',
    });
    const quotationId = await added({ siteId });
    expect(await office.read(quotationId)).toMatchObject({ ...inSurat, siteId });
  });

  test('must be one of the customer (GTX-12, GTX-14)', async () => {
    const { companyId, customerId } = office.setup;
    const [other] = await office.panel.admin.call('AddCustomer', aCustomer());
    const siteId = await aSiteOf(other?.customerId ?? 0);
    const wrong = [400, 'Please select a site of the customer.'];
    expect(answered(await office.panel.admin.ask('AddQuotation', aQuotation(office.setup, undefined, { siteId })))).toEqual(wrong);
    expect(answered(await office.panel.admin.ask('GetTaxDecision', { companyId, customerId, siteId }))).toEqual(wrong);
  });

  test('stays with an edit that leaves it out, and goes with one that says so (GTX-14)', async () => {
    const siteId = await aSiteOf(office.setup.customerId);
    const quotationId = await added({ siteId });
    await office.edit(quotationId);
    expect(await office.read(quotationId)).toMatchObject({ ...inSurat, siteId });
    await office.edit(quotationId, { siteId: null });
    expect(await office.read(quotationId)).toMatchObject({ ...within, siteId: null, siteName: '' });
  });

  test('stays as printed when it is hidden, and goes with revision and order (GTX-06, GTX-14, GTX-15)', async () => {
    const siteId = await aSiteOf(office.setup.customerId);
    const quotationId = await added({ siteId });
    await office.panel.admin.call('HideCustomerSite', { siteId, version: 1 });
    expect((await office.edit(quotationId, { siteId })).status).toBe(200);
    expect((await office.edit(quotationId, { recalculateTax: 'Yes' })).status).toBe(200);
    expect(await office.read(quotationId)).toMatchObject({ ...inSurat, siteId });
    await office.panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    const revised = await office.revise(quotationId, { siteId });
    expect(await office.read(revised.quotationId)).toMatchObject({ ...inSurat, siteId });
    await office.panel.admin.call('UpdatequotationStatus', { quotationId: revised.quotationId, status: 'Approved' });
    const [ordered] = await office.panel.admin.call('AddOrder', { quotationId: revised.quotationId });
    const { rows } = await office.panel.admin.call('GetOrder', { orderId: ordered?.orderId });
    expect(rows[0]).toMatchObject({ ...inSurat, siteId });
  });
});
