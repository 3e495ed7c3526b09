import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSite } from '../../../testing/builders/customer-sites.ts';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function withSite(change: Parameters<typeof aSite>[1] = {}) {
  const customerId = await addCustomer(panel.admin);
  const [row] = await panel.admin.call('AddCustomerSite', aSite(customerId, change));
  return { customerId, siteId: row?.siteId ?? 0 };
}

const sitesOf = (customerId: number) => panel.admin.call('GetCustomerSite', { customerId });

describe('a site', () => {
  test('is added, listed with names and ids, changed and hidden (GTX-06)', async () => {
    const { customerId, siteId } = await withSite({ gstin: ' 24abcde1234f1z6 ' });
    const [site] = await sitesOf(customerId);
    expect(site).toMatchObject({ siteId, name: 'Surat Wing', state: 'Gujarat', city: 'Surat', gstin: '24ABCDE1234F1Z6', version: 1 });
    expect(site?.stateId).toBeGreaterThan(0);
    await panel.admin.call('UpdateCustomerSite', { ...aSite(customerId, { name: 'Surat Annexe' }), siteId, version: 1 });
    expect(await sitesOf(customerId)).toMatchObject([{ name: 'Surat Annexe', gstin: '', version: 2 }]);
    await panel.admin.call('HideCustomerSite', { siteId, version: 2 });
    expect(await sitesOf(customerId)).toEqual([]);
  });

  test('answers the number of a new one with 201, in the documented names (GTX-06)', async () => {
    const customerId = await addCustomer(panel.admin);
    const { status, json } = await panel.admin.ask('AddCustomerSite', aSite(customerId));
    expect([status, Object.keys(json.data[0])]).toEqual([201, ['SiteId']]);
    const listed = await panel.admin.send('GetCustomerSite', { customer_id: customerId });
    expect(Object.keys(listed.json.data[0])).toEqual(
      expect.arrayContaining(['fld_siteid', 'fld_name', 'fld_address', 'fld_state', 'fld_pincode', 'fld_gstin', 'fld_version']),
    );
  });

  test('leaves the customer approved (GTX-06)', async () => {
    const customerId = await addCustomer(panel.admin);
    await panel.admin.call('ApproveCustomer', { customerId });
    await panel.admin.call('AddCustomerSite', aSite(customerId));
    const { rows } = await panel.admin.call('GetCustomer', { customerId });
    expect(rows[0]?.status).toBe('Approved');
  });

  test('is shown in the timeline of the customer (GTX-06)', async () => {
    const { customerId, siteId } = await withSite();
    await panel.admin.call('HideCustomerSite', { siteId, version: 1 });
    const texts = (await panel.admin.call('GetTimeline', { record: 'customer', recordId: customerId })).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^added the site Surat Wing to /)]));
    expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^hid the site Surat Wing of /)]));
  });
});

describe('refuses', () => {
  test.each<[Parameters<typeof aSite>[1], number, string]>([
    [{ name: ' ' }, 400, 'Please enter the name of the site.'],
    [{ address: '' }, 400, "Please enter Customer's complete Address."],
    [{ country: '' }, 400, 'Please select Country.'],
    [{ state: 'Atlantis' }, 400, 'Please select State.'],
    [{ city: 'Atlantis' }, 400, 'Please select City.'],
    [{ pincode: '' }, 400, 'Please enter Pincode.'],
    [{ pincode: '39500' }, 400, 'Please enter valid Pincode.'],
    [{ pincode: '095002' }, 400, 'Please enter valid Pincode.'],
    [{ contactPersonId: 999_999 }, 400, 'This contact person does not belong to the customer.'],
    [{ customerId: 999_999 }, 404, 'This customer does not exist or has been deleted.'],
  ])('a site with %j (GTX-06)', async (change, status, sentence) => {
    const entered = { ...aSite(await addCustomer(panel.admin)), ...change };
    const body = Object.fromEntries(Object.entries(entered).map(([key, value]) => [key.toLowerCase(), value]));
    expect(answered(await panel.admin.send('AddCustomerSite', body))).toEqual([status, sentence]);
  });

  test('a name of 101 characters, and takes one of 100 (GTX-06)', async () => {
    const customerId = await addCustomer(panel.admin);
    const { customerId: customerid, ...site } = aSite(customerId);
    const named = async (letters: number) => panel.admin.send('AddCustomerSite', { ...site, customerid, name: 'x'.repeat(letters) });
    expect([(await named(101)).status, (await named(100)).status]).toEqual([400, 201]);
  });

  test('a change to an older version, and one of a hidden site (GTX-06)', async () => {
    const { customerId, siteId } = await withSite();
    const change = { ...aSite(customerId, { name: 'Vapi Wing' }), siteId };
    await panel.admin.call('UpdateCustomerSite', { ...change, version: 1 });
    const conflict = [409, 'Somebody else has changed this record meanwhile. Load it again to go on.'];
    expect(answered(await panel.admin.ask('UpdateCustomerSite', { ...change, version: 1 }))).toEqual(conflict);
    expect(answered(await panel.admin.ask('HideCustomerSite', { siteId, version: 1 }))).toEqual(conflict);
    await panel.admin.call('HideCustomerSite', { siteId, version: 2 });
    expect(answered(await panel.admin.ask('UpdateCustomerSite', { ...change, version: 3 }))).toEqual([404, 'This site does not exist.']);
  });

  test('users without Edit Customer (GTX-06)', async () => {
    const customerId = await addCustomer(panel.admin);
    const seller = await panel.userWith(['Add Customer']);
    expect((await seller.ask('AddCustomerSite', aSite(customerId))).status).toBe(403);
    expect((await seller.ask('GetCustomerSite', { customerId })).status).toBe(200);
  });

  test('a 51st site, also when two are added at once, and takes one again after one was hidden (GTX-06)', async () => {
    const customerId = await addCustomer(panel.admin);
    for (let number = 1; number < 50; number++) await panel.admin.call('AddCustomerSite', aSite(customerId, { name: `Site ${number}` }));
    const both = await Promise.all([1, 2].map(async () => panel.admin.ask('AddCustomerSite', aSite(customerId, { name: 'The last' }))));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(both.map(answered)).toContainEqual([409, 'A customer can have 50 sites.']);
    const [first] = await sitesOf(customerId);
    await panel.admin.call('HideCustomerSite', { siteId: first?.siteId ?? 0, version: 1 });
    expect((await panel.admin.ask('AddCustomerSite', aSite(customerId))).status).toBe(201);
    expect(await sitesOf(customerId)).toHaveLength(50);
  });
});
