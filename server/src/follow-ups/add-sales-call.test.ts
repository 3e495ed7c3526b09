import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCall, addFollowedDeal, followUpOf } from '../../../testing/builders/follow-ups.ts';
import { addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { addSalesCalls } from '../../../testing/builders/sales-calls.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import type { Caller } from '../../../testing/panel/caller.ts';

let panel: TestPanel;
let setup: SalesSetup;
let seller: Caller & { readonly userId: number };
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  setup = await addSalesSetup(panel.admin);
  seller = await panel.userWith(['Add Follow Up', 'Sales List']);
});
afterAll(() => panel.stop());
beforeEach(() => panel.clock.set('2026-11-20T04:30:00.000Z'));

async function rowOf(callId: number) {
  return (await seller.call('GetSalesList', {})).rows.find((call) => call.callId === callId);
}

describe('AddSalesCall', () => {
  test('adds a row to the sales list, and proposes the next step from that day (FUP-02, FUP-06, FUP-07)', async () => {
    const { dealId, number } = await addFollowedDeal(panel.admin, setup);
    panel.clock.set('2026-11-23T04:30:00.000Z');
    const reply = await seller.send('AddSalesCall', {
      dealid: dealId,
      calltype: 'Phone',
      outcome: 'Spoke',
      description: 'Decides after Diwali.',
    });
    expect([reply.status, reply.json]).toEqual([201, { data: [{ CallId: expect.any(Number) }] }]);
    const { json } = await seller.send('GetSalesList', { staffid: null, page: 1, pagesize: 1 });
    expect(json.data[0]).toEqual({
      id: reply.json.data[0].CallId,
      salesid: expect.stringMatching(/^SC\/[A-Z0-9]+\/2026-2027\/\d{4}$/),
      companyname: expect.any(String),
      name: expect.any(String),
      ContactPerson: [{ name: json.data[0].name }],
      calltype: 'Phone',
      description: 'Decides after Diwali.',
      callaction: 'Spoke',
      actiondate: '2026-11-23',
      actiondescription: 'Next: 30-11-2026',
      staffname: expect.stringMatching(/^Test User/),
      status: 'Open',
      customerid: setup.customerId,
      dealid: dealId,
      dealnumber: number,
    });
    expect(await followUpOf(seller, dealId)).toMatchObject({
      nextOn: '2026-11-30',
      stage: 2,
      lastOutcome: 'Spoke',
      lastCallOn: '2026-11-23',
      version: 3,
    });
    const [entry] = await seller.call('GetTimeline', { record: 'deal', recordId: dealId, kind: 'Call' });
    expect(entry?.text).toBe(`phoned ${json.data[0].name}: Spoke. Decides after Diwali. Next: 30-11-2026`);
    panel.clock.set('2026-12-01T04:30:00.000Z');
    expect((await rowOf(reply.json.data[0].CallId))?.status).toBe('Done');
  });

  test('after the last step there is no next date, and the deal is listed under No next date (FUP-02)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    for (const [nextOn, stage] of [
      ['2026-11-27', 2],
      ['2026-12-04', 3],
      // 30 days after 20 November is a Sunday.
      ['2026-12-21', 4],
      ['', 5],
      ['', 5],
    ] as const) {
      await seller.call('AddSalesCall', aCall(dealId, { outcome: 'No answer' }));
      expect(await followUpOf(seller, dealId)).toMatchObject({ nextOn, stage });
    }
    const none = await seller.call('GetFollowUpList', { due: 'None' });
    expect(none.rows.map((row) => row.dealId)).toContain(dealId);
  });

  test('takes a chosen date, and none for a blank one (FUP-06)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    // A Sunday that a user chooses stays.
    await seller.call('AddSalesCall', aCall(dealId, { nextOn: '2026-11-29' }));
    expect(await followUpOf(seller, dealId)).toMatchObject({ nextOn: '2026-11-29', stage: 2 });
    const [done] = await seller.call('AddSalesCall', aCall(dealId, { nextOn: '', description: undefined }));
    expect(await followUpOf(seller, dealId)).toMatchObject({ nextOn: '' });
    expect(await rowOf(done?.callId ?? 0)).toMatchObject({ status: 'Done', actionDescription: '', description: '' });
  });

  test('is also about a customer alone, and about a deal that is decided (FUP-06)', async () => {
    const [about] = await seller.call('AddSalesCall', {
      customerId: setup.customerId,
      contactPersonId: setup.contactPersonId,
      callType: 'Visit',
      outcome: 'Order expected',
      nextOn: '2026-11-25',
    });
    expect(await rowOf(about?.callId ?? 0)).toMatchObject({ status: 'Open', customerId: setup.customerId, dealId: null });
    const { dealId, quotationId } = await addFollowedDeal(panel.admin, setup);
    await panel.admin.call('AddOrder', { quotationId });
    const [after] = await seller.call('AddSalesCall', aCall(dealId));
    expect(await rowOf(after?.callId ?? 0)).toMatchObject({ status: 'Done', dealId });
    const dated = await seller.ask('AddSalesCall', aCall(dealId, { nextOn: '2026-11-25' }));
    expect([dated.status, dated.json.data]).toEqual([409, 'This deal is no longer open.']);
  });

  test('refuses what it is not about, and what does not belong together (FUP-06)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    const other = await addSalesSetup(panel.admin);
    const refused = [
      [{ calltype: 'Phone', outcome: 'Spoke' }, 400, 'Please select Customer.'],
      [{ dealid: 999_999, calltype: 'Phone', outcome: 'Spoke' }, 404, 'This deal does not exist.'],
      [{ customerid: 999_999, calltype: 'Phone', outcome: 'Spoke' }, 400, 'This customer does not exist or has been deleted.'],
      [
        { dealid: dealId, customerid: other.customerId, calltype: 'Phone', outcome: 'Spoke' },
        400,
        'This deal belongs to another customer.',
      ],
      [
        { dealid: dealId, contactpersonid: other.contactPersonId, calltype: 'Phone', outcome: 'Spoke' },
        400,
        'This contact person does not belong to the customer.',
      ],
      [{ dealid: dealId, mailid: 999_999, calltype: 'Mail', outcome: 'Spoke' }, 400, 'This mail does not belong to the deal.'],
      [{ dealid: dealId, calltype: 'Phone', outcome: 'Spoke', nexton: '2026-11-19' }, 400, 'Please select a date within the next year.'],
    ] as const;
    for (const [body, status, sentence] of refused) {
      const reply = await seller.send('AddSalesCall', body);
      expect([reply.status, reply.json.data]).toEqual([status, sentence]);
    }
    for (const body of [
      { dealid: dealId, calltype: 'Telegram', outcome: 'Spoke' },
      { dealid: dealId, calltype: 'Phone', outcome: 'Happy' },
      { dealid: dealId, calltype: 'Phone', outcome: 'Spoke', description: 'a'.repeat(1001) },
    ])
      expect((await seller.send('AddSalesCall', body)).status).toBe(400);
    expect((await (await panel.userWith(['Follow Up List'])).ask('AddSalesCall', aCall(dealId))).status).toBe(403);
    expect(await followUpOf(seller, dealId)).toMatchObject({ stage: 1, nextOn: '2026-11-23' });
  });

  test('leaves out a number that an import has brought (FUP-07)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    const [first] = await seller.call('AddSalesCall', aCall(dealId));
    const salesId = (await rowOf(first?.callId ?? 0))?.salesId ?? '';
    const number = Number(salesId.slice(-4));
    const imported = salesId.replace(/\d{4}$/, String(number + 1).padStart(4, '0'));
    await addSalesCalls(panel.db, { salesId: imported });
    const [second] = await seller.call('AddSalesCall', aCall(dealId));
    expect((await rowOf(second?.callId ?? 0))?.salesId).toBe(salesId.replace(/\d{4}$/, String(number + 2).padStart(4, '0')));
  });

  test('40 calls at once get 40 numbers (FUP-07)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    const added = await Promise.all(Array.from({ length: 40 }, () => seller.call('AddSalesCall', aCall(dealId))));
    const rows = await Promise.all(added.map(([call]) => rowOf(call?.callId ?? 0)));
    expect(new Set(rows.map((row) => row?.salesId)).size).toBe(40);
  });
});

describe('WithdrawSalesCall', () => {
  test('takes back a call that was just entered, and gives its deal the step of before (FUP-39)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    await seller.call('AddSalesCall', aCall(dealId, { outcome: 'Spoke' }));
    const before = await followUpOf(panel.admin, dealId);
    const [call] = await seller.call('AddSalesCall', aCall(dealId, { outcome: 'Not interested', nextOn: '2026-12-24' }));
    const callId = call?.callId ?? 0;
    expect(await followUpOf(panel.admin, dealId)).toMatchObject({ lastOutcome: 'Not interested', nextOn: '2026-12-24' });
    expect(await seller.call('WithdrawSalesCall', { callId })).toEqual([{ callId }]);
    const after = await followUpOf(panel.admin, dealId);
    expect(after).toEqual({ ...before, version: after?.version });
    expect(await rowOf(callId)).toBeUndefined();
    const entries = await panel.admin.call('GetTimeline', { record: 'deal', recordId: dealId, kind: 'Call' });
    expect(entries.map(({ text }) => text)[0]).toMatch(/^took back the call of .*: Not interested\.$/);
  });

  test('is for the user who entered the call, for five minutes, and only while its deal is as the call left it (FUP-39)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    const add = async () => (await seller.call('AddSalesCall', aCall(dealId)))[0]?.callId ?? 0;
    const first = await add();
    const second = await add();
    const withdraw = async (caller: Caller, callId: number) => {
      const { status, json } = await caller.ask('WithdrawSalesCall', { callId });
      return [status, json.data];
    };
    const settled = [409, 'This call can no longer be taken back.'];
    expect(await withdraw(panel.admin, second)).toEqual([404, 'This call does not exist.']);
    expect(await withdraw(seller, first)).toEqual(settled);
    panel.clock.pass(301);
    expect(await withdraw(seller, second)).toEqual(settled);
    expect(await withdraw(await panel.userWith(['Follow Up List']), second)).toEqual([403, 'You are not authorised to continue.']);
  });
});
