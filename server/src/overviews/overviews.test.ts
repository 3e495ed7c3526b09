import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aContact, addCustomer } from '../../../testing/builders/customers.ts';
import { readDeal } from '../../../testing/builders/deals.ts';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import { addBill, addMoneySetup } from '../../../testing/builders/money.ts';
import { addOrder, addQuotation, aQuotation } from '../../../testing/builders/quotations.ts';
import { likelyCustomersQuery } from '../customers/likely-customer-store.ts';
import { openDealsQuery } from '../deal-pages/open-deal-store.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function overviewOf(customerId: number, caller = panel.admin) {
  const [overview] = await caller.call('GetCustomerOverview', { customerId });
  if (!overview) throw new Error('GetCustomerOverview answered nothing');
  return overview;
}

describe('the page of a customer', () => {
  test('has its contact persons, each with the number for WhatsApp if theirs is a mobile number (FND-40)', async () => {
    const contacts = [aContact({ mobile: '9820012345' }), aContact({ name: 'Reception', mobile: '2026120000', phone: '' })];
    const customerId = await addCustomer(panel.admin, { contacts });
    const { contacts: shown } = await overviewOf(customerId);
    expect(shown).toMatchObject([
      { name: 'Dr. Asmita Gokhale', mobile: '9820012345', whatsApp: '919820012345', email: 'ms@sahyadri.example.in' },
      { name: 'Reception', whatsApp: '' },
    ]);
  });

  test('has the open deals, newest first, each with the sentence of its own page, and leaves out decided ones (FND-40)', async () => {
    const setup = await addMoneySetup(panel.admin);
    const { customerId } = setup;
    const enquiry = await addEnquiry(panel.admin, { customerId, companyName: undefined });
    const sent = await addBill(panel.admin, setup);
    const partly = await addBill(panel.admin, setup, 4, '78');
    const lostId = await addQuotation(panel.admin, aQuotation(setup));
    await panel.admin.call('MarkQuotationLost', { quotationId: lostId, lostReason: 'Price', version: 1 });
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const { dealId } = (await panel.admin.call('GetQuotation', { quotationId })).rows[0] ?? { dealId: 0 };
    await addOrder(panel.admin, aQuotation(setup));
    const { deals, openDeals } = await overviewOf(customerId);
    expect(openDeals).toBe(4);
    expect(deals.map((each) => each.dealId)).toEqual([expect.any(Number), dealId, partly.dealId, enquiry.dealId]);
    expect(deals.map((each) => each.dealId)).not.toContain(sent.dealId);
    for (const shown of deals) {
      const { sentence, totalAmount, dealState, number, nextOn } = await readDeal(panel.admin, shown.dealId);
      expect(shown).toEqual({ dealId: shown.dealId, sentence, totalAmount, dealState, number, nextOn });
    }
  });

  test('shows the five newest of many open deals and counts all (FND-40)', async () => {
    const customerId = await addCustomer(panel.admin);
    for (let count = 0; count < 7; count++) await addEnquiry(panel.admin, { customerId, companyName: undefined });
    const { deals, openDeals } = await overviewOf(customerId);
    expect([deals.length, openDeals]).toEqual([5, 7]);
  });

  test('says what is owed as the outstanding list does, only with its right (FND-40)', async () => {
    const setup = await addMoneySetup(panel.admin);
    await addBill(panel.admin, setup);
    const { rows } = await panel.admin.call('GetOutstanding', { by: 'Customer', customerId: setup.customerId });
    const { money } = await overviewOf(setup.customerId);
    expect(money).toMatchObject([{ open: rows[0]?.open, net: rows[0]?.net, oldestDue: rows[0]?.oldestDue }]);
    expect(money[0]?.open).toBeGreaterThan(0);
    const seller = await panel.userWith(['Customer List']);
    expect((await overviewOf(setup.customerId, seller)).money).toEqual([]);
  });

  test('has the last three notes of the customer and its deals, without withdrawn ones (FND-40)', async () => {
    const customerId = await addCustomer(panel.admin);
    const { dealId } = await addEnquiry(panel.admin, { customerId, companyName: undefined });
    const add = (record: 'customer' | 'deal', recordId: number, text: string) => panel.admin.call('AddNote', { record, recordId, text });
    for (const text of ['First', 'Second', 'Third']) await add('customer', customerId, text);
    await add('deal', dealId, 'Fourth');
    const [last] = await add('customer', customerId, 'Mistake');
    await panel.admin.call('WithdrawNote', { noteId: last?.noteId ?? 0 });
    expect((await overviewOf(customerId)).notes.map(({ text }) => text)).toEqual(['Fourth', 'Third', 'Second']);
  });

  test('of a merged customer leads to its heir, and the heir tells of the merge for 30 days (FND-40, FND-42)', async () => {
    const [keepId, mergeId] = [await addCustomer(panel.admin), await addCustomer(panel.admin)];
    await panel.admin.call('MergeCustomers', { keepId, mergeId });
    expect(await overviewOf(mergeId)).toMatchObject({
      mergedIntoId: keepId,
      mergedInto: expect.stringContaining('Sahyadri'),
      contacts: [],
    });
    expect((await overviewOf(keepId)).merged).toMatchObject([{ customerId: mergeId, mergedOn: '2026-11-20' }]);
    const deletedId = await addCustomer(panel.admin);
    await panel.admin.call('DeleteCustomer', { id: deletedId });
    for (const customerid of [deletedId, 999_999])
      expect(answered(await panel.admin.send('GetCustomerOverview', { customerid }))).toEqual([
        404,
        'This customer does not exist or has been deleted.',
      ]);
  });
});

test('is read by the indexes of the customer, however many there are (FND-40)', async () => {
  expect(await planOfQuery(panel.db, openDealsQuery(1))).toMatch(/deals_customer_id/);
  const known = { companyName: 'Sahyadri', gstin: '27ABCDE1234F1Z5', mobiles: ['9820012345'], exceptId: 1 };
  const plan = await planOfQuery(panel.db, likelyCustomersQuery(known));
  for (const index of ['customers_likeness', 'customers_gstin', 'contact_persons_mobile']) expect(plan).toContain(index);
});
