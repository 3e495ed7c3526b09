import { entryOf } from '@vikray/contract/quotations/quotation-entry.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addQuotation, addSalesSetup, aQuotation, aRatedQuotation } from '../../../testing/builders/quotations.ts';
import { startQuotationOffice, answered, type QuotationOffice } from '../../../testing/panel/quotation-office.ts';

let office: QuotationOffice;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

describe('UpdateQuotation', () => {
  test('replaces header and lines of a pending quotation; number and preparer stay (REV-07, REV-09)', async () => {
    const quotationId = await office.pending();
    const before = await office.read(quotationId);
    const other = await addProduct(office.panel.admin);
    const reply = await office.edit(quotationId, { payment: '100% advance' }, [{ productId: other, quantity: 3, rate: 500_00 }]);
    expect([reply.status, reply.json.data]).toEqual([200, [{ QuotationId: quotationId }]]);
    const after = await office.read(quotationId);
    expect(after).toMatchObject({ number: before.number, preparedBy: before.preparedBy, payment: '100% advance', subtotal: 1500_00 });
    expect(after.version).toBeGreaterThan(before.version);
    const lines = await office.panel.admin.call('GetQuotationProduct', { quotationId });
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[other, 3]]);
  });

  test('keeps each text that it leaves out and takes a blank one out, as a revision does (REV-29)', async () => {
    const quotationId = await office.pending();
    expect((await office.edit(quotationId, { validUntil: '2026-12-20', warranty: 'One year' })).status).toBe(200);
    expect((await office.edit(quotationId, { payment: '' })).status).toBe(200);
    const kept = { validUntil: '2026-12-20', warranty: 'One year', delivery: 'Within 3-4 weeks', payment: '', others: '' };
    expect(await office.read(quotationId)).toMatchObject(kept);
    await office.panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    const { quotationId: revisionId } = await office.revise(quotationId, { payment: '100% advance' });
    expect(await office.read(revisionId)).toMatchObject({ ...kept, payment: '100% advance' });
    expect((await office.edit(revisionId, { validUntil: '', warranty: null })).status).toBe(200);
    expect(await office.read(revisionId)).toMatchObject({ validUntil: '', warranty: '' });
  });

  test('keeps the order of its lines, and lines of one product at one price apart (QCL-02, QCL-03)', async () => {
    const quotationId = await office.pending();
    const [one, other] = [office.setup.productId, await addProduct(office.panel.admin)];
    const entered = [
      { productId: other, quantity: 1, rate: 700_00 },
      { productId: one, quantity: 2, rate: 500_00 },
      { productId: other, quantity: 4, rate: 700_00 },
    ];
    expect((await office.edit(quotationId, {}, entered)).status).toBe(200);
    const lines = await office.panel.admin.call('GetQuotationProduct', { quotationId });
    expect(lines.map(({ productId, quantity, rate }) => ({ productId, quantity, rate }))).toEqual(entered);
  });

  test('with its own entries changes nothing (REV-35)', async () => {
    const texts = { validUntil: '2026-12-20', warranty: 'One year', others: 'Unloading by the buyer' };
    const rated = [
      { productId: office.setup.productId, quantity: 3, rate: 500_00, gstPercent: 5_00 },
      { productId: await addProduct(office.panel.admin), quantity: 2, rate: 750_00, gstPercent: 12_00 },
    ];
    for (const entered of [aQuotation(office.setup, undefined, texts), aRatedQuotation(office.setup, rated, texts)]) {
      const quotationId = await addQuotation(office.panel.admin, entered);
      const before = await office.read(quotationId);
      const lines = await office.panel.admin.call('GetQuotationProduct', { quotationId });
      const { products, ...entry } = entryOf(before, lines);
      await office.panel.admin.call('UpdateQuotation', { ...entry, products: [...products], quotationId, version: before.version });
      expect(await office.read(quotationId)).toEqual({ ...before, version: before.version + 1 });
      expect(await office.panel.admin.call('GetQuotationProduct', { quotationId })).toEqual(lines);
    }
  });

  test('a quotation that does not exist is neither changed nor ordered (REV-07)', async () => {
    const { products = [], ...entered } = aQuotation(office.setup);
    const unknown = { quotationId: 999_999, version: 1 };
    const edited = await office.panel.admin.ask('UpdateQuotation', { ...entered, products, ...unknown });
    expect(answered(edited)).toEqual([404, 'This quotation does not exist.']);
    expect((await office.panel.admin.ask('ReopenQuotation', unknown)).status).toBe(404);
    expect((await office.panel.admin.ask('AddOrder', { quotationId: unknown.quotationId })).status).toBe(409);
  });

  test('an older version is refused, and so is a missing one (REV-07, REV-09)', async () => {
    const quotationId = await office.pending();
    const { version } = await office.read(quotationId);
    expect((await office.edit(quotationId)).status).toBe(200);
    expect(answered(await office.edit(quotationId, { version }))).toEqual([
      409,
      'Somebody else has changed this record meanwhile. Load it again to go on.',
    ]);
    expect((await office.panel.admin.send('UpdateQuotation', { quotationid: quotationId })).status).toBe(400);
  });

  test('the date stays in the financial year of the number (REV-09)', async () => {
    const quotationId = await office.pending();
    expect(answered(await office.edit(quotationId, { date: '2026-03-31' }))).toEqual([
      400,
      'The date must stay in the financial year of the quotation number.',
    ]);
    expect((await office.edit(quotationId, { date: '2026-04-01' })).status).toBe(200);
  });

  test('the date of a later revision follows the rule of new quotations, and so does the sentence (REV-09)', async () => {
    const { quotationId } = await office.revise(await office.approved());
    expect((await office.edit(quotationId, { date: '2025-04-01' })).status).toBe(200);
    expect(answered(await office.edit(quotationId, { date: '2025-03-31' }))).toEqual([
      400,
      'The quotation date must be in this financial year or the previous one.',
    ]);
  });

  test('the lines must add up to the subtotal (REV-07)', async () => {
    const quotationId = await office.pending();
    const before = await office.read(quotationId);
    expect(answered(await office.edit(quotationId, { subtotal: 1 }))).toEqual([
      400,
      'The lines of this quotation do not add up to its subtotal.',
    ]);
    expect(await office.read(quotationId)).toEqual(before);
  });

  test('may change the customer; a line keeps what its product was, even when that is deleted now (REV-10, REV-11, REV-17)', async () => {
    const productId = await addProduct(office.panel.admin, { mrp: 900_00 });
    const quotationId = await addQuotation(office.panel.admin, aQuotation(office.setup, [{ productId, quantity: 1, rate: 800_00 }]));
    const [line] = await office.panel.admin.call('GetQuotationProduct', { quotationId });
    await office.panel.admin.call('DeleteProduct', { id: productId });
    const other = await addSalesSetup(office.panel.admin);
    const { companyId, contactPersonId } = { companyId: other.customerId, contactPersonId: other.contactPersonId };
    const reply = await office.edit(quotationId, { companyId, contactPersonId }, [{ productId, quantity: 2, rate: 850_00 }]);
    expect(reply.status).toBe(200);
    expect((await office.read(quotationId)).companyId).toBe(other.customerId);
    const [after] = await office.panel.admin.call('GetQuotationProduct', { quotationId });
    expect(after).toEqual({ ...line, quantity: 2, rate: 850_00, total: 1700_00 });
    expect(after?.mrp).toBe(900_00);
  });

  test('refuses a contact person of another customer, also with that of before for a new customer (REV-10)', async () => {
    const quotationId = await office.pending();
    const other = await addSalesSetup(office.panel.admin);
    const refused = [400, 'Please select Contact Person.'];
    expect(answered(await office.edit(quotationId, { contactPersonId: other.contactPersonId }))).toEqual(refused);
    expect(answered(await office.edit(quotationId, { companyId: other.customerId }))).toEqual(refused);
  });

  test('prints an issuing company that is no longer active as before, and no other quotation gets it (REV-10)', async () => {
    const { admin, db } = office.panel;
    const preparedFor = await addCompany(admin);
    const quotationId = await addQuotation(admin, aQuotation(office.setup, undefined, { preparedFor }));
    const { companyForName, companyForAddress } = await office.read(quotationId);
    await db.updateTable('companies').set({ status: 'Inactive', address: 'Elsewhere' }).where('id', '=', preparedFor).execute();
    expect((await office.edit(quotationId, { preparedFor })).status).toBe(200);
    expect(await office.read(quotationId)).toMatchObject({ companyForName, companyForAddress });
    const refused = [400, 'Please select Issuing Company.'];
    expect(answered(await office.edit(await office.pending(), { preparedFor }))).toEqual(refused);
  });

  test('does not change the customer of a later revision (REV-10, SHR-01)', async () => {
    const other = await addSalesSetup(office.panel.admin);
    const { quotationId } = await office.revise(await office.approved());
    const before = await office.read(quotationId);
    const change = { companyId: other.customerId, contactPersonId: other.contactPersonId };
    expect(answered(await office.edit(quotationId, change))).toEqual([
      400,
      'The customer of a quotation cannot be changed. Copy it for another customer.',
    ]);
    expect(await office.read(quotationId)).toEqual(before);
    expect((await office.edit(quotationId)).status).toBe(200);
  });

  test('stays in a deal of its customer when the customer changes (SHR-01, REV-10, REV-27)', async () => {
    const other = await addSalesSetup(office.panel.admin);
    const { companyId, contactPersonId } = { companyId: other.customerId, contactPersonId: other.contactPersonId };
    const alone = await office.read(await office.pending());
    await office.edit(alone.quotationId, { companyId, contactPersonId });
    expect((await office.read(alone.quotationId)).dealId).toBe(alone.dealId);
    const inDeal = { ...aQuotation(office.setup), companyId, contactPersonId, dealId: alone.dealId };
    const [copy] = await office.panel.admin.call('AddQuotation', inDeal);
    expect(copy?.dealId).toBe(alone.dealId);
    // The deal now has two numbers, so the one that changes its customer again leaves it.
    expect((await office.edit(alone.quotationId)).status).toBe(200);
    const moved = await office.read(alone.quotationId);
    expect(moved.dealId).not.toBe(alone.dealId);
    expect((await office.panel.admin.ask('AddQuotation', aQuotation(office.setup, undefined, { dealId: moved.dealId }))).status).toBe(201);
    expect((await office.panel.admin.ask('AddQuotation', inDeal)).status).toBe(201);
  });

  test('prints a deleted customer as before (REV-10)', async () => {
    const own = await addSalesSetup(office.panel.admin);
    const quotationId = await addQuotation(office.panel.admin, aQuotation(own));
    const before = await office.read(quotationId);
    await office.panel.admin.call('DeleteCustomer', { id: own.customerId });
    const { customerId: companyId, contactPersonId, companyId: preparedFor } = own;
    expect((await office.edit(quotationId, { companyId, contactPersonId, preparedFor })).status).toBe(200);
    expect(await office.read(quotationId)).toMatchObject({ companyName: before.companyName, address: before.address, name: before.name });
  });

  test('asks for Edit Quotation, or for Add Quotation from the user who prepared it (REV-08)', async () => {
    const preparer = await office.panel.userWith(['Add Quotation']);
    const colleague = await office.panel.userWith(['Add Quotation']);
    const editor = await office.panel.userWith(['Edit Quotation']);
    const quotationId = await addQuotation(preparer, aQuotation(office.setup));
    const { products = [], ...entered } = aQuotation(office.setup);
    const change = async () => ({ ...entered, products, quotationId, version: (await office.read(quotationId)).version });
    const statusFor = async (caller: typeof preparer) => (await caller.ask('UpdateQuotation', await change())).status;
    expect([await statusFor(preparer), await statusFor(colleague), await statusFor(editor)]).toEqual([200, 403, 200]);
  });
});
