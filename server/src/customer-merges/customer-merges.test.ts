import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTwins, tablesOfCustomers, twinCounts, whoHasWhat } from '../../../testing/builders/customer-merges.ts';
import { addCustomer, aContact, readCustomer } from '../../../testing/builders/customers.ts';
import { readDeal } from '../../../testing/builders/deals.ts';
import { aReceipt } from '../../../testing/builders/money.ts';
import { addQuotation, aQuotation } from '../../../testing/builders/quotations.ts';
import { timelineOf } from '../../../testing/builders/threads.ts';
import { checkInvariants } from '../../../testing/panel/invariants.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
  panel.clock.pass(24 * 60);
});
afterAll(() => panel.stop());

const merge = (keptId: number, mergedId: number) => panel.admin.call('MergeCustomers', { keepId: keptId, mergeId: mergedId });
const unmerge = (mergedId: number) => panel.admin.call('UnmergeCustomers', { mergeId: mergedId });

async function preview(keptId: number, mergedId: number) {
  const [row] = await panel.admin.call('GetCustomerMerge', { keepId: keptId, mergeId: mergedId });
  return row;
}

describe('MergeCustomers', () => {
  test('moves everything of the customer that goes, as the question has counted it (FND-42)', async () => {
    const { keptId, merged } = await addTwins(panel);
    expect(await preview(keptId, merged.customerId)).toEqual({ ...twinCounts, obstacle: '' });
    expect(await merge(keptId, merged.customerId)).toEqual([{ customerId: keptId }]);
    const after = await whoHasWhat(panel.db, keptId, merged.customerId);
    expect(Object.values(after).flat()).not.toContainEqual(expect.objectContaining({ customer_id: merged.customerId }));
    expect([...(after['notes'] ?? []), ...(after['attachments'] ?? [])]).toEqual([
      expect.objectContaining({ record_id: keptId }),
      expect.objectContaining({ record_id: keptId }),
    ]);
    const [owed] = (await panel.admin.call('GetOutstanding', { by: 'Customer', customerId: keptId })).rows;
    expect(owed?.open).toBeGreaterThan(0);
  });

  test('knows every table whose records have a customer (FND-42)', async () => {
    const { keptId, merged } = await addTwins(panel);
    await merge(keptId, merged.customerId);
    // A new table of customers needs a line in moved-records.ts, and here.
    expect(await tablesOfCustomers(panel.db)).toEqual([
      'consignments',
      'contact_persons',
      'credit_notes',
      'customer_sites',
      'deals',
      'entered_bills',
      'order_changes',
      'orders',
      'quotations',
      'receipts',
      'refunds',
      'reminders',
      'sales_calls',
    ]);
  });

  test('lists a contact person once whom both have, and finds the customer by the others (FND-42)', async () => {
    const { keptId, merged } = await addTwins(panel);
    await merge(keptId, merged.customerId);
    const { contacts } = await readCustomer(panel.admin, keptId);
    expect(contacts.map(({ name }) => name)).toEqual(['Dr. Asmita Gokhale', 'Mr. Vilas Rane']);
    const { rows } = await panel.admin.call('GetCustomerList', { search: contacts[1]?.mobile ?? '' });
    expect(rows.map(({ customerId }) => customerId)).toContain(keptId);
  });

  test('gives the deals the name of the customer that stays, and leaves documents as they were printed (FND-42)', async () => {
    const { keptId, merged } = await addTwins(panel);
    const { companyName: before } = await readCustomer(panel.admin, merged.customerId);
    const { companyName } = await readCustomer(panel.admin, keptId);
    await merge(keptId, merged.customerId);
    const deal = await readDeal(panel.admin, merged.dealId);
    expect([deal.companyName, deal.quotations[0]?.companyName, deal.orders[0]?.companyName]).toEqual([companyName, before, before]);
    const { rows } = await panel.admin.call('GetDealList', { search: companyName });
    expect(rows.map(({ dealId }) => dealId)).toContain(merged.dealId);
  });

  test('is in the history of both, and the customer that stays has the history of the other (FND-42)', async () => {
    const { keptId, merged } = await addTwins(panel);
    const { companyName: gone } = await readCustomer(panel.admin, merged.customerId);
    const { companyName } = await readCustomer(panel.admin, keptId);
    await merge(keptId, merged.customerId);
    const texts = (await timelineOf(panel.admin, 'customer', keptId)).map(({ text }) => text);
    expect(texts[0]).toBe(`merged ${gone} into ${companyName}`);
    expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('Calls after four.')]));
    expect((await timelineOf(panel.admin, 'customer', merged.customerId))[0]?.text).toBe(texts[0]);
  });

  test('is refused without one of the two rights, for the same customer and for an unknown or deleted one (FND-42)', async () => {
    const [keepid, mergeid] = [await addCustomer(panel.admin), await addCustomer(panel.admin)];
    const send = (body: object, caller = panel.admin) => caller.send('MergeCustomers', { keepid, mergeid, ...body });
    for (const right of ['Edit Customer', 'Delete Customer'] as const)
      expect((await send({}, await panel.userWith([right]))).status).toBe(403);
    expect(answered(await send({ mergeid: keepid }))).toEqual([400, 'Please choose two different customers.']);
    expect(answered(await send({ mergeid: 999_999 }))).toEqual([404, 'This customer does not exist or has been deleted.']);
    expect((await send({ version: 7 })).status).toBe(409);
    expect((await send({ version: 1 })).status).toBe(200);
    expect(answered(await send({}))).toEqual([404, 'This customer does not exist or has been deleted.']);
  });

  test('is refused with a sentence while together they have too many contact persons (FND-42)', async () => {
    const many = Array.from({ length: 60 }, (_, n) => aContact({ name: `Person ${n}` }));
    const keptId = await addCustomer(panel.admin, { contacts: many });
    const mergedId = await addCustomer(panel.admin, { contacts: many });
    const sentence = 'Together they have more than 100 contact persons. Remove some of them first.';
    expect((await preview(keptId, mergedId))?.obstacle).toBe(sentence);
    expect(answered(await panel.admin.ask('MergeCustomers', { keepId: keptId, mergeId: mergedId }))).toEqual([409, sentence]);
  });
});

describe('UnmergeCustomers', () => {
  test('puts back exactly what has moved (FND-43)', async () => {
    const { keptId, merged } = await addTwins(panel);
    const before = await whoHasWhat(panel.db, keptId, merged.customerId);
    await merge(keptId, merged.customerId);
    expect(await whoHasWhat(panel.db, keptId, merged.customerId)).not.toEqual(before);
    expect(await unmerge(merged.customerId)).toEqual([{ customerId: merged.customerId }]);
    expect(await whoHasWhat(panel.db, keptId, merged.customerId)).toEqual(before);
    expect((await timelineOf(panel.admin, 'customer', keptId)).map(({ text }) => text)).not.toEqual(
      expect.arrayContaining([expect.stringContaining('Calls after four.')]),
    );
  });

  test('leaves what was added to the other customer since, and takes along what was added to a deal that moved (FND-43)', async () => {
    const { keptId, merged } = await addTwins(panel);
    await merge(keptId, merged.customerId);
    const [contact] = await panel.admin.call('GetCustomerContactPerson', { customerId: keptId });
    const setup = { ...merged, customerId: keptId, contactPersonId: contact?.contactId ?? 0 };
    const ownId = await addQuotation(panel.admin, aQuotation(setup));
    const inDealId = await addQuotation(panel.admin, aQuotation(setup, undefined, { dealId: merged.dealId }));
    await unmerge(merged.customerId);
    const ofMerged = (await panel.admin.call('GetQuotation', { customerId: merged.customerId })).rows.map((each) => each.quotationId);
    const ofKept = (await panel.admin.call('GetQuotation', { customerId: keptId })).rows.map((each) => each.quotationId);
    expect([ofMerged.includes(inDealId), ofMerged.includes(ownId), ofKept]).toEqual([true, false, [ownId]]);
  });

  test('is refused while a receipt of one would settle a bill of the other, and possible once it is void (FND-43)', async () => {
    const { keptId, merged } = await addTwins(panel);
    await merge(keptId, merged.customerId);
    const marks = [{ billId: merged.billId, amount: 10_00 }];
    const [receipt] = await panel.admin.call('AddReceipt', aReceipt({ ...merged, customerId: keptId }, 10_00, { marks }));
    const refused = answered(await panel.admin.ask('UnmergeCustomers', { mergeId: merged.customerId }));
    expect(refused).toEqual([409, expect.stringMatching(/^RV000\d was entered after the merge and settles a bill or deal of the other/)]);
    expect((await panel.admin.call('GetCustomerList', { customerId: merged.customerId })).rows).toEqual([]);
    await panel.admin.call('VoidReceipt', { receiptId: receipt?.receiptId ?? 0, reason: 'Entered twice', version: 1 });
    await unmerge(merged.customerId);
    expect((await readCustomer(panel.admin, merged.customerId)).status).toBe('Pending');
  });

  test('is refused twice, for a name that is taken, while the heir is merged itself, and after 30 days (FND-43)', async () => {
    const undo = async (mergeId: number) => answered(await panel.admin.ask('UnmergeCustomers', { mergeId }));
    const [first, second, third] = [await addCustomer(panel.admin), await addCustomer(panel.admin), await addCustomer(panel.admin)];
    expect(await undo(first)).toEqual([404, 'This customer was not merged, or the merge has been undone.']);
    const { companyName } = await readCustomer(panel.admin, first);
    await merge(second, first);
    const taker = await addCustomer(panel.admin, { companyName });
    expect(await undo(first)).toEqual([409, 'Company Already Exists.']);
    await panel.admin.call('DeleteCustomer', { id: taker });
    const { companyName: heir } = await readCustomer(panel.admin, second);
    await merge(third, second);
    expect(await undo(first)).toEqual([409, `${heir} has been merged too. Undo that merge first.`]);
    await unmerge(second);
    await unmerge(first);
    expect((await undo(first))[0]).toBe(404);

    await merge(second, first);
    panel.clock.pass(30 * 24 * 60);
    await unmerge(first);
    await merge(second, first);
    panel.clock.pass(31 * 24 * 60);
    expect(await undo(first)).toEqual([409, 'A merge can be undone for 30 days.']);
  });
});

test('whatever was merged and put back, everything adds up (FND-42, FND-43)', async () => {
  expect(await checkInvariants(panel.db)).toEqual([]);
});
