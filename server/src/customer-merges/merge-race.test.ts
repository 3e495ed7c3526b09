import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { aReceipt, addMoneySetup } from '../../../testing/builders/money.ts';
import { anEnquiry } from '../../../testing/builders/enquiries.ts';
import { aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { tablesOfCustomers, whoHasWhat } from '../../../testing/builders/customer-merges.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addMoneySetup(panel.admin);
});
afterAll(() => panel.stop());

async function newCustomer(): Promise<SalesSetup> {
  const customerId = await addCustomer(panel.admin);
  const [contact] = await panel.admin.call('GetCustomerContactPerson', { customerId });
  return { ...setup, customerId, contactPersonId: contact?.contactId ?? 0 };
}

const rounds = 12;

test('what is added to a customer while it is merged belongs to the one that stays, or is refused (FND-44)', async () => {
  for (let round = 0; round < rounds; round++) {
    const keptId = await addCustomer(panel.admin);
    const merged = await newCustomer();
    const { customerId } = merged;
    const { admin } = panel;
    const [result, ...added] = await Promise.all([
      admin.ask('MergeCustomers', { keepId: keptId, mergeId: customerId }),
      admin.ask('AddQuotation', aQuotation(merged)),
      admin.ask('AddEnquiry', anEnquiry({ customerId, companyName: undefined })),
      admin.ask('AddNote', { record: 'customer', recordId: customerId, text: 'Now' }),
      admin.ask('AddReceipt', { ...aReceipt(merged, 1_00), receivedOn: '2026-11-20' }),
    ]);
    expect(result?.status).toBe(200);
    expect(added.map(({ status }) => status).filter((status) => ![200, 201, 400, 404].includes(status))).toEqual([]);
    const owners = Object.entries(await whoHasWhat(panel.db, keptId, customerId)).flatMap(([table, rows]) =>
      JSON.stringify(rows).includes(`_id":${customerId}}`) ? [table] : [],
    );
    expect(owners).toEqual([]);
  }
  expect((await tablesOfCustomers(panel.db)).length).toBeGreaterThan(5);
});

test('of two opposite merges one wins, and nothing is lost (FND-44)', async () => {
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const results = await Promise.all([
      panel.admin.ask('MergeCustomers', { keepId: one.customerId, mergeId: other.customerId }),
      panel.admin.ask('MergeCustomers', { keepId: other.customerId, mergeId: one.customerId }),
    ]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  }
});

test('an undo and an addition to a deal that moved leave the deal with one customer (FND-44)', async () => {
  for (let round = 0; round < rounds; round++) {
    const keptId = await addCustomer(panel.admin);
    const merged = await newCustomer();
    const [added] = await panel.admin.call('AddEnquiry', anEnquiry({ customerId: merged.customerId, companyName: undefined }));
    await panel.admin.call('MergeCustomers', { keepId: keptId, mergeId: merged.customerId });
    const [contact] = await panel.admin.call('GetCustomerContactPerson', { customerId: keptId });
    const ofKept = { ...merged, customerId: keptId, contactPersonId: contact?.contactId ?? 0 };
    const dealId = added?.dealId ?? 0;
    await Promise.all([
      panel.admin.ask('UnmergeCustomers', { mergeId: merged.customerId }),
      panel.admin.ask('AddQuotation', aQuotation(ofKept, undefined, { dealId })),
    ]);
    const [deal] = await panel.admin.call('GetDeal', { dealId });
    expect(deal?.quotations.filter(({ companyId }) => companyId !== deal.customerId)).toEqual([]);
  }
});
