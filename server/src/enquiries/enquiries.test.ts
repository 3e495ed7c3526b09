import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBrochureRequests } from '../../../testing/builders/brochures.ts';
import { readDeal } from '../../../testing/builders/deals.ts';
import { addEnquiry, anEnquiry } from '../../../testing/builders/enquiries.ts';
import { aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addSalesCalls } from '../../../testing/builders/sales-calls.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

describe('AddEnquiry', () => {
  test('begins a deal under a number of its own (THR-03)', async () => {
    const body = {
      companyname: ' Lotus Trust ',
      name: 'Asmita',
      mobile: '9000000041',
      email: '',
      requirement: '12 beds',
      source: 'Website',
    };
    const reply = await panel.admin.send('AddEnquiry', { ...body, nexton: '2026-11-25' });
    expect([reply.status, reply.json.data]).toEqual([
      201,
      [{ DealId: expect.any(Number), Number: expect.stringMatching(/^ENQ\/ADM\/2026-2027\/\d{4}$/) }],
    ]);
    const { DealId: dealId, Number: number } = reply.json.data[0];
    expect(await readDeal(panel.admin, dealId)).toMatchObject({
      number,
      enquiryNumber: number,
      dealState: 'Enquiry',
      companyName: 'Lotus Trust',
      customerId: null,
      totalAmount: 0,
      name: 'Asmita',
      mobile: '9000000041',
      requirement: '12 beds',
      source: 'Website',
      nextOn: '2026-11-25',
      sentence: 'No quotation has been made yet.',
      quotations: [],
      lines: [],
    });
  });

  test('is found by who enquired, their mobile number and its source, also after a change and after the upgrade (GEN-15, THR-09)', async () => {
    const shown = { name: 'Dr. Lata Wagholikar', mobile: '9000077123', source: 'Website' } as const;
    const { dealId } = await addEnquiry(panel.admin, shown);
    const notFound = async () => {
      const all = Object.values(shown).map(async (search) => {
        const { rows } = await panel.admin.call('GetDealList', { search });
        return rows.some((row) => row.dealId === dealId) ? [] : [search];
      });
      return (await Promise.all(all)).flat();
    };
    expect(await notFound()).toEqual([]);
    const [deal] = await panel.admin.call('GetDeal', { dealId });
    const owner = await panel.userWith([]);
    await panel.admin.call('UpdateFollowUp', { dealId, version: deal?.version ?? 0, ownerId: owner.userId });
    expect(await notFound()).toEqual([]);
  });

  test.each([
    [{ companyname: '', requirement: '', mobile: '1', email: 'x' }, 'Please enter Company Name.'],
    [{ requirement: ' ', mobile: '1', email: 'x' }, 'Please describe the requirement.'],
    [{ requirement: 'x'.repeat(2001) }, 'Please describe the requirement.'],
    [{ mobile: '98765', email: 'x' }, 'Please enter valid Mobile Number.'],
    [{ mobile: '98765432101' }, 'Please enter valid Mobile Number.'],
    [{ email: 'asmita@' }, 'Please enter valid Email Address.'],
    [{ customerid: 999_999 }, 'This customer does not exist or has been deleted.'],
    [{ nexton: '2026-11-19' }, 'Please select a date within the next year.'],
    [{ nexton: '2027-11-21' }, 'Please select a date within the next year.'],
    [{ brochureid: 999_999 }, 'This brochure request does not exist.'],
    [{ callid: 999_999 }, 'This sales call does not exist.'],
  ])('refuses %j (THR-04)', async (change, sentence) => {
    const { status, json } = await panel.admin.send('AddEnquiry', {
      companyname: 'Lotus',
      requirement: '12 beds',
      source: 'Phone',
      ...change,
    });
    expect([status, json.data]).toEqual([400, sentence]);
  });

  test('knows the sources of customers, phone and website; any other is refused last (THR-03, THR-04)', async () => {
    for (const source of ['Exhibition', 'Enquiry', 'Existing Data', 'Phone', 'Website'] as const)
      expect((await panel.admin.ask('AddEnquiry', anEnquiry({ source }))).status).toBe(201);
    expect((await panel.admin.send('AddEnquiry', { companyname: 'Lotus', requirement: '12 beds', source: 'Radio' })).status).toBe(400);
  });

  test('takes the company from the customer, and needs its right (THR-03)', async () => {
    const { dealId } = await addEnquiry(panel.admin, { companyName: '', customerId: setup.customerId });
    const [customer] = (await panel.admin.call('GetCustomerList', { customerId: setup.customerId })).rows;
    expect(await readDeal(panel.admin, dealId)).toMatchObject({ companyName: customer?.companyName, customerId: setup.customerId });
    expect((await (await panel.userWith(['Enquiry List', 'Add Quotation'])).ask('AddEnquiry', anEnquiry())).status).toBe(403);
    expect((await (await panel.userWith(['Add Enquiry'])).ask('AddEnquiry', anEnquiry())).status).toBe(201);
  });

  test('is in the history of its deal and customer (SHR-04)', async () => {
    const { dealId, number } = await addEnquiry(panel.admin, { customerId: setup.customerId });
    const entries = await panel.db
      .selectFrom('audit_subjects')
      .innerJoin('audit_log', 'audit_log.id', 'audit_subjects.audit_id')
      .select(['audit_subjects.record', 'audit_log.summary'])
      .where('audit_log.record', '=', 'deal')
      .where('audit_log.record_id', '=', dealId)
      .orderBy('audit_subjects.record')
      .execute();
    expect(entries.map(({ record }) => record)).toEqual(['customer', 'deal']);
    expect(entries[0]?.summary).toContain(`added the enquiry ${number}`);
  });
});

describe('the enquiry of a brochure request or a sales call', () => {
  test('is shown in its row, and a second time leads to the same deal (THR-06)', async () => {
    await addBrochureRequests(panel.db, { name: 'Enquiring Person' });
    const find = async () => (await panel.admin.call('GetBrochure', { search: 'enquiring person' })).rows[0];
    const brochureId = (await find())?.requestId ?? 0;
    const { dealId, number } = await addEnquiry(panel.admin, { brochureId });
    expect(await find()).toMatchObject({ dealId, dealNumber: number });
    expect(await addEnquiry(panel.admin, { brochureId, companyName: 'Another' })).toEqual({ dealId, number });
    const [quoted] = await panel.admin.call('AddQuotation', aQuotation(setup, undefined, { dealId }));
    const named = (await readDeal(panel.admin, quoted?.dealId ?? 0)).number;
    expect([(await find())?.dealNumber, named.startsWith('ENQ/')]).toEqual([named, false]);
  });

  test('comes from a call, whose day is the last call of the deal (THR-06, THR-09)', async () => {
    await addSalesCalls(panel.db, { salesId: 'CALL-1', actionDate: '2026-10-05' });
    const find = async () => (await panel.admin.call('GetSalesList', { search: 'CALL-1' })).rows[0];
    const callId = (await find())?.callId ?? 0;
    const { dealId, number } = await addEnquiry(panel.admin, { callId });
    expect(await find()).toMatchObject({ dealId, dealNumber: number });
    expect((await readDeal(panel.admin, dealId)).lastCallOn).toBe('2026-10-05');
    expect(await addEnquiry(panel.admin, { callId })).toEqual({ dealId, number });
  });

  test('is made once by several at the same moment (THR-06)', async () => {
    await addBrochureRequests(panel.db, { name: 'Wanted Person' });
    const brochureId = (await panel.admin.call('GetBrochure', { search: 'wanted person' })).rows[0]?.requestId ?? 0;
    const before = (await panel.admin.call('GetDealList', { page: 1 })).total ?? 0;
    const replies = await Promise.all([1, 2, 3, 4].map(() => panel.admin.ask('AddEnquiry', anEnquiry({ brochureId }))));
    const { 201: made = 0, 409: refused = 0 } = statusCounts(replies);
    expect([made > 0, made + refused]).toEqual([true, 4]);
    expect((await panel.admin.call('GetDealList', { page: 1 })).total).toBe(before + 1);
  });
});

describe('the first quotation of an enquiry', () => {
  test('gives the deal its number and customer; the ENQ number stays beside it (THR-02, THR-05)', async () => {
    const { dealId, number } = await addEnquiry(panel.admin);
    const [quoted] = await panel.admin.call('AddQuotation', aQuotation(setup, undefined, { dealId }));
    expect(quoted?.dealId).toBe(dealId);
    const deal = await readDeal(panel.admin, dealId);
    expect(deal).toMatchObject({ enquiryNumber: number, customerId: setup.customerId, dealState: 'Quoted' });
    expect(deal.number).toBe(deal.quotations[0]?.number);
    const [second] = await panel.admin.call('AddQuotation', aQuotation(setup, undefined, { dealId }));
    expect((await readDeal(panel.admin, second?.dealId ?? 0)).number).toBe(deal.number);
    for (const search of [number, deal.number])
      expect((await panel.admin.call('GetDealList', { search })).rows.map((row) => row.dealId)).toContain(dealId);
  });

  test('is not that of another customer (THR-02)', async () => {
    const other = await addSalesSetup(panel.admin);
    const { dealId } = await addEnquiry(panel.admin, { customerId: other.customerId });
    const { status, json } = await panel.admin.ask('AddQuotation', aQuotation(setup, undefined, { dealId }));
    expect([status, json.data]).toEqual([400, 'This deal belongs to another customer.']);
  });

  test('opens a closed enquiry again (THR-07)', async () => {
    const { dealId } = await addEnquiry(panel.admin);
    await panel.admin.call('CloseEnquiry', { dealId, version: 1, lostReason: 'No reply' });
    const [quoted] = await panel.admin.call('AddQuotation', aQuotation(setup, undefined, { dealId }));
    await panel.admin.call('UpdatequotationStatus', { quotationId: quoted?.quotationId ?? 0, status: 'Void' });
    expect(await readDeal(panel.admin, dealId)).toMatchObject({ dealState: 'Void', lostReason: '' });
  });
});

describe('CloseEnquiry', () => {
  const listed = async (dealState: 'Enquiry' | 'Closed', search: string) =>
    (await panel.admin.call('GetDealList', { dealState, search })).rows.length;

  test('closes with a reason and clears the next date; ReopenEnquiry takes it back (THR-07, THR-08)', async () => {
    const { dealId, number } = await addEnquiry(panel.admin, { nextOn: '2026-11-30' });
    const reply = await panel.admin.send('CloseEnquiry', { dealid: dealId, version: 1, lostreason: 'Price', remark: 'Bought in Pune' });
    expect([reply.status, reply.json.data]).toEqual([200, [{ DealId: dealId }]]);
    const closed = await readDeal(panel.admin, dealId);
    expect(closed).toMatchObject({ dealState: 'Closed', sentence: 'The enquiry is closed: Price.', nextOn: '', version: 2 });
    expect([await listed('Enquiry', number), await listed('Closed', number)]).toEqual([0, 1]);
    await panel.admin.call('ReopenEnquiry', { dealId, version: 2 });
    expect([await listed('Enquiry', number), await listed('Closed', number)]).toEqual([1, 0]);
  });

  test('refuses an unknown deal, a stranger, a quotation, a wrong state and an older version, in this order (THR-07)', async () => {
    const { dealId } = await addEnquiry(panel.admin);
    const stranger = await panel.userWith(['Add Quotation']);
    const close = async (caller: typeof panel.admin, of: number, version = 1) => {
      const { status, json } = await caller.ask('CloseEnquiry', { dealId: of, version, lostReason: 'Price' });
      return [status, json.data];
    };
    const [quoted] = await panel.admin.call('AddQuotation', aQuotation(setup));
    expect(await close(stranger, 999_999)).toEqual([404, 'This deal does not exist.']);
    expect(await close(stranger, dealId)).toEqual([403, 'You are not authorised to continue.']);
    expect(await close(panel.admin, quoted?.dealId ?? 0, 99)).toEqual([409, 'This deal has a quotation. Mark the quotation lost instead.']);
    const changed = 'Somebody else has changed this record meanwhile. Load it again to go on.';
    expect(await close(panel.admin, dealId, 2)).toEqual([409, changed]);
    const reopened = await panel.admin.ask('ReopenEnquiry', { dealId, version: 9 });
    expect([reopened.status, reopened.json.data]).toEqual([409, 'This enquiry is not closed.']);
    await panel.admin.call('CloseEnquiry', { dealId, version: 1, lostReason: 'Price' });
    expect(await close(panel.admin, dealId, 1)).toEqual([409, 'This enquiry is already closed.']);
    const { status, json } = await panel.admin.send('CloseEnquiry', { dealid: dealId, version: 2 });
    expect([status, json.data]).toEqual([400, 'Please select the reason.']);
  });

  test('is for the owner too (THR-07)', async () => {
    const asker = await panel.userWith(['Add Enquiry']);
    const { dealId } = await addEnquiry(asker);
    const owner = await panel.userWith([]);
    await panel.db.updateTable('deals').set({ owner_id: owner.userId }).where('id', '=', dealId).execute();
    expect((await owner.ask('CloseEnquiry', { dealId, version: 1, lostReason: 'Price' })).status).toBe(200);
  });

  test('of closing and quoting at the same moment, both are kept: the quotation opens the enquiry again (THR-07)', async () => {
    const { dealId } = await addEnquiry(panel.admin);
    const [closed, quoted] = await Promise.all([
      panel.admin.ask('CloseEnquiry', { dealId, version: 1, lostReason: 'Price' }),
      panel.admin.ask('AddQuotation', aQuotation(setup, undefined, { dealId })),
    ]);
    expect([quoted.status, [200, 409].includes(closed.status)]).toEqual([201, true]);
    expect((await readDeal(panel.admin, dealId)).dealState).toBe('Quoted');
  });
});
