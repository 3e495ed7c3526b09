import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

async function add(change: Parameters<typeof aQuotation>[2] = {}, of = setup) {
  const [added] = await panel.admin.call('AddQuotation', aQuotation(of, undefined, change));
  if (!added) throw new Error('AddQuotation answered no id');
  return added;
}

const refusal = async (change: Parameters<typeof aQuotation>[2], of = setup) => {
  const { status, json } = await panel.admin.ask('AddQuotation', aQuotation(of, undefined, change));
  return [status, json.data];
};

describe('a quotation', () => {
  test('is revision 0 of its own number, begins a deal, and never expires without a validity (SHR-01, REV-16, REV-29)', async () => {
    const { quotationId, dealId } = await add();
    const { json } = await panel.admin.send('GetQuotation', { quotationid: quotationId });
    expect(json.data[0]).toMatchObject({
      fld_basenumber: json.data[0].fld_number,
      fld_revision: 0,
      fld_supersededbyid: null,
      fld_basedonid: null,
      fld_copiedfromid: null,
      fld_dealid: dealId,
      fld_validuntil: '',
      fld_shownstatus: 'Pending',
      fld_lostreason: '',
      fld_revisionreason: '',
      fld_version: 1,
    });
    expect((await add()).dealId).not.toBe(dealId);
  });

  test('joins the deal of the same customer, and no other (SHR-01, REV-27)', async () => {
    const first = await add();
    expect(await add({ dealId: first.dealId, copiedFromId: first.quotationId })).toMatchObject({ dealId: first.dealId });
    const other = await addSalesSetup(panel.admin);
    expect(await refusal({ dealId: first.dealId }, other)).toEqual([400, 'This deal belongs to another customer.']);
    expect(await refusal({ dealId: 999_999 })).toEqual([400, 'This deal does not exist.']);
    expect(await refusal({ copiedFromId: 999_999 })).toEqual([400, 'This quotation does not exist.']);
  });

  test('answers its version, which every change raises', async () => {
    const { quotationId } = await add();
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
    const { rows } = await panel.admin.call('GetQuotation', { quotationId });
    expect(rows[0]?.version).toBeGreaterThan(1);
    expect(rows[0]?.shownStatus).toBe('Approved');
  });

  test.each(['2026-11-20', '2027-11-20'])('dated 20-11-2026 may be valid until %s (REV-29)', async (validUntil) => {
    const { rows } = await panel.admin.call('GetQuotation', { quotationId: (await add({ validUntil })).quotationId });
    expect(rows[0]?.validUntil).toBe(validUntil);
  });

  test.each(['2026-11-19', '2027-11-21'])('dated 20-11-2026 may not be valid until %s (REV-29)', async (validUntil) => {
    expect(await refusal({ validUntil })).toEqual([400, 'The validity must be between the quotation date and one year later.']);
  });
});

test('an order answers the deal of its quotation, and what it is shown as (SHR-01, SHR-03)', async () => {
  const { quotationId, dealId } = await add();
  await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
  await panel.admin.call('AddOrder', { quotationId });
  const { json } = await panel.admin.send('GetOrder', { quotationid: quotationId });
  expect(json.data[0]).toMatchObject({ fld_dealid: dealId, fld_status: 'Placed', fld_shownstatus: 'Placed' });
});

describe('the lists', () => {
  test('filter by what is shown (REV-32)', async () => {
    const { quotationId } = await add();
    const idsOf = async (shownStatus: 'Pending' | 'Approved' | 'Void') => {
      const { rows } = await panel.admin.call('GetQuotation', { shownStatus });
      return rows.map((row) => row.quotationId);
    };
    expect(await idsOf('Pending')).toContain(quotationId);
    await panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
    expect(await idsOf('Pending')).not.toContain(quotationId);
    expect(await idsOf('Void')).toContain(quotationId);
    expect((await panel.admin.send('GetQuotation', { shownstatus: 'Other' })).status).toBe(400);
  });
});

test('a blank search of all revisions finds what no search finds', async () => {
  await add();
  const all = await panel.admin.call('GetQuotation', { revisions: 'All', page: 1 });
  expect(all.rows.length).toBeGreaterThan(0);
  expect(await panel.admin.call('GetQuotation', { revisions: 'All', page: 1, search: ' ' })).toEqual(all);
});
