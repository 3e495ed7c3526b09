import { exceededTexts } from '@vikray/contract/approvals/approval-reasons.ts';
import { noLimits, type Limits } from '@vikray/contract/approvals/approval-limits.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearLimits, setLimits } from '../../../../testing/builders/approvals.ts';
import { addProduct, aProduct } from '../../../../testing/builders/products.ts';
import { addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../../testing/builders/quotations.ts';
import type { Caller } from '../../../../testing/panel/caller.ts';
import { password } from '../../../../testing/builders/users.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { planOfPage, planOfQuery } from '../../../../testing/panel/query-plan.ts';
import { waitingQuery } from '../../platform/database/lists/waiting-rows.ts';
import { conditionOfLimits } from './approval-conditions.ts';
import { factsFor, listApprovalFacts } from './approval-facts-store.ts';
import { listedQueue, queuedQuotations } from './approval-queue-store.ts';
import { isCurrent } from '../which-quotations.ts';

type Person = Caller & { userId: number; mobile: string };

let panel: TestPanel;
let setup: SalesSetup;
let approver: Person;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());
beforeEach(async () => {
  setup = await addSalesSetup(panel.admin);
  approver = await panel.userWith(['Approve Quotation', 'Approval Queue']);
});
afterEach(() => clearLimits(panel));

const answered = ({ status, json }: { status: number; json: { data: unknown } }) => [status, json.data];
const pending = (change: object = {}) => addQuotation(panel.admin, aQuotation(setup, undefined, change));

async function read(quotationId: number) {
  const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
  if (!quotation) throw new Error('The quotation is not listed');
  return quotation;
}

async function returned(quotationId: number, note = 'Lower the freight') {
  return approver.ask('ReturnQuotation', { quotationId, version: (await read(quotationId)).version, note });
}

async function edit(quotationId: number) {
  const { products = [], ...entered } = aQuotation(setup);
  return panel.admin.call('UpdateQuotation', { ...entered, products, quotationId, version: (await read(quotationId)).version });
}

/** The queue as a user sees it, of this customer alone. */
async function queueOf(caller: Caller, mayApprove?: 'Yes' | 'All') {
  const { rows } = await caller.call('GetApprovalQueue', { ...(mayApprove && { mayApprove }) });
  return rows.filter(({ companyId }) => companyId === setup.customerId);
}

const idsOf = (rows: readonly { quotationId: number }[]) => rows.map(({ quotationId }) => quotationId);

describe('the approval queue', () => {
  test('holds what is pending, current, valid and not lost, the longest waiting first (APR-17)', async () => {
    const first = await pending();
    panel.clock.pass(5);
    const second = await pending();
    const [approved, lost, expired] = [await pending(), await pending(), await pending({ validUntil: '2026-11-20' })];
    await panel.admin.call('UpdatequotationStatus', { quotationId: approved, status: 'Approved' });
    await panel.admin.call('MarkQuotationLost', { quotationId: lost, version: (await read(lost)).version, lostReason: 'Price' });
    expect(idsOf(await queueOf(approver))).toEqual([first, second, expired]);
    const before = panel.clock.now().toISOString();
    panel.clock.pass(24 * 60);
    const later = idsOf(await queueOf(await panel.userWith(['Approve Quotation'])));
    panel.clock.set(before);
    expect(later).toEqual([first, second]);
  });

  test('says what is beyond the limits of the reader, since when it waits, and filters what they may (APR-17)', async () => {
    await setLimits(panel, approver.userId, { mostTotal: 5_000_00, own: 'No' });
    const quotationId = await pending();
    const small = await addQuotation(panel.admin, aQuotation(setup, [{ productId: setup.productId, quantity: 1, rate: 1000_00 }]));
    const { json } = await approver.send('GetApprovalQueue', { page: 1, pagesize: 500, search: (await read(quotationId)).number });
    expect(json.data[0]).toMatchObject({
      fld_quotationid: quotationId,
      fld_reasons: ['Total ₹10,738.00 (your limit ₹5,000.00)'],
      fld_mayapprove: 'No',
      fld_waitingsince: panel.clock.now().toISOString(),
      fld_nobody: 'No',
    });
    expect(idsOf(await queueOf(approver, 'All'))).toEqual([quotationId, small]);
    expect(idsOf(await queueOf(approver, 'Yes'))).toEqual([small]);
    expect(idsOf(await queueOf(panel.admin, 'Yes'))).toEqual([quotationId, small]);
  });

  test('follows each change of lines, products and customers in what a limited approver may approve (APR-17)', async () => {
    const productId = await addProduct(panel.admin, { mrp: 1000_00, floorPrice: null });
    const lines = [{ productId, quantity: 1, rate: 1000_00 }];
    const quotationId = await addQuotation(panel.admin, aQuotation(setup, lines));
    const mayApprove = async () => idsOf(await queueOf(approver, 'Yes')).includes(quotationId);
    const floorPrice = (price: number | null) =>
      panel.admin.call('UpdateProduct', { productId, ...aProduct({ mrp: 1000_00, floorPrice: price }) });
    await setLimits(panel, approver.userId, { mostBelowMrp: 20_00, belowFloor: 'No' });
    expect(await mayApprove()).toBe(true);
    await floorPrice(900_01);
    expect(await mayApprove()).toBe(false);
    await floorPrice(900_00);
    expect(await mayApprove()).toBe(true);

    await panel.admin.call('AddQuotationProductMapping', { quotationId, productId, quantity: 1, rate: 800_00 });
    expect(await mayApprove()).toBe(false);
    await setLimits(panel, approver.userId, { mostBelowMrp: 28_00, belowFloor: 'Yes', pending: 'No' });
    expect(await mayApprove()).toBe(false);
    await panel.admin.call('ApproveProduct', { productId });
    expect(await mayApprove()).toBe(false);
    await panel.admin.call('ApproveCustomer', { customerId: setup.customerId });
    expect(await mayApprove()).toBe(true);
    await setLimits(panel, approver.userId, { mostBelowMrp: 27_99 });
    expect(await mayApprove()).toBe(false);
  });

  test('goes from page to page among what a limited approver may approve, in both directions (APR-17)', async () => {
    await setLimits(panel, approver.userId, { mostTotal: 5_000_00 });
    const line = { productId: setup.productId, quantity: 1, rate: 1000_00 };
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) {
      ids.push(await addQuotation(panel.admin, aQuotation(setup, [line])));
      await pending();
      panel.clock.pass(1);
    }
    const page = async (order: 'asc' | 'desc', more: object = {}) => {
      const { rows, total } = await approver.call('GetApprovalQueue', { mayApprove: 'Yes', page: 1, pageSize: 2, order, ...more });
      return { ids: idsOf(rows), total };
    };
    const [last = 0, middle = 0] = ids.toReversed();
    const { ids: newest, total = 0 } = await page('desc');
    expect(newest).toEqual([last, middle]);
    expect(total).toBeGreaterThanOrEqual(3);
    expect((await page('desc', { after: last })).ids[0]).toBe(middle);
    expect(await page('asc', { after: middle })).toEqual({ ids: [last], total });
    await panel.admin.call('UpdatequotationStatus', { quotationId: middle, status: 'Approved' });
    expect(await page('asc', { after: middle })).toEqual({ ids: [last], total: total - 1 });
  });

  test('is saved as a file with its columns (APR-17)', async () => {
    const { number } = await read(await pending());
    const { text } = await approver.send('GetApprovalQueue', { format: 'csv', search: number });
    const [head, line] = text.replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(head).toBe('Number,Customer,Prepared By,Amount,Discount,Reasons,Waiting since,You may');
    expect(line).toContain(`${number},`);
    expect(line).toMatch(/,10738.00,10.00,,\d\d\/\d\d\/2026,Yes$/);
  });

  test('names in its file the day in India on which the waiting began (APR-17)', async () => {
    const late = await startTestPanel();
    const office = await addSalesSetup(late.admin);
    // 01:30 on the next day in India. The session of the day has ended.
    late.clock.pass(15.5 * 60);
    await late.admin.logIn(adminMobile, password);
    const quotationId = await addQuotation(late.admin, aQuotation(office));
    expect(quotationId).toBeGreaterThan(0);
    expect((await late.admin.send('GetApprovalQueue', { format: 'csv' })).text).toContain(',21/11/2026,');
    await late.stop();
  });

  test('says when no one can approve (APR-22)', async () => {
    await setLimits(panel, 0, { mostTotal: 1_00 });
    await pending();
    expect((await queueOf(approver)).map(({ nobody, mayApprove }) => [nobody, mayApprove])).toEqual([['Yes', 'No']]);
    const boss = await panel.userWith(['Approve Quotation']);
    await setLimits(panel, boss.userId, { mostTotal: null });
    expect((await queueOf(approver)).map(({ nobody, mayApprove }) => [nobody, mayApprove])).toEqual([['No', 'No']]);
    await panel.admin.call('DeleteUser', { userId: boss.userId });
    expect((await queueOf(approver)).map(({ nobody }) => nobody)).toEqual(['Yes']);
  });

  test('is read in the order of an index, and the bell counts from one (APR-17, APR-21)', async () => {
    const now = panel.clock.now().toISOString();
    const strict: Limits = { ...noLimits, mostTotal: 1, mostBelowMrp: 1, pending: 'No', belowFloor: 'No', own: 'No' };
    for (const limits of [noLimits, strict]) {
      const list = listedQueue(panel.db, { userId: 1, limits, isOnlyOwn: true }, now);
      const plan = await planOfPage(panel.db, list, {});
      expect(plan).toMatch(/quotations_waiting/);
      expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
    }
    expect(await planOfQuery(panel.db, waitingQuery(await queuedQuotations(panel.db, 1, now)))).toMatch(
      /quotations_waiting|quotations_pending/,
    );
  });
});

describe('a returned quotation', () => {
  test('leaves the queue until it is changed; its preparer reads why (APR-16, APR-18)', async () => {
    const quotationId = await pending();
    const { number } = await read(quotationId);
    expect((await returned(quotationId, '  Lower the freight\nand the discount ')).status).toBe(200);
    const name = (await panel.admin.call('GetUserNames', { userId: approver.userId })).rows[0]?.name ?? '';
    const { json } = await panel.admin.send('GetQuotation', { quotationid: quotationId });
    expect(json.data[0]).toMatchObject({
      fld_status: 'Open',
      fld_shownstatus: 'Pending',
      fld_returnednote: 'Lower the freight\nand the discount',
      fld_returnedby: name,
    });
    expect(await queueOf(approver)).toEqual([]);
    const [notice] = await panel.admin.call('GetNotifications', {});
    expect(notice).toMatchObject({ text: `${name} returned ${number}: Lower the freight\nand the discount`, id: quotationId });
    panel.clock.pass(60);
    const changedAt = panel.clock.now().toISOString();
    await edit(quotationId);
    expect(await read(quotationId)).toMatchObject({ returnedNote: '', returnedBy: '' });
    expect((await queueOf(approver)).map(({ waitingSince }) => waitingSince)).toEqual([changedAt]);
  });

  test('returns to the queue by an added line, too, and may be approved as it is (APR-18)', async () => {
    const [one, other] = [await pending(), await pending()];
    await returned(one);
    await returned(other);
    await panel.admin.call('AddQuotationProductMapping', { quotationId: one, productId: setup.productId, quantity: 10, rate: 1000_00 });
    expect(idsOf(await queueOf(approver))).toEqual([one]);
    expect((await approver.ask('UpdatequotationStatus', { quotationId: other, status: 'Approved' })).status).toBe(200);
    expect(await read(other)).toMatchObject({ status: 'Approved', returnedNote: '' });
  });

  test('needs a note of 1 to 500 characters (APR-16)', async () => {
    const quotationId = await pending();
    for (const note of ['', ' \n ', undefined]) {
      const { version } = await read(quotationId);
      const reply = await approver.send('ReturnQuotation', { quotationid: quotationId, version, note });
      expect(answered(reply)).toEqual([400, 'Please describe what should change.']);
    }
    const { version } = await read(quotationId);
    const long = { quotationid: quotationId, version, note: 'x'.repeat(501) };
    expect(answered(await approver.send('ReturnQuotation', long))).toEqual([400, 'Please describe what should change.']);
    expect((await returned(quotationId, 'x'.repeat(500))).status).toBe(200);
  });

  test('was open, and as its approver had read it (APR-16)', async () => {
    const quotationId = await pending();
    const stale = await approver.ask('ReturnQuotation', { quotationId, version: 7, note: 'Check' });
    expect(answered(stale)).toEqual([409, 'Somebody else has changed this record meanwhile. Load it again to go on.']);
    expect((await approver.ask('ReturnQuotation', { quotationId: 4_711_000, version: 1, note: 'Check' })).status).toBe(404);
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    expect(answered(await returned(quotationId))).toEqual([409, 'This quotation is no longer open.']);
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
    expect(answered(await returned(quotationId))).toEqual([409, 'This quotation is no longer open.']);
  });
});

describe('the bell', () => {
  const waiting = async (caller: Caller) =>
    (await caller.call('GetNotifications', {})).find(({ text }) => text.includes('wait'))?.count ?? 0;

  test('counts for limited approvers what they may approve, and never what is returned (APR-21)', async () => {
    const before = await waiting(approver);
    const quotationId = await pending();
    expect(await waiting(approver)).toBe(before + 1);
    await returned(quotationId);
    expect(await waiting(approver)).toBe(before);
    await edit(quotationId);
    await setLimits(panel, approver.userId, { mostTotal: 1 });
    expect(await waiting(approver)).toBe(0);
    expect(await approver.call('GetNextPending', { kind: 'quotation' })).toEqual([]);
    await setLimits(panel, approver.userId, { mostTotal: null });
    expect(await waiting(approver)).toBe(before + 1);
  });
});

describe('GetApprovalReasons', () => {
  test('answers the rules with the limits of an approver, and who could approve it (APR-07)', async () => {
    await setLimits(panel, 0, { mostTotal: 1_00 });
    await setLimits(panel, approver.userId, { mostTotal: 10_000_00, mostDiscount: 20_00 });
    const boss = await panel.userWith(['Approve Quotation']);
    await setLimits(panel, boss.userId, { mostTotal: null });
    const { rows } = await panel.admin.call('GetUserNames', { userId: boss.userId });
    const quotationId = await pending();
    const { status, json } = await approver.send('GetApprovalReasons', { quotationid: quotationId });
    expect(status).toBe(200);
    expect(json.data.slice(0, 2)).toEqual([
      {
        fld_rule: 'Total',
        fld_value: '10738.00',
        fld_limit: '10000.00',
        fld_exceeds: 'Yes',
        fld_text: 'Total ₹10,738.00 (your limit ₹10,000.00)',
      },
      {
        fld_rule: 'Discount',
        fld_value: '10.00',
        fld_limit: '20.00',
        fld_exceeds: 'No',
        fld_text: 'Discount 10.00 % (your limit 20.00 %)',
      },
    ]);
    expect(json.approvers).toEqual([{ fld_name: rows[0]?.name, fld_mobile: boss.mobile }]);
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
    expect((await approver.send('GetApprovalReasons', { quotationid: quotationId })).json.approvers).toEqual([]);
  });

  test('leaves the bracket out for a reader without the right, and shows no floor price to anyone (APR-08, APR-10)', async () => {
    const productId = await addProduct(panel.admin, { floorPrice: 8_765_43 });
    await setLimits(panel, 0, { mostTotal: 1_00, belowFloor: 'No' });
    const quotationId = await addQuotation(panel.admin, aQuotation(setup, [{ productId, quantity: 1, rate: 1_00 }]));
    const reader = await panel.userWith(['Quotation List']);
    const { data } = await reader.call('GetApprovalReasons', { quotationId });
    expect(data[0]).toMatchObject({ text: 'Total ₹119.06', limit: '', exceeds: 'No' });
    const { text } = await reader.send('GetApprovalReasons', { quotationid: quotationId });
    expect(text).toContain('below its floor price');
    expect(text).not.toMatch(/8765|876543/);
    expect((await reader.send('GetApprovalReasons', { quotationid: 4_711_000 })).status).toBe(404);
  });

  test('shows an approver what else waits for this customer: two of ₹9,99,999 stay below ₹10,00,000 (APR-08)', async () => {
    const one = await pending();
    await pending();
    const reasons = await approver.call('GetApprovalReasons', { quotationId: one });
    expect(reasons.data.at(-1)).toMatchObject({
      rule: 'Others',
      exceeds: 'No',
      text: 'Other open quotations for this customer: ₹10,738.00',
    });
    const reader = await panel.userWith([]);
    expect((await reader.call('GetApprovalReasons', { quotationId: one })).data.map(({ rule }) => rule)).not.toContain('Others');
  });
});

test('the filter of the queue and the reasons agree on every quotation and every limit (APR-17)', async () => {
  const products = await Promise.all(
    [null, 50_00, 99_99, 100_00].map((floorPrice) => addProduct(panel.admin, { mrp: 100_00, floorPrice })),
  );
  await panel.admin.call('ApproveProduct', { productId: products[1] ?? 0 });
  for (const [index, discountPercent] of [0, 1, 50, 10_00, 49_99, 50_00, 100_00].entries()) {
    const lines = products
      .slice(0, (index % 4) + 1)
      .map((productId, at) => ({ productId, quantity: 1, rate: 100_00 - at * index - (at % 2) }));
    const {
      discountAmount: _1,
      totalDiscountAmount: _2,
      gstAmount: _3,
      totalAmount: _4,
      gstServiceChargeAmount: _5,
      ...entered
    } = aQuotation(setup, lines);
    await panel.admin.call('AddQuotation', { ...entered, discountPercent });
  }
  await panel.db.updateTable('quotation_lines').set({ mrp_paise: 0 }).where('rate_paise', '=', 99_99).execute();
  const { rows: all } = await sql<{ id: number }>`select id from quotations where ${isCurrent}`.execute(panel.db);
  const people = [1, approver.userId, (await panel.userWith([])).userId] as const;
  const changers = [null, ...people];
  for (const [index, { id }] of all.entries()) {
    const by = { prepared_by_id: people[index % 3] ?? 1, content_changed_by_id: changers[Math.floor(index / 3) % 4] ?? null };
    await panel.db.updateTable('quotations').set(by).where('id', '=', id).execute();
  }
  const facts = await listApprovalFacts(
    panel.db,
    all.map(({ id }) => id),
  );
  const percents = [null, 0, 1, 10_00, 50_00];
  const choices = ['Yes', 'No'] as const;
  for (const mostBelowMrp of percents)
    for (const belowFloor of choices)
      for (const own of choices)
        for (const mayPend of choices)
          for (const userId of people) {
            const limits: Limits = {
              mostTotal: own === 'Yes' ? 400_00 : null,
              mostDiscount: 50_00,
              mostBelowMrp,
              belowFloor,
              own,
              pending: mayPend,
            };
            const { rows } = await sql<{ id: number }>`
              select id from quotations where ${isCurrent} and ${sql.join(conditionOfLimits(limits, userId), sql` and `)} order by id`.execute(
              panel.db,
            );
            const expected = [...facts].filter(([, known]) => exceededTexts(factsFor(known, userId), limits).length === 0);
            expect(rows.map(({ id }) => Number(id))).toEqual(expected.map(([id]) => id).toSorted((a, b) => a - b));
          }
});
