import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { addOrder, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { password } from '../../../testing/builders/users.ts';
import { timelineOf } from '../../../testing/builders/threads.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let clerk: Awaited<ReturnType<TestPanel['userWith']>>;
beforeAll(async () => {
  panel = await startTestPanel();
  clerk = await panel.userWith(['Add Note']);
});
afterAll(() => panel.stop());

async function addNote(caller: Caller, recordId: number, text: string): Promise<number> {
  const [added] = await caller.call('AddNote', { record: 'customer', recordId, text });
  return added?.noteId ?? 0;
}

async function noticesOf(caller: Caller): Promise<string[]> {
  const notices = await caller.call('GetNotifications', {});
  return notices.flatMap((notice) => ('noticeid' in notice ? [notice.text] : []));
}

const refused = (reply: { readonly status: number; readonly json: { readonly data: unknown } }) => [reply.status, reply.json.data];

describe('AddNote', () => {
  test('adds a note of several lines, which the timeline shows with its author and time (THR-15, THR-24)', async () => {
    const recordId = await addCustomer(panel.admin);
    const reply = await clerk.send('AddNote', { record: 'customer', recordid: recordId, text: ' Call after Diwali.\nAsk for Dr Rao. ' });
    expect([reply.status, reply.json.data]).toEqual([201, [{ NoteId: expect.any(Number) }]]);
    const [entry] = await timelineOf(clerk, 'customer', recordId);
    expect(entry).toMatchObject({ kind: 'Note', text: 'noted: Call after Diwali.\nAsk for Dr Rao.', record: 'customer', recordId });
    expect([entry?.noteId, entry?.mayWithdraw, entry?.at]).toEqual([reply.json.data[0].NoteId, 'Yes', panel.clock.now().toISOString()]);
  });

  test('shows the note of an order in its deal and at its customer too (THR-15, THR-28)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const orderId = await addOrder(panel.admin, aQuotation(setup));
    const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
    const [quotation] = (await panel.admin.call('GetQuotation', { quotationId: order?.quotationId ?? 0 })).rows;
    await clerk.call('AddNote', { record: 'order', recordId: orderId, text: 'Deliver to gate 2.' });
    for (const [record, id] of [
      ['order', orderId],
      ['deal', quotation?.dealId ?? 0],
      ['customer', setup.customerId],
    ] as const) {
      const [entry] = await timelineOf(clerk, record, id);
      expect(entry).toMatchObject({ text: 'noted: Deliver to gate 2.', record: 'order', recordId: orderId, recordName: order?.number });
    }
  });

  test.each([
    ['no text', { text: '' }, [400, 'Please enter the note.']],
    ['blanks', { text: ' \n ' }, [400, 'Please enter the note.']],
    ['2001 characters', { text: 'x'.repeat(2001) }, [400, 'Please enter the note.']],
    ['control characters', { text: 'a\u0007b\u0000' }, [400, 'Text contains characters that cannot be stored.']],
    [
      'a mention of 500 users',
      { text: 'x', mentions: Array.from({ length: 500 }, (_, index) => index + 1) },
      [400, 'A note can mention 5 users.'],
    ],
    ['a mention of an unknown user', { text: 'x', mentions: [999_999] }, [400, 'This user does not exist.']],
    ['an unknown record', { text: 'x', recordid: 999_999 }, [404, 'This record does not exist.']],
    ['the deal of another number', { text: 'x', record: 'deal', recordid: 424_242 }, [404, 'This record does not exist.']],
  ])('refuses %s (THR-15, THR-16)', async (_, change, sentence) => {
    const recordId = await addCustomer(panel.admin);
    expect(refused(await clerk.send('AddNote', { record: 'customer', recordid: recordId, ...change }))).toEqual(sentence);
    expect((await timelineOf(clerk, 'customer', recordId)).map(({ kind }) => kind)).toEqual(['Change']);
  });

  test('notifies each mentioned user once, with a notice that leads to the record (THR-16)', async () => {
    const [first, second] = [await panel.userWith([]), await panel.userWith([])];
    const recordId = await addCustomer(panel.admin);
    const [customer] = (await panel.admin.call('GetCustomerList', { customerId: recordId })).rows;
    await panel.admin.call('AddNote', {
      record: 'customer',
      recordId,
      text: 'Please call.',
      mentions: [first.userId, second.userId, first.userId],
    });
    const sentence = `Administrator mentioned you on ${customer?.companyName}.`;
    expect([await noticesOf(first), await noticesOf(second)]).toEqual([[sentence], [sentence]]);
  });

  test('refuses a mention of a deleted user, and adds nothing to a deleted customer (THR-16)', async () => {
    const gone = await panel.userWith([]);
    await panel.admin.call('DeleteUser', { userId: gone.userId });
    const recordId = await addCustomer(panel.admin);
    const withMention = await clerk.send('AddNote', { record: 'customer', recordid: recordId, text: 'x', mentions: [gone.userId] });
    expect(refused(withMention)).toEqual([400, 'This user does not exist.']);
    await panel.admin.call('DeleteCustomer', { id: recordId });
    const onDeleted = await clerk.send('AddNote', { record: 'customer', recordid: recordId, text: 'x' });
    expect(refused(onDeleted)).toEqual([404, 'This record does not exist.']);
  });
});

describe('WithdrawNote', () => {
  test('leaves who withdrew it; the text stays only in the log for Administrators (THR-17)', async () => {
    const recordId = await addCustomer(panel.admin);
    const noteId = await addNote(clerk, recordId, 'A secret remark');
    await clerk.call('WithdrawNote', { noteId });
    const reply = await clerk.send('GetTimeline', { record: 'customer', recordid: recordId });
    expect(reply.text).not.toContain('secret');
    expect(reply.json.data[0]).toMatchObject({ fld_who: '', fld_text: expect.stringMatching(/^Note withdrawn by /), fld_kind: 'Note' });
    expect(reply.json.data[0].fld_noteid).toBeUndefined();
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'note', recordId: noteId, operation: 'AddNote' });
    expect(rows[0]?.changes).toContainEqual({ field: 'Text', before: null, after: 'A secret remark' });
    expect(refused(await clerk.send('WithdrawNote', { noteid: noteId }))).toEqual([404, 'This note does not exist.']);
  });

  test('is open to the author for 24 hours, and to holders of Delete Note at any time (THR-17)', async () => {
    const recordId = await addCustomer(panel.admin);
    const [other, deleter] = [await panel.userWith(['Add Note']), await panel.userWith(['Delete Note'])];
    const noteId = await addNote(clerk, recordId, 'First');
    expect(refused(await other.send('WithdrawNote', { noteid: noteId }))).toEqual([403, 'You are not authorised to continue.']);
    panel.clock.pass(24 * 60);
    for (const caller of [clerk, deleter]) await caller.logIn(caller.mobile, password);
    expect((await timelineOf(clerk, 'customer', recordId))[0]?.mayWithdraw).toBe('No');
    expect(refused(await clerk.send('WithdrawNote', { noteid: noteId }))).toEqual([403, 'You are not authorised to continue.']);
    expect((await deleter.send('WithdrawNote', { noteid: noteId })).status).toBe(200);
  });
});
