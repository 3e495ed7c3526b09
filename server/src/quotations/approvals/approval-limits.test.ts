import type { InputOf } from '@vikray/contract/operations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearLimits, setLimits } from '../../../../testing/builders/approvals.ts';
import { addProduct } from '../../../../testing/builders/products.ts';
import { addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../../testing/builders/quotations.ts';
import { testDatabase } from '../../../../testing/database/test-database.ts';
import type { Caller } from '../../../../testing/panel/caller.ts';
import { pausedDatabase } from '../../../../testing/panel/paused-database.ts';
import { startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { waitsForLock } from '../../../../testing/panel/waits-for-lock.ts';

type Person = Caller & { userId: number; mobile: string };

let panel: TestPanel;
let setup: SalesSetup;
let approver: Person;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());
beforeEach(async () => {
  approver = await panel.userWith(['Approve Quotation', 'Edit Quotation', 'Void Quotation', 'Add Quotation']);
});
afterEach(() => clearLimits(panel));

const answered = ({ status, json }: { status: number; json: { data: unknown } }) => [status, json.data];
const beyond = (reason: string) => [403, `This quotation is beyond your approval limit: ${reason}`];
const approve = (caller: Caller, quotationId: number) => caller.ask('UpdatequotationStatus', { quotationId, status: 'Approved' });
/** 10 pieces at ₹1,000.00 with 10 % discount, ₹10,738.00 in all. */
const pending = (lines?: Parameters<typeof aQuotation>[1]) => addQuotation(panel.admin, aQuotation(setup, lines));

async function read(quotationId: number) {
  const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
  if (!quotation) throw new Error('The quotation is not listed');
  return quotation;
}

async function nameOfProduct(productId: number): Promise<string> {
  const { rows } = await panel.admin.call('GetProductList', { productId });
  return rows[0]?.name ?? '';
}

/** The body that changes this quotation, with its contents as they were added. */
async function change(quotationId: number): Promise<InputOf<'UpdateQuotation'>> {
  const { products = [], ...entered } = aQuotation(setup);
  return { ...entered, products, quotationId, version: (await read(quotationId)).version };
}

describe('approving', () => {
  test('needs no limits: without a row everything is as before, also approving one’s own (APR-01)', async () => {
    const quotationId = await pending();
    expect((await approve(panel.admin, quotationId)).status).toBe(200);
  });

  test('beyond a limit is refused with the first reason, and nothing changes (APR-12)', async () => {
    await setLimits(panel, approver.userId, { mostTotal: 10_000_00, mostDiscount: 5_00 });
    const quotationId = await pending();
    const before = await read(quotationId);
    expect(answered(await approve(approver, quotationId))).toEqual(beyond('Total ₹10,738.00 (your limit ₹10,000.00)'));
    expect(await read(quotationId)).toEqual(before);
    await setLimits(panel, approver.userId, { mostTotal: 10_738_00, mostDiscount: null });
    expect((await approve(approver, quotationId)).status).toBe(200);
  });

  test('of each rule is refused with its own words (APR-08, APR-12)', async () => {
    const productId = await addProduct(panel.admin, { mrp: 1000_00, floorPrice: 900_01 });
    const name = await nameOfProduct(productId);
    const quotationId = await pending([{ productId, quantity: 1, rate: 1000_00 }]);
    const rules = [
      [{ mostDiscount: 9_99 }, 'Discount 10.00 % (your limit 9.99 %)'],
      [{ mostBelowMrp: 9_99 }, `${name} 10.00 % below MRP (your limit 9.99 %)`],
      [{ belowFloor: 'No' }, `${name} below its floor price`],
      [{ pending: 'No' }, 'The customer is Pending'],
    ] as const;
    for (const [limit, reason] of rules) {
      await clearLimits(panel);
      await setLimits(panel, approver.userId, limit);
      expect(answered(await approve(approver, quotationId))).toEqual(beyond(reason));
    }
    await panel.admin.call('ApproveCustomer', { customerId: setup.customerId });
    expect(answered(await approve(approver, quotationId))).toEqual(beyond(`${name} is Pending`));
    await panel.admin.call('ApproveProduct', { productId });
    expect((await approve(approver, quotationId)).status).toBe(200);
  });

  test('counts a user’s own row as a whole; others have the row Everybody, Administrators too (APR-06)', async () => {
    await setLimits(panel, 0, { mostTotal: 1_00, own: 'No' });
    const quotationId = await pending();
    expect(answered(await approve(approver, quotationId))).toEqual(beyond('Total ₹10,738.00 (your limit ₹1.00)'));
    expect((await approve(panel.admin, quotationId)).status).toBe(403);
    await setLimits(panel, approver.userId, { mostDiscount: 50_00 });
    expect((await approve(approver, quotationId)).status).toBe(200);
  });

  test('an Administrator with Own No does not approve what they prepared or changed last (APR-06, APR-11)', async () => {
    const boss = await panel.userWith(['Approve Quotation', 'Add Quotation', 'Edit Quotation'], 'Administrator');
    await setLimits(panel, boss.userId, { own: 'No' });
    const own = 'You prepared it or made the last change';
    const prepared = await addQuotation(boss, aQuotation(setup));
    expect(answered(await approve(boss, prepared))).toEqual(beyond(own));
    const edited = await pending();
    expect((await boss.ask('UpdateQuotation', await change(edited))).status).toBe(200);
    expect(answered(await approve(boss, edited))).toEqual(beyond(own));
    // The next change is someone else's.
    expect((await panel.admin.ask('UpdateQuotation', await change(edited))).status).toBe(200);
    expect((await approve(boss, edited)).status).toBe(200);
  });

  test('counts an added line as the last change (APR-11)', async () => {
    await setLimits(panel, approver.userId, { own: 'No' });
    const quotationId = await pending();
    expect((await approver.ask('UpdateQuotation', await change(quotationId))).status).toBe(200);
    expect((await approve(approver, quotationId)).status).toBe(403);
    await panel.admin.call('AddQuotationProductMapping', { quotationId, productId: setup.productId, quantity: 10, rate: 1000_00 });
    expect((await approve(approver, quotationId)).status).toBe(200);
  });

  test('at once with a revision is bound by the same limits, and saves nothing beyond them (APR-13, REV-36)', async () => {
    const quotationId = await pending();
    await approve(panel.admin, quotationId);
    await setLimits(panel, approver.userId, { mostDiscount: 9_00 });
    const revision = { ...(await change(quotationId)), reason: 'A lower price', approve: 'Yes' } as const;
    expect(answered(await approver.ask('AddQuotationRevision', revision))).toEqual(beyond('Discount 10.00 % (your limit 9.00 %)'));
    expect((await read(quotationId)).supersededById).toBeNull();
    await setLimits(panel, approver.userId, { mostDiscount: 10_00, own: 'No' });
    expect(answered(await approver.ask('AddQuotationRevision', revision))).toEqual(beyond('You prepared it or made the last change'));
    await setLimits(panel, approver.userId, { own: 'Yes' });
    const [made] = await approver.call('AddQuotationRevision', revision);
    expect((await read(made?.quotationId ?? 0)).status).toBe('Approved');
    expect(await historyOf(made?.quotationId ?? 0)).toEqual([
      `approved ${made?.number} (total ₹10,738.00, discount 10.00 %, limits of that day: discount 10.00 %)`,
      expect.stringContaining('revised'),
    ]);
  });

  test('says in the history why it was possible (APR-15)', async () => {
    const quotationId = await pending();
    const { number } = await read(quotationId);
    await setLimits(panel, approver.userId, { mostTotal: 20_000_00, mostBelowMrp: 95_00, own: 'No' });
    expect((await approve(approver, quotationId)).status).toBe(200);
    const limits = 'total ₹20,000.00, below MRP 95.00 %, not their own';
    expect((await historyOf(quotationId))[0]).toBe(
      `approved ${number} (total ₹10,738.00, discount 10.00 %, limits of that day: ${limits})`,
    );
  });

  test('asks for the version that was read: an added line raises it (APR-14)', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const { version } = await read(quotationId);
    await panel.admin.call('AddQuotationProductMapping', { quotationId, productId: setup.productId, quantity: 10, rate: 1000_00 });
    const late = await approver.ask('UpdatequotationStatus', { quotationId, status: 'Approved', version });
    expect(answered(late)).toEqual([409, 'Somebody else has changed this record meanwhile. Load it again to go on.']);
  });

  test('of a quotation with a line older than the kept MRP ignores the rule MRP (APR-09)', async () => {
    const quotationId = await pending();
    await panel.db.updateTable('quotation_lines').set({ mrp_paise: 0 }).where('quotation_id', '=', quotationId).execute();
    await setLimits(panel, approver.userId, { mostBelowMrp: 0 });
    expect((await approve(approver, quotationId)).status).toBe(200);
  });

  test('stays when customer or product become Pending again (APR-23)', async () => {
    await setLimits(panel, approver.userId, { pending: 'No' });
    const productId = await addProduct(panel.admin);
    await panel.admin.call('ApproveProduct', { productId });
    await panel.admin.call('ApproveCustomer', { customerId: setup.customerId });
    const quotationId = await pending([{ productId, quantity: 1, rate: 1000_00 }]);
    expect((await approve(approver, quotationId)).status).toBe(200);
    await panel.db.updateTable('products').set({ status: 'Pending' }).where('id', '=', productId).execute();
    expect((await read(quotationId)).shownStatus).toBe('Approved');
    expect((await approve(approver, quotationId)).status).toBe(200);
  });

  test('making void asks for no limits (APR-12)', async () => {
    await setLimits(panel, 0, { mostTotal: 1 });
    const quotationId = await pending();
    expect((await approver.ask('UpdatequotationStatus', { quotationId, status: 'Void' })).status).toBe(200);
  });
});

async function historyOf(quotationId: number): Promise<(string | null)[]> {
  const entries = await panel.db
    .selectFrom('audit_log')
    .select('summary')
    .where('record', '=', 'quotation')
    .where('record_id', '=', quotationId)
    .orderBy('id', 'desc')
    .execute();
  return entries.map(({ summary }) => summary);
}

test('a limit that is lowered during an approval counts wholly or not at all (APR-13)', async () => {
  const database = await testDatabase();
  // The approval has read the limits, and evaluates the lines now.
  const paused = pausedDatabase(database.settings, /from "quotation_lines" inner join "products"/);
  const own = await startTestPanel({ database: paused.settings });
  const quotationId = await addQuotation(own.admin, aQuotation(await addSalesSetup(own.admin)));
  await setLimits(own, 0, { mostTotal: 20_000_00 });
  const approving = approve(own.admin, quotationId);
  await paused.reached;
  const lowering = setLimits(own, 0, { mostTotal: 1_00 });
  await Promise.race([lowering, waitsForLock(own.db)]);
  paused.resume();
  await lowering;
  expect((await approving).status).toBe(200);
  const { summary } = await own.db
    .selectFrom('audit_log')
    .select('summary')
    .where('operation', '=', 'UpdatequotationStatus')
    .executeTakeFirstOrThrow();
  expect(summary).toContain('limits of that day: total ₹20,000.00)');
  const next = await addQuotation(own.admin, aQuotation(await addSalesSetup(own.admin)));
  expect(answered(await approve(own.admin, next))).toEqual(beyond('Total ₹10,738.00 (your limit ₹1.00)'));
  await own.stop();
  await database.drop();
});
