import type { AnswerOf, InputOf } from '@vikray/contract/operations.ts';
import { obstacleTo } from '@vikray/contract/quotations/quotation-obstacles.ts';
import { newRevision } from '@vikray/contract/quotations/quotation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { addProduct } from '../../../testing/builders/products.ts';
import { addApprovedQuotation, addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

async function read(quotationId: number) {
  const { rows } = await panel.admin.call('GetQuotation', { quotationId });
  const [quotation] = rows;
  if (!quotation) throw new Error(`quotation ${quotationId} is not listed`);
  return quotation;
}

type Contents = Parameters<typeof aQuotation>;

async function revision(
  quotationId: number,
  change: Partial<InputOf<'AddQuotationRevision'>> = {},
  lines?: Contents[1],
): Promise<InputOf<'AddQuotationRevision'>> {
  const { version } = await read(quotationId);
  const { products = [], ...entered } = aQuotation(setup, lines);
  return { ...entered, products, quotationId, version, reason: 'A lower price', ...change };
}

async function revise(quotationId: number, change: Partial<InputOf<'AddQuotationRevision'>> = {}, lines?: Contents[1]) {
  const [added] = await panel.admin.call('AddQuotationRevision', await revision(quotationId, change, lines));
  if (!added) throw new Error('AddQuotationRevision answered nothing');
  return added;
}

async function edit(quotationId: number, change: Partial<InputOf<'UpdateQuotation'>> = {}, lines?: Contents[1]) {
  const { version } = await read(quotationId);
  const { products = [], ...entered } = aQuotation(setup, lines);
  return panel.admin.ask('UpdateQuotation', { ...entered, products, quotationId, version, ...change });
}

const approved = () => addApprovedQuotation(panel.admin, aQuotation(setup));
const pending = () => addQuotation(panel.admin, aQuotation(setup));
const told = ({ status, json }: { status: number; json: { data: unknown } }) => [status, json.data];
const markLost = async (quotationId: number, lostReason: number | string = 'Price') =>
  panel.admin.ask('MarkQuotationLost', { quotationId, version: (await read(quotationId)).version, lostReason });

describe('UpdateQuotation', () => {
  test('replaces header and lines of a pending quotation; number and preparer stay (REV-07, REV-09)', async () => {
    const quotationId = await pending();
    const before = await read(quotationId);
    const other = await addProduct(panel.admin);
    const reply = await edit(quotationId, { payment: '100% advance' }, [{ productId: other, quantity: 3, rate: 500_00 }]);
    expect([reply.status, reply.json.data]).toEqual([200, [{ QuotationId: quotationId }]]);
    const after = await read(quotationId);
    expect(after).toMatchObject({ number: before.number, preparedBy: before.preparedBy, payment: '100% advance', subtotal: 1500_00 });
    expect(after.version).toBeGreaterThan(before.version);
    const lines = await panel.admin.call('GetQuotationProduct', { quotationId });
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[other, 3]]);
  });

  test('an older version is refused, and so is a missing one (REV-07, REV-09)', async () => {
    const quotationId = await pending();
    const { version } = await read(quotationId);
    expect((await edit(quotationId)).status).toBe(200);
    expect(told(await edit(quotationId, { version }))).toEqual([
      409,
      'Somebody else has changed this record meanwhile. Load it again to go on.',
    ]);
    expect((await panel.admin.send('UpdateQuotation', { quotationid: quotationId })).status).toBe(400);
  });

  test('the date stays in the financial year of the number (REV-09)', async () => {
    const quotationId = await pending();
    expect(told(await edit(quotationId, { date: '2026-03-31' }))).toEqual([
      400,
      'The date must stay in the financial year of the quotation number.',
    ]);
    expect((await edit(quotationId, { date: '2026-04-01' })).status).toBe(200);
  });

  test('may change the customer; a line keeps what its product was, even when that is deleted now (REV-10, REV-11, REV-17)', async () => {
    const productId = await addProduct(panel.admin, { mrp: 900_00 });
    const quotationId = await addQuotation(panel.admin, aQuotation(setup, [{ productId, quantity: 1, rate: 800_00 }]));
    const [line] = await panel.admin.call('GetQuotationProduct', { quotationId });
    await panel.admin.call('DeleteProduct', { id: productId });
    const other = await addSalesSetup(panel.admin);
    const { companyId, contactPersonId } = { companyId: other.customerId, contactPersonId: other.contactPersonId };
    const reply = await edit(quotationId, { companyId, contactPersonId }, [{ productId, quantity: 2, rate: 850_00 }]);
    expect(reply.status).toBe(200);
    expect((await read(quotationId)).companyId).toBe(other.customerId);
    const [after] = await panel.admin.call('GetQuotationProduct', { quotationId });
    expect(after).toEqual({ ...line, quantity: 2, rate: 850_00, total: 1700_00 });
    expect(after?.mrp).toBe(900_00);
  });

  test('stays in a deal of its customer when the customer changes (SHR-01, REV-10, REV-27)', async () => {
    const other = await addSalesSetup(panel.admin);
    const { companyId, contactPersonId } = { companyId: other.customerId, contactPersonId: other.contactPersonId };
    const alone = await read(await pending());
    await edit(alone.quotationId, { companyId, contactPersonId });
    expect((await read(alone.quotationId)).dealId).toBe(alone.dealId);
    const inDeal = { ...aQuotation(setup), companyId, contactPersonId, dealId: alone.dealId };
    const [copy] = await panel.admin.call('AddQuotation', inDeal);
    expect(copy?.dealId).toBe(alone.dealId);
    // The deal now has two numbers, so the one that changes its customer again leaves it.
    expect((await edit(alone.quotationId)).status).toBe(200);
    const moved = await read(alone.quotationId);
    expect(moved.dealId).not.toBe(alone.dealId);
    expect((await panel.admin.ask('AddQuotation', aQuotation(setup, undefined, { dealId: moved.dealId }))).status).toBe(201);
    expect((await panel.admin.ask('AddQuotation', inDeal)).status).toBe(201);
  });

  test('prints a deleted customer as before (REV-10)', async () => {
    const own = await addSalesSetup(panel.admin);
    const quotationId = await addQuotation(panel.admin, aQuotation(own));
    const before = await read(quotationId);
    await panel.admin.call('DeleteCustomer', { id: own.customerId });
    const { customerId: companyId, contactPersonId, companyId: preparedFor } = own;
    expect((await edit(quotationId, { companyId, contactPersonId, preparedFor })).status).toBe(200);
    expect(await read(quotationId)).toMatchObject({ companyName: before.companyName, address: before.address, name: before.name });
  });

  test('asks for Edit Quotation, or for Add Quotation from the one who prepared it (REV-08)', async () => {
    const preparer = await panel.userWith(['Add Quotation']);
    const colleague = await panel.userWith(['Add Quotation']);
    const editor = await panel.userWith(['Edit Quotation']);
    const quotationId = await addQuotation(preparer, aQuotation(setup));
    const { products = [], ...entered } = aQuotation(setup);
    const change = async () => ({ ...entered, products, quotationId, version: (await read(quotationId)).version });
    const statusFor = async (caller: typeof preparer) => (await caller.ask('UpdateQuotation', await change())).status;
    expect([await statusFor(preparer), await statusFor(colleague), await statusFor(editor)]).toEqual([200, 403, 200]);
  });
});

describe('AddQuotationRevision', () => {
  test('adds a revision under the next number and replaces the current one (REV-12, REV-15, REV-16, REV-19)', async () => {
    const first = await approved();
    const before = await read(first);
    const added = await revise(first, {}, [{ productId: setup.productId, quantity: 8, rate: 900_00 }]);
    expect(added).toMatchObject({ number: `${before.number}-R1`, revision: 1 });
    expect(await read(added.quotationId)).toMatchObject({
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
    expect(await read(first)).toMatchObject({ supersededById: added.quotationId, shownStatus: 'Superseded', status: 'Approved' });
    const { rows } = await panel.admin.call('GetQuotation', { search: before.number });
    expect(rows.map((row) => row.quotationId)).toEqual([added.quotationId]);
    const { rows: all } = await panel.admin.call('GetQuotation', { search: before.number, revisions: 'All' });
    expect(all.map((row) => row.quotationId)).toEqual([added.quotationId, first]);
  });

  test('names what it was based on, which must be a revision of the same number (REV-12, REV-26)', async () => {
    const first = await approved();
    const second = await revise(first, { approve: 'Yes' });
    const third = await revise(second.quotationId, { basedOnId: first });
    expect(await read(third.quotationId)).toMatchObject({ revision: 2, basedOnId: first });
    const other = await approved();
    const reply = await panel.admin.ask('AddQuotationRevision', await revision(other, { basedOnId: first }));
    expect(told(reply)).toEqual([404, 'This revision does not belong to the quotation.']);
  });

  test('needs a reason and keeps the customer (REV-10, REV-14)', async () => {
    const quotationId = await approved();
    const wire = z.encode(newRevision, await revision(quotationId));
    expect(told(await panel.admin.send('AddQuotationRevision', { ...wire, reason: ' ' }))).toEqual([
      400,
      'Please enter the reason for the revision.',
    ]);
    const other = await addSalesSetup(panel.admin);
    const elsewhere = { companyId: other.customerId, contactPersonId: other.contactPersonId };
    expect(told(await panel.admin.ask('AddQuotationRevision', await revision(quotationId, elsewhere)))).toEqual([
      400,
      'The customer of a quotation cannot be changed. Copy it for another customer.',
    ]);
    expect((await read(quotationId)).supersededById).toBeNull();
  });

  test('approves at once for who may approve; nobody else saves anything by it (REV-36)', async () => {
    const quotationId = await approved();
    const editor = await panel.userWith(['Edit Quotation']);
    expect((await editor.ask('AddQuotationRevision', await revision(quotationId, { approve: 'Yes' }))).status).toBe(403);
    expect((await read(quotationId)).shownStatus).toBe('Approved');
    const added = await revise(quotationId, { approve: 'Yes' });
    expect(await read(added.quotationId)).toMatchObject({ status: 'Approved', shownStatus: 'Approved' });
  });

  test('stops at revision 99 (REV-14)', () => {
    const at = (revisionNumber: number) =>
      obstacleTo('revise', { status: 'Approved', shownStatus: 'Approved', orderStatus: '', revision: revisionNumber });
    expect([at(98), at(99)]).toEqual([undefined, 'TooManyRevisions']);
  });
});

const closed = 'This quotation is approved or void and can no longer be changed.';
const lost = 'This quotation is marked lost. Reopen it first.';
const general = 'Something went wrong, try again later.';

describe('each state refuses what the specification says', () => {
  const states = {
    async Pending() {
      return pending();
    },
    async Approved() {
      return approved();
    },
    async Ordered() {
      const quotationId = await approved();
      await panel.admin.call('AddOrder', { quotationId });
      return quotationId;
    },
    async Lost() {
      const quotationId = await approved();
      await markLost(quotationId);
      return quotationId;
    },
    async Superseded() {
      const quotationId = await approved();
      await revise(quotationId);
      return quotationId;
    },
    async Void() {
      const quotationId = await pending();
      await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
      return quotationId;
    },
  };

  const calls: Record<string, (quotationId: number) => Promise<{ status: number; json: { data: unknown } }>> = {
    edit: (quotationId) => edit(quotationId),
    revise: async (quotationId) => panel.admin.ask('AddQuotationRevision', await revision(quotationId)),
    approve: (quotationId) => panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' }),
    void: (quotationId) => panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Void' }),
    order: (quotationId) => panel.admin.ask('AddOrder', { quotationId }),
    line: (quotationId) =>
      panel.admin.ask('AddQuotationProductMapping', { quotationId, productId: setup.productId, quantity: 1, rate: 100_00 }),
    lose: (quotationId) => markLost(quotationId),
    reopen: async (quotationId) => panel.admin.ask('ReopenQuotation', { quotationId, version: (await read(quotationId)).version }),
  };

  const replaced = 'replaced';
  test.each([
    [
      'Pending',
      {
        edit: 200,
        revise: 'A pending quotation can be edited directly; it needs no revision.',
        approve: 200,
        void: 200,
        order: general,
        line: 201,
        lose: 200,
        reopen: 'This quotation is not marked lost.',
      },
    ],
    [
      'Approved',
      {
        edit: closed,
        revise: 201,
        approve: 200,
        void: 200,
        order: 201,
        line: closed,
        lose: 200,
        reopen: 'This quotation is not marked lost.',
      },
    ],
    [
      'Ordered',
      {
        edit: closed,
        revise: 'There is already an order. Copy the quotation instead.',
        approve: 200,
        void: general,
        order: general,
        line: closed,
        lose: 'Only an open quotation without an order can be marked lost.',
        reopen: 'This quotation is not marked lost.',
      },
    ],
    [
      'Lost',
      {
        edit: lost,
        revise: 201,
        approve: lost,
        void: 200,
        order: lost,
        line: lost,
        lose: 'Only an open quotation without an order can be marked lost.',
        reopen: 200,
      },
    ],
    [
      'Superseded',
      {
        edit: replaced,
        revise: replaced,
        approve: replaced,
        void: replaced,
        order: replaced,
        line: replaced,
        lose: replaced,
        reopen: replaced,
      },
    ],
    [
      'Void',
      {
        edit: closed,
        revise: 'A void quotation cannot be revised. Copy it instead.',
        approve: general,
        void: 200,
        order: general,
        line: closed,
        lose: 'Only an open quotation without an order can be marked lost.',
        reopen: 'This quotation is not marked lost.',
      },
    ],
  ] as const)('%s (REV-07, REV-13, REV-18, REV-37, REV-39, REV-40)', async (state, answers: Record<string, string | number>) => {
    for (const [call, wanted] of Object.entries(answers)) {
      const quotationId = await states[state]();
      const before = await read(quotationId);
      const reply = await calls[call]?.(quotationId);
      const isDone = reply !== undefined && reply.status < 300;
      expect([state, call, isDone ? reply.status : reply?.json.data]).toEqual([
        state,
        call,
        wanted === replaced ? `This quotation has been replaced by ${before.number}-R1.` : wanted,
      ]);
      const after = await read(quotationId);
      expect([state, call, isDone || JSON.stringify(after) === JSON.stringify(before)]).toEqual([state, call, true]);
    }
  });
});

describe('a lost quotation', () => {
  test('keeps its reason, leaves the quotations to order, and is taken back by reopening (REV-16, REV-19, REV-37, REV-39)', async () => {
    const quotationId = await approved();
    expect((await markLost(quotationId, 'Delivery time')).status).toBe(200);
    expect(await read(quotationId)).toMatchObject({ shownStatus: 'Lost', lostReason: 'Delivery time', status: 'Approved' });
    expect((await panel.admin.call('GetApprovedQuotation', { quotationId })).rows).toEqual([]);
    await panel.admin.call('ReopenQuotation', { quotationId, version: (await read(quotationId)).version });
    expect(await read(quotationId)).toMatchObject({ shownStatus: 'Approved', lostReason: '' });
  });

  test('is not marked without a reason (REV-37)', async () => {
    const quotationId = await pending();
    expect(told(await markLost(quotationId, 999_999))).toEqual([400, 'Please select the reason.']);
    const reply = await panel.admin.send('MarkQuotationLost', { quotationid: quotationId, version: 1 });
    expect(told(reply)).toEqual([400, 'Please select the reason.']);
  });

  test('has one of the office’s reasons (REV-38)', async () => {
    const reasons: AnswerOf<'GetLostReason'> = await panel.admin.call('GetLostReason', {});
    expect(reasons.map(({ label }) => label)).toEqual([
      'Price',
      'Delivery time',
      'Specification',
      'Bought elsewhere',
      'Budget postponed',
      'No reply',
      'Other',
    ]);
  });
});

describe('at the same moment', () => {
  test('of two who revise one succeeds (REV-12)', async () => {
    const quotationId = await approved();
    const input = await revision(quotationId);
    const replies = await Promise.all([panel.admin.ask('AddQuotationRevision', input), panel.admin.ask('AddQuotationRevision', input)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('of a revision and an order exactly one succeeds (REV-12, REV-13)', async () => {
    for (let round = 0; round < 5; round++) {
      const quotationId = await approved();
      const input = await revision(quotationId);
      const replies = await Promise.all([panel.admin.ask('AddQuotationRevision', input), panel.admin.ask('AddOrder', { quotationId })]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
      const { orderStatus, supersededById } = await read(quotationId);
      expect((orderStatus === '') === (supersededById !== null)).toBe(true);
    }
  });

  test('nobody approves what they have not seen: after an edit the older version is refused (REV-07)', async () => {
    const quotationId = await pending();
    const { version } = await read(quotationId);
    await edit(quotationId);
    const reply = await panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved', version });
    expect(reply.status).toBe(409);
    expect((await read(quotationId)).status).toBe('Open');
  });
});
