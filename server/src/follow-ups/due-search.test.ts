import { stepsOf } from '@vikray/contract/follow-ups/cadence.ts';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages } from '@vikray/contract/follow-ups/due-messages.ts';
import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aContact, aCustomer } from '../../../testing/builders/customers.ts';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import { aCall, addFollowedDeal, followUpOf } from '../../../testing/builders/follow-ups.ts';
import { addQuotation, addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { countStatements } from '../../../testing/panel/count-statements.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { UpdateCustomer } from '../customers/UpdateCustomer.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

/** What a row of the due list shows, and its amount without commas. */
function shownIn(row: DueFollowUp): readonly string[] {
  const { nextOn, number, companyName, contactName, totalAmount, stage, cadence, lastOutcome, owner } = row;
  const step = dueMessages.step(stage, stepsOf(cadence));
  const dates = [dashedDate(nextOn), slashedDate(nextOn)];
  const amounts = [formatRupees(totalAmount), formatDecimal(totalAmount)];
  return [...dates, number, companyName, contactName, ...amounts, step, lastOutcome, owner].filter((text) => text !== '');
}

async function isFound(dealId: number, text: string): Promise<boolean> {
  const { rows } = await panel.admin.call('GetFollowUpList', { search: `"${text}"` });
  return rows.some((row) => row.dealId === dealId);
}

/** What the due list shows of a deal, and what of it the search does not find. */
async function shownAndNotFound(dealId: number): Promise<{ shown: readonly string[]; notFound: readonly string[] }> {
  const row = await followUpOf(panel.admin, dealId);
  const shown = row ? shownIn(row) : [];
  const found = await Promise.all(shown.map((text) => isFound(dealId, text)));
  return { shown, notFound: shown.filter((_, index) => !found[index]) };
}

describe('the search of the due list', () => {
  test('finds a deal by everything that its row shows, from its first quotation on (GEN-15, FUP-04)', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const { dealId = 0 } = (await panel.admin.call('GetQuotation', { quotationId })).rows[0] ?? {};
    expect(await shownAndNotFound(dealId)).toMatchObject({ shown: expect.arrayContaining(['₹10,738.00']), notFound: [] });
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    expect(await shownAndNotFound(dealId)).toMatchObject({ shown: expect.arrayContaining(['23-11-2026', '1 of 4']), notFound: [] });
  });

  test('finds a deal by what it shows after a call, and no longer by what it showed before (GEN-15)', async () => {
    const { dealId } = await addFollowedDeal(panel.admin, setup);
    await panel.admin.call('AddSalesCall', aCall(dealId, { outcome: 'Order expected', nextOn: '2027-01-12' }));
    const after = ['12-01-2027', '2 of 4', 'Order expected'];
    expect(await shownAndNotFound(dealId)).toMatchObject({ shown: expect.arrayContaining(after), notFound: [] });
    for (const gone of ['23-11-2026', '1 of 4']) expect([gone, await isFound(dealId, gone)]).toEqual([gone, false]);
    const row = await followUpOf(panel.admin, dealId);
    await panel.admin.call('UpdateFollowUp', { dealId, version: row?.version ?? 0, nextOn: '2027-02-15', cadence: 'Slow' });
    expect(await shownAndNotFound(dealId)).toMatchObject({ shown: expect.arrayContaining(['15-02-2027', '2 of 3']), notFound: [] });
  });

  test('finds a deal by its amount and its contact person after the quotation has changed (GEN-15)', async () => {
    const quotationId = await addQuotation(panel.admin, aQuotation(setup));
    const { dealId = 0, version = 0 } = (await panel.admin.call('GetQuotation', { quotationId })).rows[0] ?? {};
    const { products = [], ...entered } = aQuotation(setup, [{ productId: setup.productId, quantity: 7, rate: 3000_00 }]);
    await panel.admin.call('UpdateQuotation', { ...entered, products, quotationId, version });
    const { shown, notFound } = await shownAndNotFound(dealId);
    expect([shown.includes('₹10,738.00'), notFound]).toEqual([false, []]);
    expect(await isFound(dealId, '₹10,738.00')).toBe(false);
  });

  test('finds the deals of a contact person by the name and number that they have now (GEN-15)', async () => {
    const own = await addSalesSetup(panel.admin);
    const { dealId } = await addFollowedDeal(panel.admin, own);
    const contacts = [{ ...aContact({ name: 'Ms. Vrushali Kanetkar', mobile: '9123409876' }), contactId: own.contactPersonId }];
    await panel.admin.call('UpdateCustomer', { ...aCustomer(), customerId: own.customerId, contacts });
    expect(await shownAndNotFound(dealId)).toMatchObject({ shown: expect.arrayContaining(['Ms. Vrushali Kanetkar']), notFound: [] });
    const { rows } = await panel.admin.call('GetDealList', { search: '9123409876' });
    expect(rows.map((deal) => deal.dealId)).toEqual([dealId]);
  });

  test('brings the deals of a customer up to date in as many statements, however many there are', async () => {
    const counts = [];
    for (const deals of [1, 4]) {
      const own = await addSalesSetup(panel.admin);
      for (let deal = 0; deal < deals; deal++) await addFollowedDeal(panel.admin, own);
      const contacts = [{ ...aContact({ name: `Ms. Number ${deals}` }), contactId: own.contactPersonId }];

      counts.push(await countStatements(panel, UpdateCustomer, { ...aCustomer(), customerId: own.customerId, contacts }));
    }
    expect(counts[1]).toBe(counts[0]);
  });

  test('finds an enquiry by its next date, until it is closed (GEN-15)', async () => {
    const { dealId } = await addEnquiry(panel.admin, { nextOn: '2026-12-09' });
    expect(await shownAndNotFound(dealId)).toMatchObject({ shown: expect.arrayContaining(['09-12-2026', '₹0.00']), notFound: [] });
    await panel.admin.call('CloseEnquiry', { dealId, version: 1, lostReason: 'No reply' });
    const { rows } = await panel.admin.call('GetDealList', { search: '09/12/2026' });
    expect(rows).toEqual([]);
  });
});
