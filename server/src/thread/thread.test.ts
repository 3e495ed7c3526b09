import type { EntryKind } from '@vikray/contract/thread/timeline.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { aProduct } from '../../../testing/builders/products.ts';
import { addOrder, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { timelineOf } from '../../../testing/builders/threads.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery, sorting } from '../../../testing/panel/query-plan.ts';
import { isOfKind } from './timeline-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const said = (entries: readonly { readonly who: string; readonly text: string }[]) => entries.map(({ who, text }) => `${who} ${text}`);

describe('GetTimeline', () => {
  test('says who did what to a customer, newest first, without values (THR-24, THR-25)', async () => {
    const customerId = await addCustomer(panel.admin, { companyName: 'Sahyadri Hospital' });
    await panel.admin.call('ApproveCustomer', { customerId });
    const entries = await timelineOf(panel.admin, 'customer', customerId);
    expect(said(entries)).toEqual(['Administrator approved Sahyadri Hospital', 'Administrator added Sahyadri Hospital']);
    expect(entries[0]).toMatchObject({ kind: 'Change', record: 'customer', recordId: customerId, recordName: 'Sahyadri Hospital' });
  });

  test('of a quotation holds its own revision; of a deal and a customer everything below them (THR-28)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const orderId = await addOrder(panel.admin, aQuotation(setup));
    const [order] = (await panel.admin.call('GetOrder', { orderId })).rows;
    const quotationId = order?.quotationId ?? 0;
    const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
    const generated = `Administrator generated order ${order?.number} from ${quotation?.number}`;
    const number = quotation?.number ?? '';
    const own = [generated, expect.stringMatching(`approved ${number}`), expect.stringMatching(`prepared ${number}`)];
    expect(said(await timelineOf(panel.admin, 'quotation', quotationId))).toEqual(own);
    expect(said(await timelineOf(panel.admin, 'deal', quotation?.dealId ?? 0))).toEqual(own);
    expect(said(await timelineOf(panel.admin, 'customer', setup.customerId)).slice(0, 3)).toEqual(own);
    expect(said(await timelineOf(panel.admin, 'order', orderId))).toEqual([generated]);
  });

  test('continues after an entry, each entry once, also where many have the same time (THR-24)', async () => {
    const recordId = await addCustomer(panel.admin);
    for (let count = 0; count < 7; count++) {
      if (count % 3 === 2) panel.clock.pass(1);
      await panel.admin.call('AddNote', { record: 'customer', recordId, text: `Note ${count}` });
    }
    const all = await timelineOf(panel.admin, 'customer', recordId);
    const paged = [];
    for (let after: number | undefined; ;) {
      const page = await panel.admin.call('GetTimeline', { record: 'customer', recordId, pageSize: 3, ...(after && { after }) });
      if (page.length === 0) break;
      paged.push(...page);
      after = page.at(-1)?.entryId;
    }
    expect(paged).toEqual(all);
    expect(all.map(({ text }) => text).slice(0, 2)).toEqual(['noted: Note 6', 'noted: Note 5']);
    const ofKind = async (kind: EntryKind) => panel.admin.call('GetTimeline', { record: 'customer', recordId, kind });
    expect(await ofKind('Note')).toEqual(all.slice(0, 7));
    expect(await ofKind('Change')).toEqual(all.slice(7));
    expect(await ofKind('Mail')).toEqual([]);
  });

  test('refuses an unknown record, and a number of entries above 100 (THR-24)', async () => {
    const reply = await panel.admin.send('GetTimeline', { record: 'deal', recordid: 999_999 });
    expect([reply.status, reply.json.data]).toEqual([404, 'This record does not exist.']);
    const recordid = await addCustomer(panel.admin);
    expect((await panel.admin.send('GetTimeline', { record: 'customer', recordid, pagesize: 101 })).status).toBe(400);
    expect((await panel.admin.send('GetTimeline', { record: 'user', recordid: 1 })).status).toBe(400);
  });

  test('shows what happened before the upgrade by the name of the record (THR-26)', async () => {
    const recordId = await addCustomer(panel.admin, { companyName: 'Old Entry Clinic' });
    const [entry] = await timelineOf(panel.admin, 'customer', recordId);
    const { rows } = await sql<{ summary: string | null }>`
      select summary from audit_log where id = ${(entry?.entryId ?? 0) / 2}`.execute(panel.db);
    expect([rows[0]?.summary, entry?.text]).toEqual([null, 'added Old Entry Clinic']);
  });

  test('is read by an index, newest first, whole and by kind (THR-24)', async () => {
    for (const [kind, index] of [
      [undefined, 'audit_subjects_by_instant'],
      ['Change', 'audit_subjects_by_instant'],
      ['Note', 'audit_subjects_by_kind'],
    ] as const) {
      const plan = await planOfQuery(
        panel.db,
        sql`select audit_id, happened_at, kind from audit_subjects where record = 'customer' and record_id = 1 and ${isOfKind(kind)}
          and (happened_at, audit_id) < ('2026-11-20', 5) order by happened_at desc, audit_id desc limit 30`,
      );
      expect(plan).toMatch(new RegExp(`(?:COVERING INDEX|Index Only Scan(?: Backward)? using) ${index}`));
      expect(plan).not.toMatch(sorting);
    }
  });
});

describe('the timeline of a product', () => {
  test('holds its stock movements with quantity and balance; the last balance is the stock (THR-27)', async () => {
    const setup = await addSalesSetup(panel.admin);
    const { productId } = setup;
    const orderId = await addOrder(panel.admin, aQuotation(setup));
    const [line] = await panel.admin.call('GetOrderProduct', { orderId });
    panel.clock.pass(1);
    await panel.admin.call('AddDispatch', {
      orderId,
      invoiceNumber: '1234',
      invoiceDate: '2026-11-20',
      lines: [{ productMapId: line?.id ?? 0, dispatchQuantity: 4 }],
    });
    const [product] = (await panel.admin.call('GetProductList', { productId })).rows;
    const movements = await panel.admin.call('GetTimeline', { record: 'product', recordId: productId, kind: 'Stock' });
    expect(movements[0]).toMatchObject({ text: `dispatched 4 of 10 ${product?.name} against invoice 1234`, quantity: -400 });
    expect(movements[0]?.balance).toBe(product?.stock);
    let balance = 0;
    for (const { quantity = 0, balance: shown } of movements.toReversed()) expect(shown).toBe((balance += quantity));
    const pages = await panel.admin.call('GetTimeline', {
      record: 'product',
      recordId: productId,
      kind: 'Stock',
      pageSize: 1,
      after: movements[0]?.entryId ?? 0,
    });
    expect(pages).toEqual(movements.slice(1, 2));
    const all = await timelineOf(panel.admin, 'product', productId);
    expect(all.filter(({ kind }) => kind === 'Stock')).toEqual(movements);
    expect(all.filter(({ text }) => text.startsWith('dispatched'))).toHaveLength(1);
  });

  test('names purchases by supplier and invoice, and corrections by their quantity (THR-25, THR-27)', async () => {
    const entered = aProduct({ stock: 5_00 });
    const [added] = await panel.admin.call('AddProduct', entered);
    const productId = added?.productId ?? 0;
    await panel.admin.call('UpdateProduct', { ...entered, productId, stock: 7_50, originalStock: 5_00 });
    const entries = await timelineOf(panel.admin, 'product', productId);
    const told = entries.map(({ kind, text, quantity, balance }) => ({ kind, text, quantity, balance }));
    expect(told.toSorted((one, other) => one.text.localeCompare(other.text, 'en'))).toEqual([
      { kind: 'Change', text: `added ${entered.name}`, quantity: undefined, balance: undefined },
      { kind: 'Change', text: `changed ${entered.name}`, quantity: undefined, balance: undefined },
      { kind: 'Stock', text: 'corrected the stock by 2.5', quantity: 2_50, balance: 7_50 },
      { kind: 'Stock', text: 'entered the first stock of 5', quantity: 5_00, balance: 5_00 },
    ]);
  });
});
