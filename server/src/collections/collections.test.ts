/** Calls about money, promises and reminders. */
import { formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBill, addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import type { SalesSetup } from '../../../testing/builders/quotations.ts';
import type { MailServer } from '../../../testing/panel/mail-receiver.ts';
import { startMailServer } from '../../../testing/panel/mail-server.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { readMail, textOf } from '../../../testing/panel/read-mail.ts';
import type { MailSettings } from '../platform/mail/mail-settings.ts';

const mail: MailSettings = { transport: undefined, from: 'accounts@vindhya.example.in', timeoutMs: 10_000, deadlineMs: 25_000 };

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel({ ...longSessions, mail });
});
beforeEach(() => panel.clock.set('2026-11-21T04:30:00.000Z'));
afterAll(() => panel.stop());

/** A customer of its own for each story, with a bill of yesterday that is due at once. */
async function newDebtor() {
  setup = await addMoneySetup(panel.admin);
  return addBill(panel.admin, setup);
}

type Call = Parameters<typeof panel.admin.ask<'AddCollectionCall'>>[1];
const aCall = (change: Partial<Call>): Call => {
  const { customerId, companyId } = setup;
  return { customerId, companyId, callType: 'Phone', outcome: 'No answer', description: '', ...change };
};
const promised = (amount: number, on = '2026-11-25') => aCall({ outcome: 'Promised', promisedOn: on, promisedAmount: amount });
const enter = (call: Call) => panel.admin.call('AddCollectionCall', call);

async function listed(filter: { asOf?: string; toCall?: 'Yes'; promise?: 'Broken' | 'Open' } = {}) {
  const { rows } = await panel.admin.call('GetOutstanding', { customerId: setup.customerId, sort: 'calls', ...filter });
  return rows[0];
}

describe('AddCollectionCall', () => {
  test('adds a sales call as every other, whose outcome is its action (PAY-18, FUP-07)', async () => {
    await newDebtor();
    await enter(aCall({ outcome: 'Wants copies', description: 'Of invoice 77', nextOn: '2026-11-24' }));
    const { rows } = await panel.admin.call('GetSalesList', { search: (await listed())?.companyName });
    expect(rows[0]).toMatchObject({
      customerId: setup.customerId,
      callType: 'Phone',
      callAction: 'Wants copies',
      actionDate: '2026-11-21',
      actionDescription: 'Next: 24-11-2026',
      status: 'Open',
      dealId: null,
    });
    expect(await listed()).toMatchObject({ lastCallOn: '2026-11-21', lastOutcome: 'Wants copies', nextOn: '2026-11-24', promiseState: '' });
  });

  test.each([
    [{ outcome: 'Promised' }, 'A promise needs a date and an amount.'],
    [{ outcome: 'Promised', promisedon: '2026-11-25' }, 'A promise needs a date and an amount.'],
    [{ outcome: 'Promised', promisedamount: '100' }, 'A promise needs a date and an amount.'],
    [{ outcome: 'Promised', promisedon: '2026-11-20', promisedamount: '100' }, 'A promise needs a date and an amount.'],
    [{ outcome: 'Promised', promisedon: '2027-11-22', promisedamount: '100' }, 'A promise needs a date and an amount.'],
    [{ outcome: 'Promised', promisedon: '2026-11-25', promisedamount: '99999999' }, 'A promise needs a date and an amount.'],
    [{ outcome: 'No answer', promisedon: '2026-11-25', promisedamount: '100' }, 'Only a promise has a date and an amount.'],
    [{ outcome: 'No answer', promisedon: '', promisedamount: '100' }, 'Only a promise has a date and an amount.'],
    [{ outcome: 'Call later', nexton: '2026-11-20' }, 'Please select a date within the next year.'],
    [{ outcome: 'Spoke' }, 'Please select the outcome.'],
  ])('refuses %o: %s (PAY-18)', async (change, sentence) => {
    await newDebtor();
    const { customerId: customerid, companyId: companyid } = setup;
    const reply = await panel.admin.send('AddCollectionCall', { customerid, companyid, calltype: 'Phone', description: '', ...change });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    expect(await listed()).toMatchObject({ lastCallOn: '' });
  });

  test('needs its own right (PAY-18)', async () => {
    await newDebtor();
    const reader = await panel.userWith(['View Outstanding']);
    expect((await reader.ask('AddCollectionCall', aCall({}))).status).toBe(403);
  });
});

describe('a promise', () => {
  test('is open, kept once the receipts from the day of the call reach it, and broken three days after its day (PAY-15, PAY-18)', async () => {
    await newDebtor();
    const { admin } = panel;
    await admin.call('AddReceipt', aReceipt(setup, 300_00, { receivedOn: '2026-11-20' }));
    await enter(promised(500_00));
    expect(await listed()).toMatchObject({ promisedOn: '2026-11-25', promisedAmount: 500_00, promiseState: 'Open', nextOn: '2026-11-25' });
    expect(await listed({ asOf: '2026-11-28' })).toMatchObject({ promiseState: 'Open' });
    expect(await listed({ asOf: '2026-11-29' })).toMatchObject({ promiseState: 'Broken' });
    await admin.call('AddReceipt', aReceipt(setup, 499_99));
    expect(await listed()).toMatchObject({ promiseState: 'Open' });
    const [last] = await admin.call('AddReceipt', aReceipt(setup, 1));
    expect(await listed({ asOf: '2026-12-31' })).toMatchObject({ promiseState: 'Kept' });
    await admin.call('VoidReceipt', { receiptId: last?.receiptId ?? 0, reason: 'Entered twice' });
    expect(await listed({ asOf: '2026-12-31' })).toMatchObject({ promiseState: 'Broken' });
  });

  test('is broken by a cheque that bounces, and told by the bell (PAY-11, PAY-18)', async () => {
    const { dealId } = await newDebtor();
    const seller = await panel.userWith(['View Outstanding']);
    await panel.db.updateTable('deals').set({ owner_id: seller.userId }).where('id', '=', dealId).execute();
    const bell = async () => (await seller.call('GetNotifications', {})).map(({ text }) => text);
    await enter(promised(500_00, '2026-11-22'));
    const cheque = { mode: 'Cheque', reference: '101', bank: 'SBI', chequeDate: '2026-11-22', receivedOn: '2026-11-22' } as const;
    panel.clock.set('2026-11-22T04:30:00.000Z');
    const [receipt] = await panel.admin.call('AddReceipt', aReceipt(setup, 500_00, cheque));
    panel.clock.set('2026-11-26T04:30:00.000Z');
    expect(await listed()).toMatchObject({ promiseState: 'Kept' });
    expect(await bell()).toEqual([]);
    await panel.admin.call('UpdateCheque', {
      receiptId: receipt?.receiptId ?? 0,
      version: 1,
      depositedOn: '2026-11-23',
      bouncedOn: '2026-11-25',
      bounceReason: 'Funds',
    });
    expect(await listed()).toMatchObject({ promiseState: 'Broken' });
    expect(await listed({ toCall: 'Yes' })).toMatchObject({ promiseState: 'Broken' });
    expect(await bell()).toEqual(['1 promise was not kept.']);
    // As it was known before the bank said so.
    expect(await listed({ asOf: '2026-11-24' })).toMatchObject({ promiseState: 'Kept' });
  });

  test('goes with its customer into the one that stays, and back (FND-42, PAY-18)', async () => {
    await newDebtor();
    const merged = setup;
    await enter(promised(500_00));
    await panel.admin.call('AddReceipt', aReceipt(merged, 200_00));
    const { customerId: keptId } = await addMoneySetup(panel.admin);
    const of = async (customerId: number, asOf?: string) => {
      const { rows } = await panel.admin.call('GetOutstanding', { customerId, sort: 'calls', ...(asOf && { asOf }) });
      return rows[0];
    };
    const promise = { promisedOn: '2026-11-25', promisedAmount: 500_00 };
    await panel.admin.call('MergeCustomers', { keepId: keptId, mergeId: merged.customerId });
    expect(await of(merged.customerId)).toBeUndefined();
    expect(await of(keptId)).toMatchObject({ ...promise, promiseState: 'Open', lastOutcome: 'Promised' });
    expect(await of(keptId, '2026-11-29')).toMatchObject({ promiseState: 'Broken' });
    // What was received before the merge counts, and so does what comes after it.
    await panel.admin.call('AddReceipt', aReceipt({ ...merged, customerId: keptId }, 300_00));
    expect(await of(keptId, '2026-11-29')).toMatchObject({ ...promise, promiseState: 'Kept' });
    await panel.admin.call('UnmergeCustomers', { mergeId: merged.customerId });
    expect(await of(merged.customerId, '2026-11-29')).toMatchObject({ ...promise, promiseState: 'Broken' });
  });

  test('that is broken stands first, and the bell tells the owner, until there is a new one (PAY-18)', async () => {
    const seller = await panel.userWith(['View Outstanding']);
    const bell = async () => (await seller.call('GetNotifications', {})).map(({ text }) => text);
    const breakPromise = async () => {
      const { dealId } = await newDebtor();
      await enter(promised(10_00, '2026-11-21'));
      await panel.db.updateTable('deals').set({ owner_id: seller.userId }).where('id', '=', dealId).execute();
    };
    await breakPromise();
    await breakPromise();
    expect(await bell()).toEqual([]);
    panel.clock.set('2026-11-25T04:30:00.000Z');
    expect(await bell()).toEqual(['2 promises were not kept.']);
    const { rows } = await panel.admin.call('GetOutstanding', { sort: 'calls', ownerId: seller.userId });
    expect(rows.map(({ promiseState }) => promiseState)).toEqual(['Broken', 'Broken']);
    const all = (await panel.admin.call('GetOutstanding', { sort: 'calls' })).rows.map(({ promiseState }) => promiseState === 'Broken');
    expect(all).toEqual([...all].toSorted((one, other) => Number(other) - Number(one)));
    await enter(promised(10_00, '2026-11-30'));
    expect(await bell()).toEqual(['1 promise was not kept.']);
  });

  test('that is broken is not told any more once the money has come, or nothing is owed (PAY-18)', async () => {
    const seller = await panel.userWith(['View Outstanding']);
    const bell = async () => (await seller.call('GetNotifications', {})).map(({ text }) => text);
    const breakPromise = async () => {
      panel.clock.set('2026-11-21T04:30:00.000Z');
      const bill = await newDebtor();
      await enter(promised(10_00, '2026-11-21'));
      await panel.db.updateTable('deals').set({ owner_id: seller.userId }).where('id', '=', bill.dealId).execute();
      await panel.admin.call('UpdateDueDate', { billId: bill.billId, dueOn: '2027-01-31', reason: 'As agreed' });
      panel.clock.set('2026-11-25T04:30:00.000Z');
      expect(await bell()).toEqual(['1 promise was not kept.']);
      expect(await listed({ toCall: 'Yes' })).toMatchObject({ promiseState: 'Broken' });
      return bill;
    };
    const late = await breakPromise();
    await panel.admin.call('AddReceipt', aReceipt(setup, 10_00, { receivedOn: '2026-11-25' }));
    expect(await bell()).toEqual([]);
    expect(await listed({ toCall: 'Yes' })).toBeUndefined();
    expect(await listed()).toMatchObject({ promiseState: 'Broken', open: late.asked });
    const credited = await breakPromise();
    const bill = (await panel.admin.call('GetOutstanding', { by: 'Bill', customerId: setup.customerId })).rows[0];
    await panel.admin.call('AddCreditNote', {
      billId: credited.billId,
      date: '2026-11-25',
      reason: 'Deficient',
      amount: bill?.open ?? 0,
      number: 'C1',
    });
    expect((await panel.admin.send('RunJob', { job: 'settle' })).status).toBe(200);
    await panel.jobs.settled();
    expect(await bell()).toEqual([]);
    expect(await listed()).toBeUndefined();
  });
});

describe('who is to be called', () => {
  test('is overdue, was not called today, and is not to be called later (PAY-18)', async () => {
    await newDebtor();
    expect(await listed({ toCall: 'Yes' })).toMatchObject({ customerId: setup.customerId });
    await enter(aCall({ outcome: 'Call later', nextOn: '2026-11-23' }));
    expect(await listed({ toCall: 'Yes' })).toBeUndefined();
    expect(await listed({ toCall: 'Yes', asOf: '2026-11-22' })).toBeUndefined();
    expect(await listed({ toCall: 'Yes', asOf: '2026-11-23' })).toMatchObject({ lastOutcome: 'Call later' });
    await panel.admin.call('UpdateCustomerCredit', { customerId: setup.customerId, creditDays: 90 });
    expect(await listed({ toCall: 'Yes', asOf: '2026-11-23' })).toBeUndefined();
  });
});

describe('SendReminder', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
    Object.assign(mail, { transport: server.smtp });
  });

  async function reminder(change: object = {}) {
    const { customerId, companyId } = setup;
    const [facts] = await panel.admin.call('GetCollection', { customerId, companyId });
    return { customerId, companyId, templateId: facts?.presetTemplateId ?? 0, email: facts?.recipients[0]?.email ?? '', ...change };
  }

  test('is one mail with what is open, overdue and since when, and goes with the statement (PAY-19)', async () => {
    const { asked } = await newDebtor();
    await panel.admin.call('AddReceipt', aReceipt(setup, 100_00));
    const reply = await panel.admin.ask('SendReminder', await reminder({ attach: 'Statement' }));
    expect([reply.status, reply.text]).toEqual([200, expect.stringMatching(/^\{"data":\[\{"ReminderId":\d+\}\]\}$/)]);
    expect(server.received).toHaveLength(1);
    const sent = readMail(server.received[0]?.source ?? '');
    expect(sent.headers['subject']).toBe(`Payment of INR ${groupedDecimal(asked)} is due`);
    const text = textOf(sent, 'text/plain');
    for (const part of [`INR ${groupedDecimal(asked - 100_00)} is open`, 'oldest bill since 20/11/2026', 'Invoices: 77'])
      expect(text).toContain(part);
    expect(sent.parts.flatMap(({ fileName }) => fileName ?? [])).toEqual([expect.stringMatching(/^statement-/)]);
    const [facts] = await panel.admin.call('GetCollection', { customerId: setup.customerId, companyId: setup.companyId });
    expect(facts?.reminders).toMatchObject([{ result: 'sent' }]);
    const { rows } = await panel.admin.call('GetMailTemplate', { search: 'Second Reminder of Payment' });
    expect(facts?.presetTemplateId).toBe(rows[0]?.templateId);
  });

  test('reaches a deleted customer that still owes, and whom the search finds by name (PAY-15, PAY-19)', async () => {
    await newDebtor();
    const { customerId } = setup;
    const name = (await listed())?.companyName ?? '';
    await panel.admin.call('DeleteCustomer', { id: customerId });
    for (const search of [name, name.slice(0, -1).toUpperCase()])
      for (const by of ['Customer', 'Bill', 'Deal'] as const) {
        const { rows } = await panel.admin.call('GetOutstanding', { by, search });
        expect(rows.map((row) => row.customerId)).toContain(customerId);
      }
    expect((await panel.admin.call('GetOutstanding', { search: `${name} Ltd` })).rows).toEqual([]);
    expect((await panel.admin.ask('SendReminder', await reminder())).status).toBe(200);
    expect(server.received).toHaveLength(1);
  });

  test('is refused once nothing is overdue any more, when the rest is disputed, and for who is not to be reminded (PAY-16, PAY-19)', async () => {
    const { billId, asked } = await newDebtor();
    const wanted = await reminder();
    const refused = async () => {
      const reply = await panel.admin.ask('SendReminder', wanted);
      return [reply.status, reply.json.data];
    };
    await panel.admin.call('DisputeBill', { billId, note: 'Two chairs are damaged' });
    expect(await refused()).toEqual([409, 'Nothing is overdue any more.']);
    await panel.admin.call('SettleDispute', { billId, note: 'Replaced' });
    await panel.admin.call('UpdateCustomerCredit', { customerId: setup.customerId, noReminders: 'Yes' });
    expect(await refused()).toEqual([409, 'This customer is not to be reminded.']);
    await panel.admin.call('UpdateCustomerCredit', { customerId: setup.customerId, noReminders: 'No' });
    const [paid] = await panel.admin.call('AddReceipt', aReceipt(setup, asked));
    expect(await refused()).toEqual([409, 'Nothing is overdue any more.']);
    await panel.admin.call('UpdateReceiptMarks', { receiptId: paid?.receiptId ?? 0, marks: [{ billId, amount: asked }] });
    expect(await refused()).toEqual([409, 'Nothing is overdue any more.']);
    expect(server.received).toEqual([]);
  });

  test('goes only to addresses of the customer, and has no link (FUP-14, PAY-19)', async () => {
    await newDebtor();
    const other = await panel.admin.ask('SendReminder', await reminder({ email: 'someone@elsewhere.example.in' }));
    expect([other.status, other.json.data]).toEqual([400, 'This e-mail address does not belong to this customer.']);
    const linked = await panel.admin.ask('SendReminder', await reminder({ text: 'Please pay: {link}' }));
    expect([linked.status, linked.json.data]).toEqual([400, 'A reminder has no link. Take {link} out of the text.']);
    const copies = await panel.admin.ask('SendReminder', await reminder({ attach: 'Bills' }));
    expect([copies.status, copies.json.data]).toEqual([409, 'No invoice has been issued here for what is overdue.']);
    expect(server.received).toEqual([]);
  });

  test('reminds several customers, at most 20, and says of each what became of it (PAY-19, FND-20)', async () => {
    await newDebtor();
    const first = await reminder();
    const { billId, asked } = await newDebtor();
    const second = await reminder();
    await panel.admin.call('AddReceipt', aReceipt(setup, asked, { marks: [{ billId, amount: asked }] }));
    const rows = [first, second].map(({ customerId, companyId, templateId, email }) => ({
      customerid: customerId,
      companyid: companyId,
      templateid: templateId,
      email,
    }));
    const answers = await panel.admin.call('RunForEach', { operation: 'SendReminder', rows });
    expect(answers.map(({ message }) => message)).toEqual(['', 'Nothing is overdue any more.']);
    expect(server.received).toHaveLength(1);
    const many = await panel.admin.ask('RunForEach', { operation: 'SendReminder', rows: Array.from({ length: 21 }, () => rows[0] ?? {}) });
    expect([many.status, many.json.data]).toEqual([400, 'Choose at most 20 rows.']);
  });
});

test('what is promised, overdue and where to pay is read only with a right of money (PAY-18, PAY-19)', async () => {
  const { asked } = await newDebtor();
  await enter(promised(500_00));
  const { customerId, companyId } = setup;
  const [facts] = await panel.admin.call('GetCollection', { customerId, companyId });
  expect(facts).toMatchObject({ overdue: asked, calls: [{ outcome: 'Promised', promisedAmount: 500_00 }] });
  const anyone = await panel.userWith([]);
  expect((await anyone.ask('GetCollection', { customerId, companyId })).status).toBe(403);
  const history = await anyone.call('GetTimeline', { record: 'customer', recordId: customerId });
  expect(JSON.stringify(history)).toContain('about payment: Promised.');
  expect(JSON.stringify(history)).not.toContain(formatRupees(500_00));
});
