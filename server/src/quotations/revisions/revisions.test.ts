import { newRevision } from '@vikray/contract/quotations/quotation.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { addProduct, aProduct } from '../../../../testing/builders/products.ts';
import { addApprovedQuotation, addSalesSetup, aQuotation } from '../../../../testing/builders/quotations.ts';
import { startQuotationOffice, answered, type QuotationOffice } from '../../../../testing/panel/quotation-office.ts';

const engineOfTests = inject('databaseSupply').engine;

let office: QuotationOffice;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

describe('AddQuotationRevision', () => {
  test('adds a revision under the next number and replaces the current one (REV-12, REV-15, REV-16, REV-19)', async () => {
    const first = await office.approved();
    const before = await office.read(first);
    const added = await office.revise(first, {}, [{ productId: office.setup.productId, quantity: 8, rate: 900_00 }]);
    expect(added).toMatchObject({ number: `${before.number}-R1`, revision: 1 });
    expect(await office.read(added.quotationId)).toMatchObject({
      number: `${before.number}-R1`,
      baseNumber: before.number,
      revision: 1,
      basedOnId: first,
      dealId: before.dealId,
      status: 'Open',
      shownStatus: 'Pending',
      revisionReason: 'A lower price',
      subtotal: 7200_00,
    });
    expect(await office.read(first)).toMatchObject({ supersededById: added.quotationId, shownStatus: 'Superseded', status: 'Approved' });
    const { rows } = await office.panel.admin.call('GetQuotation', { search: before.number });
    expect(rows.map((row) => row.quotationId)).toEqual([added.quotationId]);
    const { rows: all } = await office.panel.admin.call('GetQuotation', { search: before.number, revisions: 'All' });
    expect(all.map((row) => row.quotationId)).toEqual([added.quotationId, first]);
  });

  test.runIf(engineOfTests === 'sqlite')('changes nothing when it cannot approve the revision that it has just added', async () => {
    const { admin, db } = office.panel;
    const quotationId = await office.approved();
    await sql`create trigger lost_update before update of approved_on on quotations begin select raise(ignore); end`.execute(db);
    const reply = await admin.ask('AddQuotationRevision', await office.revision(quotationId, { approve: 'Yes' }));
    await sql`drop trigger lost_update`.execute(db);
    expect([reply.status, (await office.read(quotationId)).shownStatus]).toEqual([500, 'Approved']);
  });

  test('names what it was based on, which must be a revision of the same number (REV-12, REV-26)', async () => {
    const first = await office.approved();
    const second = await office.revise(first, { approve: 'Yes' });
    const third = await office.revise(second.quotationId, { basedOnId: first });
    expect(await office.read(third.quotationId)).toMatchObject({ revision: 2, basedOnId: first });
    const other = await office.approved();
    const reply = await office.panel.admin.ask('AddQuotationRevision', await office.revision(other, { basedOnId: first }));
    expect(answered(reply)).toEqual([404, 'This revision does not belong to the quotation.']);
  });

  test('prints the lines as the revision did that it was based on (REV-26)', async () => {
    const { admin } = office.panel;
    const product = aProduct();
    const productId = await addProduct(admin, product);
    const lines = [{ productId, quantity: 2, rate: 500_00 }];
    const first = await addApprovedQuotation(admin, aQuotation(office.setup, lines));
    const without = await office.revise(first, { approve: 'Yes' });
    await admin.call('UpdateProduct', { ...product, productId, name: 'Ergonomic Chair, new model', mrp: 9_000_00 });
    const again = await office.revise(without.quotationId, { approve: 'Yes' }, lines);
    const restored = await office.revise(again.quotationId, { basedOnId: first }, lines);
    const printed = async (quotationId: number) => admin.call('GetQuotationProduct', { quotationId });
    expect(await printed(again.quotationId)).toMatchObject([{ name: 'Ergonomic Chair, new model', mrp: 9_000_00 }]);
    expect(await printed(restored.quotationId)).toEqual(await printed(first));
  });

  test('needs a reason and keeps the customer (REV-10, REV-14)', async () => {
    const quotationId = await office.approved();
    const wire = z.encode(newRevision, await office.revision(quotationId));
    for (const reason of [' ', 'x'.repeat(301)])
      expect(answered(await office.panel.admin.send('AddQuotationRevision', { ...wire, reason }))).toEqual([
        400,
        'Please enter the reason for the revision.',
      ]);
    const other = await addSalesSetup(office.panel.admin);
    const elsewhere = { companyId: other.customerId, contactPersonId: other.contactPersonId };
    expect(answered(await office.panel.admin.ask('AddQuotationRevision', await office.revision(quotationId, elsewhere)))).toEqual([
      400,
      'The customer of a quotation cannot be changed. Copy it for another customer.',
    ]);
    expect((await office.read(quotationId)).supersededById).toBeNull();
  });

  test.each([
    [
      'a date of the year before last',
      { date: '2025-03-31' },
      [400, 'The quotation date must be in this financial year or the previous one.'],
    ],
    ['a wrong subtotal', { subtotal: 1 }, [400, 'The lines of this quotation do not add up to its subtotal.']],
    [
      'an approval after the validity',
      { date: '2026-11-01', validUntil: '2026-11-19', approve: 'Yes' },
      [409, 'This quotation has expired. Extend its validity first.'],
    ],
  ] as const)('refuses %s, and the quotation stays current (REV-12)', async (_, change, refused) => {
    const quotationId = await office.approved();
    const before = await office.read(quotationId);
    expect(answered(await office.panel.admin.ask('AddQuotationRevision', await office.revision(quotationId, change)))).toEqual(refused);
    expect(await office.read(quotationId)).toEqual(before);
  });

  test('approves at once for users who may approve; no one else saves anything by it (REV-36)', async () => {
    const quotationId = await office.approved();
    const editor = await office.panel.userWith(['Edit Quotation']);
    expect((await editor.ask('AddQuotationRevision', await office.revision(quotationId, { approve: 'Yes' }))).status).toBe(403);
    expect((await office.read(quotationId)).shownStatus).toBe('Approved');
    const added = await office.revise(quotationId, { approve: 'Yes' });
    expect(await office.read(added.quotationId)).toMatchObject({ status: 'Approved', shownStatus: 'Approved' });
  });
});

describe('at the same moment', () => {
  test('of two users who revise, one succeeds (REV-12)', async () => {
    const quotationId = await office.approved();
    const input = await office.revision(quotationId);
    const replies = await Promise.all([
      office.panel.admin.ask('AddQuotationRevision', input),
      office.panel.admin.ask('AddQuotationRevision', input),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('of a revision and an order, exactly one succeeds (REV-12, REV-13)', async () => {
    for (let round = 0; round < 5; round++) {
      const quotationId = await office.approved();
      const input = await office.revision(quotationId);
      const replies = await Promise.all([
        office.panel.admin.ask('AddQuotationRevision', input),
        office.panel.admin.ask('AddOrder', { quotationId }),
      ]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
      const { orderStatus, supersededById } = await office.read(quotationId);
      expect((orderStatus === '') === (supersededById !== null)).toBe(true);
    }
  });

  test('no one approves what they have not seen: after an edit the older version is refused (REV-07)', async () => {
    const quotationId = await office.pending();
    const { version } = await office.read(quotationId);
    await office.edit(quotationId);
    const reply = await office.panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved', version });
    expect(reply.status).toBe(409);
    expect((await office.read(quotationId)).status).toBe('Open');
  });
});
