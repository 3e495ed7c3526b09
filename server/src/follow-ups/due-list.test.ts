import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import { aCall, addFollowedDeal, followUpOf } from '../../../testing/builders/follow-ups.ts';
import { addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addRevision } from '../../../testing/builders/revisions.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, planOfQuery, sorting } from '../../../testing/panel/query-plan.ts';
import { waitingQuery } from '../platform/database/lists/waiting-rows.ts';
import { dueOf, listedFollowUps } from './due-store.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());
const now = '2026-11-20T04:30:00.000Z';
beforeEach(() => panel.clock.set(now));

async function lostReason(): Promise<number> {
  const [reason] = await panel.admin.call('GetLostReason', {});
  return reason?.value ?? 0;
}

const version = async (quotationId: number) => (await panel.admin.call('GetQuotation', { quotationId })).rows[0]?.version ?? 0;

describe('the next date of a deal', () => {
  test('is the first step of Standard once a quotation is approved, for its preparer, and none before (FUP-01, FUP-02)', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const { dealId = 0 } = (await panel.admin.call('GetQuotation', { quotationId })).rows[0] ?? {};
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({ nextOn: '', stage: 0, cadence: 'Standard', owner: 'Administrator' });
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({ nextOn: '2026-11-23', stage: 1, quotationId, overdueDays: 0 });
  });

  test('is cleared by an order, by Void and by Lost, in the same transaction; reopening finds it without a date (FUP-09)', async () => {
    const [ordered, voided, lost] = [
      await addFollowedDeal(panel.admin, setup),
      await addFollowedDeal(panel.admin, setup),
      await addFollowedDeal(panel.admin, setup),
    ];
    await panel.admin.call('AddOrder', { quotationId: ordered.quotationId });
    await panel.admin.call('UpdatequotationStatus', { quotationId: voided.quotationId, status: 'Void' });
    const seen = { quotationId: lost.quotationId, version: await version(lost.quotationId) };
    await panel.admin.call('MarkQuotationLost', { ...seen, lostReason: await lostReason() });
    for (const { dealId } of [ordered, voided, lost]) {
      expect(await followUpOf(panel.admin, dealId)).toBeUndefined();
      expect((await panel.admin.call('GetDeal', { dealId }))[0]?.nextOn).toBe('');
    }
    await panel.admin.call('ReopenQuotation', { ...seen, version: seen.version + 1 });
    expect(await followUpOf(panel.admin, lost.dealId)).toMatchObject({ nextOn: '', quotationId: lost.quotationId });
  });

  test('stays while another quotation of the deal may still be ordered (FUP-09)', async () => {
    const { dealId, quotationId } = await addFollowedDeal(panel.admin, setup);
    const other = await addQuotation(panel.admin, aQuotation(setup, undefined, { dealId }));
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({ nextOn: '2026-11-23', quotationId: other });
  });

  test('goes on with a number that moves to a deal of its own, and in the deal that it leaves (FUP-01, THR-10)', async () => {
    const { dealId, quotationId } = await addFollowedDeal(panel.admin, setup);
    const other = await addQuotation(panel.admin, aQuotation(setup, undefined, { dealId }));
    const [moved] = await panel.admin.call('MoveQuotation', { quotationId, version: await version(quotationId) });
    expect(await followUpOf(panel.admin, moved?.dealId ?? 0)).toMatchObject({ nextOn: '2026-11-23', quotationId });
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({ nextOn: '2026-11-23', quotationId: other });
    await panel.admin.call('MoveQuotation', { quotationId: other, version: await version(other), dealId: moved?.dealId });
    expect(await followUpOf(panel.admin, dealId)).toBeUndefined();
  });

  test('of an enquiry goes when it is closed (FUP-09)', async () => {
    const { dealId } = await addEnquiry(panel.admin, { nextOn: '2026-11-25' });
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({
      nextOn: '2026-11-25',
      quotationId: null,
      contactName: 'Dr. Asmita Gokhale',
      mobile: '9000000041',
    });
    await panel.admin.call('CloseEnquiry', { dealId, version: 1, lostReason: 'No reply' });
    expect(await followUpOf(panel.admin, dealId)).toBeUndefined();
    await panel.admin.call('ReopenEnquiry', { dealId, version: 2 });
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({ nextOn: '' });
  });

  test('stays with a new revision, and begins again when that is approved (FUP-02, FUP-09)', async () => {
    const { dealId, quotationId } = await addFollowedDeal(panel.admin, setup);
    panel.clock.set('2026-11-21T04:30:00.000Z');
    const revised = await addRevision(panel, quotationId, aQuotation(setup), 'A longer bed');
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({ nextOn: '2026-11-23', stage: 1, quotationId: revised });
    await panel.admin.call('UpdatequotationStatus', { quotationId: revised, status: 'Approved' });
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({ nextOn: '2026-11-24', stage: 1 });
  });

  test('begins with the first step of the cadence that the deal has (FUP-02)', async () => {
    const { dealId, quotationId } = await addFollowedDeal(panel.admin, setup);
    await panel.admin.call('UpdateFollowUp', { dealId, version: 2, cadence: 'Slow' });
    const revised = await addRevision(panel, quotationId, aQuotation(setup), 'A longer bed');
    await panel.admin.call('UpdatequotationStatus', { quotationId: revised, status: 'Approved' });
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({ nextOn: '2026-12-21', stage: 1, cadence: 'Slow' });
  });

  test('stays away from an ordered deal, of which another quotation is approved (FUP-09)', async () => {
    const { dealId, quotationId } = await addFollowedDeal(panel.admin, setup);
    await panel.admin.call('AddOrder', { quotationId });
    const other = await addQuotation(panel.admin, aQuotation(setup, undefined, { dealId }));
    await panel.admin.call('UpdatequotationStatus', { quotationId: other, status: 'Approved' });
    expect(await followUpOf(panel.admin, dealId)).toBeUndefined();
    expect((await panel.admin.call('GetDeal', { dealId }))[0]).toMatchObject({ dealState: 'Ordered', nextOn: '', stage: 0 });
  });
});

describe('GetFollowUpList', () => {
  test('answers the keys of a follow-up (FUP-05)', async () => {
    const own = await addSalesSetup(panel.admin);
    const { dealId, quotationId, number } = await addFollowedDeal(panel.admin, own, { validUntil: '2026-12-20' });
    panel.clock.set('2026-11-26T04:30:00.000Z');
    const { json } = await panel.admin.send('GetFollowUpList', { search: number });
    expect(json.data).toEqual([
      {
        fld_dealid: dealId,
        fld_quotationid: quotationId,
        fld_number: number,
        fld_companyname: expect.any(String),
        fld_customerid: own.customerId,
        fld_contactpersonid: own.contactPersonId,
        fld_contactname: expect.any(String),
        fld_mobile: expect.stringMatching(/^\d{10}$/),
        fld_whatsapp: expect.stringMatching(/^91\d{10}$/),
        fld_email: expect.stringContaining('@'),
        fld_totalamount: '10738.00',
        fld_cadence: 'Standard',
        fld_stage: 1,
        fld_nexton: '2026-11-23',
        fld_overduedays: 3,
        fld_lastoutcome: '',
        fld_lastcallon: '',
        fld_validuntil: '2026-12-20',
        fld_ownerid: expect.any(Number),
        fld_owner: 'Administrator',
        fld_version: 2,
      },
    ]);
  });

  test('shows the validity of the newest quotation that may still be ordered (FUP-05)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup, { validUntil: '2026-12-20' });
    const newest = await addQuotation(panel.admin, aQuotation(setup, undefined, { dealId, validUntil: '2026-11-30' }));
    expect((await followUpOf(panel.admin, dealId))?.validUntil).toBe('2026-11-30');
    await panel.admin.call('UpdatequotationStatus', { quotationId: newest, status: 'Void' });
    expect((await followUpOf(panel.admin, dealId))?.validUntil).toBe('2026-12-20');
  });

  test('shows by day what is due, what comes within a week, what expires and what has no date (FUP-04, FUP-05)', async () => {
    const seller = await panel.userWith(['Add Quotation', 'Approve Quotation', 'Add Follow Up']);
    const dated = await addFollowedDeal(seller, setup);
    const expiring = await addFollowedDeal(seller, setup, { validUntil: '2026-11-25' });
    const undatedId = await addQuotation(seller, aQuotation(setup));
    const { dealId: undatedDeal = 0 } = (await seller.call('GetQuotation', { quotationId: undatedId })).rows[0] ?? {};
    const shown = async (due: 'Today' | 'Week' | 'Expiring' | 'None' | 'All') =>
      (await seller.call('GetFollowUpList', { due, ownerId: seller.userId })).rows.map(({ dealId }) => dealId);
    expect(await shown('Today')).toEqual([]);
    expect(await shown('Week')).toEqual([dated.dealId, expiring.dealId]);
    expect(await shown('Expiring')).toEqual([expiring.dealId]);
    expect(await shown('None')).toEqual([undatedDeal]);
    expect(await shown('All')).toEqual([dated.dealId, expiring.dealId, undatedDeal]);
    // The midnight between Sunday and Monday in India.
    panel.clock.set('2026-11-22T18:29:00.000Z');
    expect(await shown('Today')).toEqual([]);
    panel.clock.set('2026-11-22T18:31:00.000Z');
    expect(await shown('Today')).toEqual([dated.dealId, expiring.dealId]);
  });

  test('sorts by amount and company, and is a file too (FUP-05)', async () => {
    const seller = await panel.userWith(['Add Quotation', 'Approve Quotation']);
    const large = await addQuotation(seller, aQuotation(setup, [{ productId: setup.productId, quantity: 20, rate: 1000_00 }]));
    const small = await addQuotation(seller, aQuotation(setup));
    const sorted = async (sort: 'totalAmount' | 'companyName', order: 'asc' | 'desc') =>
      (await seller.call('GetFollowUpList', { ownerId: seller.userId, sort, order })).rows.map(({ quotationId }) => quotationId);
    expect(await sorted('totalAmount', 'asc')).toEqual([small, large]);
    expect(await sorted('totalAmount', 'desc')).toEqual([large, small]);
    expect(await sorted('companyName', 'asc')).toEqual([large, small]);
    const { text } = await seller.send('GetFollowUpList', { ownerid: seller.userId, format: 'csv' });
    expect(text).toContain('Due,Number,Customer,Contact,Phone,Amount,Step,Last Outcome,Last Call,Owner');
  });

  test('is a file with dates as the page shows them (GEN-08, FUP-04)', async () => {
    const seller = await panel.userWith(['Add Quotation', 'Approve Quotation', 'Add Follow Up']);
    const { dealId } = await addFollowedDeal(seller, setup);
    await seller.call('AddSalesCall', aCall(dealId, { nextOn: '2026-12-21' }));
    const { text } = await seller.send('GetFollowUpList', { ownerid: seller.userId, format: 'csv' });
    expect(text).toMatch(/^21-12-2026,.*,Spoke,20-11-2026,Test User \d+$/m);
  });

  test('the bell counts the rows of Today and Mine, for the owner alone (FUP-10)', async () => {
    const seller = await panel.userWith(['Add Quotation', 'Approve Quotation', 'Follow Up List']);
    const other = await panel.userWith(['Follow Up List']);
    await addFollowedDeal(seller, setup);
    expect(await seller.call('GetNotifications', {})).toEqual(expect.not.arrayContaining([expect.objectContaining({ page: 'followups' })]));
    panel.clock.set('2026-11-24T04:30:00.000Z');
    expect(await seller.call('GetNotifications', {})).toContainEqual({ text: '1 follow-up is due today.', count: 1, page: 'followups' });
    const decided = await addFollowedDeal(seller, setup);
    await addFollowedDeal(seller, setup);
    panel.clock.set('2026-12-24T04:30:00.000Z');
    await panel.admin.call('UpdatequotationStatus', { quotationId: decided.quotationId, status: 'Void' });
    const { total } = await seller.call('GetFollowUpList', { due: 'Today', ownerId: seller.userId, page: 1 });
    expect(total).toBe(2);
    expect(await seller.call('GetNotifications', {})).toContainEqual({ text: '2 follow-ups are due today.', count: 2, page: 'followups' });
    expect(await other.call('GetNotifications', {})).toEqual([]);
  });

  test('is read from an index in each order, whoever the owner is', async () => {
    for (const [sort, ownerId, index, key] of [
      ['nextOn', undefined, /deals_due[^_]/, '2026-11-20'],
      ['nextOn', 1, /deals_due_by_owner/, '2026-11-20'],
      ['totalAmount', undefined, /deals_due_by_amount/, 100],
      ['companyName', undefined, /deals_due_by_company/, 'a'],
    ] as const)
      for (const after of [undefined, 5]) {
        const plan = await planOfPage(panel.db, listedFollowUps(panel.db, { ownerId }, now), { sort, after }, after && key);
        expect(plan).toMatch(index);
        expect(plan).not.toMatch(sorting);
      }
    expect(await planOfQuery(panel.db, waitingQuery(dueOf(1, now)))).toMatch(/deals_due_by_owner/);
  });
});

describe('UpdateFollowUp', () => {
  const deal = async (dealId: number) => (await panel.admin.call('GetDeal', { dealId }))[0];

  test('changes date, cadence, owner and expected month, and says so in the timeline (FUP-03)', async () => {
    const { dealId, number } = await addFollowedDeal(panel.admin, setup);
    const seller = await panel.userWith(['Add Follow Up']);
    const change = { dealId, nextOn: '2026-11-22', cadence: 'Close', ownerId: seller.userId, expectedMonth: '2026-12' } as const;
    const reply = await seller.ask('UpdateFollowUp', { ...change, version: 2 });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ DealId: dealId }] }]);
    // A chosen date may be a Sunday.
    expect(await deal(dealId)).toMatchObject({ ...change, stage: 1, version: 3 });
    const [entry] = await seller.call('GetTimeline', { record: 'deal', recordId: dealId });
    expect(entry?.text).toBe(
      `changed the follow-up of ${number}: next date 22-11-2026, cadence Close, owner ${await nameOf(seller.userId)}, expected 12-2026`,
    );
    await seller.call('UpdateFollowUp', { dealId, version: 3, nextOn: '' });
    expect(await deal(dealId)).toMatchObject({ nextOn: '', cadence: 'Close', expectedMonth: '2026-12' });
  });

  test('changing the cadence does not move the next date (FUP-02)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    await panel.admin.call('UpdateFollowUp', { dealId, version: 2, cadence: 'Slow' });
    expect(await deal(dealId)).toMatchObject({ nextOn: '2026-11-23', stage: 1, cadence: 'Slow' });
  });

  test.each([
    ['2026-11-19', 'Please select a date within the next year.'],
    ['2027-11-21', 'Please select a date within the next year.'],
    ['2026-02-30', 'Next on must be a date.'],
  ])('refuses %s as a next date (FUP-03)', async (nexton, sentence) => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    const reply = await panel.admin.send('UpdateFollowUp', { dealid: dealId, version: 2, nexton });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
  });

  test('is for holders of Add Follow Up and the owner; refuses others, an unknown owner, a decided deal and an older version (FUP-03)', async () => {
    const owner = await panel.userWith(['Add Quotation', 'Approve Quotation']);
    const { dealId, quotationId } = await addFollowedDeal(owner, setup);
    expect((await (await panel.userWith(['Follow Up List'])).ask('UpdateFollowUp', { dealId, version: 2, cadence: 'Slow' })).status).toBe(
      403,
    );
    expect((await owner.ask('UpdateFollowUp', { dealId, version: 2, cadence: 'Slow' })).status).toBe(200);
    const older = await owner.ask('UpdateFollowUp', { dealId, version: 2, cadence: 'Close' });
    expect([older.status, older.json.error.code]).toEqual([409, 'VersionConflict']);
    const unknown = await owner.ask('UpdateFollowUp', { dealId, version: 3, ownerId: 999_999 });
    expect([unknown.status, unknown.json.data]).toEqual([400, 'This user does not exist.']);
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
    const decided = await owner.ask('UpdateFollowUp', { dealId, version: 4, nextOn: '2026-11-25' });
    expect([decided.status, decided.json.data]).toEqual([409, 'This deal is no longer open.']);
    expect((await owner.ask('UpdateFollowUp', { dealId: 999_999, version: 1 })).json.data).toBe('This deal does not exist.');
  });

  async function nameOf(userId: number): Promise<string> {
    return (await panel.admin.call('GetUserNames', {})).rows.find((user) => user.userId === userId)?.name ?? '';
  }
});
