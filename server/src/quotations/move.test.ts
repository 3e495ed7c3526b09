import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctCustomer } from '../../../testing/builders/customers.ts';
import { dispatchPieces, readDeal } from '../../../testing/builders/deals.ts';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import { aQuotation, addSalesSetup } from '../../../testing/builders/quotations.ts';
import { timelineOf } from '../../../testing/builders/threads.ts';
import { startQuotationOffice, answered, type QuotationOffice } from '../../../testing/panel/quotation-office.ts';

let office: QuotationOffice;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

async function add(dealId?: number) {
  const change = dealId === undefined ? {} : { dealId };
  const [added] = await office.panel.admin.call('AddQuotation', aQuotation(office.setup, undefined, change));
  if (!added) throw new Error('AddQuotation answered no id');
  return { ...added, number: (await office.read(added.quotationId)).number };
}

async function move(quotationId: number, dealId?: number): Promise<number> {
  const [moved] = await office.panel.admin.call('MoveQuotation', { quotationId, ...(dealId !== undefined && { dealId }) });
  return moved?.dealId ?? 0;
}

const refused = async (body: object, caller = office.panel.admin) => answered(await caller.send('MoveQuotation', body));
const texts = async (dealId: number) => (await timelineOf(office.panel.admin, 'deal', dealId)).map(({ text }) => text);
const statusOfDeal = async (dealid: number) => (await office.panel.admin.send('GetDeal', { dealid })).status;

describe('a quotation that moves', () => {
  test('takes its revisions, its order and their history to another deal of the customer (THR-10)', async () => {
    const { admin } = office.panel;
    const first = await add();
    await admin.call('UpdatequotationStatus', { quotationId: first.quotationId, status: 'Approved' });
    const { quotationId } = await office.revise(first.quotationId);
    await admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    const [order] = await admin.call('AddOrder', { quotationId });
    await dispatchPieces(admin, order?.orderId ?? 0, office.setup.productId, 4);
    const before = await texts(first.dealId);
    const target = await add();

    expect(await move(quotationId, target.dealId)).toBe(target.dealId);
    const deal = await readDeal(admin, target.dealId);
    expect(deal.quotations.map(({ number }) => number)).toEqual([target.number, `${first.number}-R1`, first.number]);
    expect([deal.orders.map(({ orderId }) => orderId), deal.dispatches.length]).toEqual([[order?.orderId], 1]);
    const after = await texts(target.dealId);
    expect(after[0]).toBe(`moved ${first.number}-R1 to deal ${target.number}`);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(before.some((text) => text.startsWith('dispatched 4 of 10'))).toBe(true);
    expect(await texts(target.dealId)).toHaveLength(before.length + 2);
  });

  test('leaves its deal to the next number there, and names the other after the oldest in it (THR-10)', async () => {
    const [first, other] = [await add(), await add()];
    const second = await add(first.dealId);
    await move(first.quotationId, other.dealId);
    expect((await readDeal(office.panel.admin, first.dealId)).number).toBe(second.number);
    expect((await readDeal(office.panel.admin, other.dealId)).number).toBe(first.number);
    await move(first.quotationId, first.dealId);
    expect((await readDeal(office.panel.admin, first.dealId)).number).toBe(first.number);
    expect((await readDeal(office.panel.admin, other.dealId)).number).toBe(other.number);
  });

  test('gives each deal the name that its newest quotation prints of the customer (THR-10)', async () => {
    const { admin } = office.panel;
    const setup = await addSalesSetup(admin);
    const quote = async (dealId?: number) => {
      const [added] = await admin.call('AddQuotation', aQuotation(setup, undefined, dealId === undefined ? {} : { dealId }));
      return { dealId: 0, quotationId: 0, ...added };
    };
    const first = await quote();
    const second = await quote(first.dealId);
    const { companyName: former } = await office.read(second.quotationId);
    await correctCustomer(admin, setup.customerId, { companyName: 'Sahyadri Lotus' });
    const later = await quote();
    const nameOf = async (dealId: number) => (await readDeal(admin, dealId)).companyName;
    await move(later.quotationId, first.dealId);
    expect(await nameOf(first.dealId)).toBe('Sahyadri Lotus');
    const alone = await move(later.quotationId);
    expect([await nameOf(first.dealId), await nameOf(alone)]).toEqual([former, 'Sahyadri Lotus']);
  });

  test('takes its next date along to a deal without one, and none to a deal that is decided (THR-10, FUP-01, FUP-09)', async () => {
    const { admin } = office.panel;
    const approved = async (dealId?: number) => {
      const added = await add(dealId);
      await admin.call('UpdatequotationStatus', { quotationId: added.quotationId, status: 'Approved' });
      return added;
    };
    const [first, target] = [await approved(), await add()];
    const followUp = async (dealId: number) => {
      const { nextOn, cadence, stage } = await readDeal(admin, dealId);
      return [nextOn, cadence, stage];
    };
    const { version } = await readDeal(admin, first.dealId);
    await admin.call('UpdateFollowUp', { dealId: first.dealId, version, nextOn: '2026-12-09', cadence: 'Slow' });
    await move(first.quotationId, target.dealId);
    expect(await followUp(target.dealId)).toEqual(['2026-12-09', 'Slow', 1]);
    const { rows: due } = await admin.call('GetFollowUpList', { due: 'All', search: '09-12-2026' });
    expect(due.map(({ dealId }) => dealId)).toContain(target.dealId);
    const alone = await move(first.quotationId);
    expect(await followUp(alone)).toEqual(['2026-12-09', 'Slow', 1]);

    const [undated, slow] = [await add(), await add()];
    const { version: seen } = await readDeal(admin, slow.dealId);
    await admin.call('UpdateFollowUp', { dealId: slow.dealId, version: seen, cadence: 'Slow' });
    await move(undated.quotationId, slow.dealId);
    expect(await followUp(slow.dealId)).toEqual(['', 'Slow', 0]);

    const later = await approved();
    await move(first.quotationId, later.dealId);
    expect(await followUp(later.dealId)).toEqual(['2026-11-23', 'Standard', 1]);

    const decided = await add((await approved()).dealId);
    await admin.call('UpdatequotationStatus', { quotationId: decided.quotationId, status: 'Void' });
    expect(await followUp(await move(decided.quotationId))).toEqual(['', 'Standard', 0]);
  });

  test('begins a deal of its own for who prepared it, whoever moves it (THR-10, FUP-01)', async () => {
    const { admin } = office.panel;
    const seller = await office.panel.userWith(['Add Quotation']);
    const [prepared] = await seller.call('AddQuotation', aQuotation(office.setup, undefined, { dealId: (await add()).dealId }));
    expect(await readDeal(admin, await move(prepared?.quotationId ?? 0))).toMatchObject({ ownerId: seller.userId });
    await admin.call('DeleteUser', { userId: seller.userId });
    expect(await readDeal(admin, await move(prepared?.quotationId ?? 0))).toMatchObject({ ownerId: 1 });
  });

  test('gets a deal of its own where the request names none (THR-10)', async () => {
    const first = await add();
    const second = await add(first.dealId);
    const dealId = await move(second.quotationId);
    expect(dealId).not.toBe(first.dealId);
    expect(await readDeal(office.panel.admin, dealId)).toMatchObject({
      number: second.number,
      customerId: office.setup.customerId,
      companyName: (await office.read(second.quotationId)).companyName,
    });
    for (const at of [first.dealId, dealId]) expect(await texts(at)).toContain(`moved ${second.number} to a deal of its own`);
    expect((await office.read(second.quotationId)).dealId).toBe(dealId);
  });

  test('stays where it is when it is moved to its own deal (THR-10)', async () => {
    const { quotationId, dealId } = await add();
    expect(await move(quotationId, dealId)).toBe(dealId);
    expect([(await office.read(quotationId)).version, (await texts(dealId)).length]).toEqual([1, 1]);
  });
});

describe('a deal that its last quotation leaves', () => {
  test('goes from lists, searches and pages, and no later deal gets its place (THR-10)', async () => {
    const { admin } = office.panel;
    const target = await add();
    const first = await add();
    await move(first.quotationId, target.dealId);
    expect(await statusOfDeal(first.dealId)).toBe(404);
    expect((await admin.send('GetTimeline', { record: 'deal', recordid: first.dealId })).status).toBe(404);
    expect((await admin.send('AddNote', { record: 'deal', recordid: first.dealId, text: 'Lost' })).status).toBe(404);
    const { rows } = await admin.call('GetDealList', { customerId: office.setup.customerId });
    expect(rows.map(({ dealId }) => dealId)).not.toContain(first.dealId);
    expect((await admin.call('GetDealList', { search: first.number })).rows).toEqual([]);
    expect(answered(await admin.ask('AddQuotation', aQuotation(office.setup, undefined, { dealId: first.dealId })))).toEqual([
      400,
      'This deal does not exist.',
    ]);
    expect((await add()).dealId).toBeGreaterThan(first.dealId);
  });

  test('is an enquiry again where it began with one (THR-10)', async () => {
    const { admin } = office.panel;
    const enquiry = await addEnquiry(admin, { customerId: office.setup.customerId });
    const { quotationId } = await add(enquiry.dealId);
    await move(quotationId, (await add()).dealId);
    expect(await readDeal(admin, enquiry.dealId)).toMatchObject({ number: enquiry.number, dealState: 'Enquiry', quotations: [] });
  });

  test('becomes an enquiry where notes or files remain, so that they are not lost (THR-10)', async () => {
    const { admin } = office.panel;
    const { quotationId, dealId } = await add();
    await admin.call('AddNote', { record: 'deal', recordId: dealId, text: 'They want a second offer.' });
    await move(quotationId);
    const deal = await readDeal(admin, dealId);
    expect(deal).toMatchObject({ number: expect.stringMatching(/^ENQ\//), enquiryNumber: deal.number, dealState: 'Enquiry' });
    expect(await texts(dealId)).toContain('noted: They want a second offer.');
  });
});

describe('an enquiry to which a quotation moves', () => {
  test('gets its number and customer, and opens again (THR-10, THR-05)', async () => {
    const { admin } = office.panel;
    const enquiry = await addEnquiry(admin);
    await admin.call('CloseEnquiry', { dealId: enquiry.dealId, version: 1, lostReason: 'No reply' });
    const { quotationId, number } = await add();
    await move(quotationId, enquiry.dealId);
    expect(await readDeal(admin, enquiry.dealId)).toMatchObject({
      number,
      enquiryNumber: enquiry.number,
      customerId: office.setup.customerId,
      dealState: 'Quoted',
      lostReason: '',
    });
  });
});

describe('MoveQuotation refuses', () => {
  test('an unknown quotation or deal, and the deal of another customer (THR-10)', async () => {
    const { quotationId } = await add();
    const other = await addSalesSetup(office.panel.admin);
    const [ofOther] = await office.panel.admin.call('AddQuotation', aQuotation(other));
    expect(await refused({ quotationid: 999_999 })).toEqual([404, 'This quotation does not exist.']);
    expect(await refused({ quotationid: quotationId, dealid: 999_999 })).toEqual([400, 'This deal does not exist.']);
    expect(await refused({ quotationid: quotationId, dealid: ofOther?.dealId })).toEqual([400, 'This deal belongs to another customer.']);
  });

  test('a user who neither prepared it nor may edit quotations, an older version, and a replaced revision (THR-10, REV-08)', async () => {
    const { quotationId, number } = await add();
    expect((await refused({ quotationid: quotationId }, await office.panel.userWith(['Add Quotation'])))[0]).toBe(403);
    expect(await refused({ quotationid: quotationId, version: 7 })).toEqual([
      409,
      'Somebody else has changed this record meanwhile. Load it again to go on.',
    ]);
    const editor = await office.panel.userWith(['Edit Quotation']);
    expect((await editor.send('MoveQuotation', { quotationid: quotationId, version: 1 })).status).toBe(200);
    await office.panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    await office.revise(quotationId);
    expect(await refused({ quotationid: quotationId })).toEqual([409, `This quotation has been replaced by ${number}-R1.`]);
  });
});

test('of two moves of one quotation at the same moment, one holds (THR-10)', async () => {
  const { quotationId, version } = { ...(await add()), version: 1 };
  const targets = [await add(), await add()];
  const replies = await Promise.all(
    targets.map(({ dealId }) => office.panel.admin.send('MoveQuotation', { quotationid: quotationId, version, dealid: dealId })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const held = await Promise.all(targets.map(async ({ dealId }) => (await readDeal(office.panel.admin, dealId)).quotations.length));
  expect(held.toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('a number whose customer changes takes its history to its own deal (THR-10, SHR-01)', async () => {
  const first = await add();
  const second = await add(first.dealId);
  const other = await addSalesSetup(office.panel.admin);
  const { products = [], ...entered } = aQuotation(other);
  await office.panel.admin.call('UpdateQuotation', { ...entered, products, quotationId: second.quotationId, version: 1 });
  const { dealId } = await office.read(second.quotationId);
  expect(await texts(dealId)).toEqual([
    expect.stringMatching(`^edited ${second.number}`),
    expect.stringMatching(`^prepared ${second.number}`),
  ]);
});
