import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { insertBulkCustomers } from '../../../testing/builders/bulk-customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfQuery } from '../../../testing/panel/query-plan.ts';
import { candidatesOf } from '../platform/database/lists/indexed-filters.ts';
import { listedCustomers, type CustomerFilter } from './customer-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  await addCustomer(panel.admin, { companyName: 'Filter Pune', dataSource: 'Exhibition' });
  await addCustomer(panel.admin, { companyName: 'Filter Nagpur', state: 4008, city: 'Nagpur', dataSource: 'Enquiry' });
  const customerid = await addCustomer(panel.admin, { companyName: 'Filter Approved', dataSource: 'Enquiry' });
  await panel.admin.send('ApproveCustomer', { customerid });
});
afterAll(() => panel.stop());

async function found(filters: Record<string, unknown>): Promise<string[]> {
  const { json } = await panel.admin.send('GetCustomerList', { page: 1, ...filters });
  return json.data.map((row: { fld_companyname: string }) => row.fld_companyname);
}

describe('GetCustomerList', () => {
  test('keeps those with the status, data source, state and industry (FND-17)', async () => {
    expect(await found({ status: 'Approved' })).toEqual(['Filter Approved']);
    expect(await found({ status: 'Pending' })).toEqual(['Filter Nagpur', 'Filter Pune']);
    expect(await found({ datasource: 'Enquiry', status: 'Pending' })).toEqual(['Filter Nagpur']);
    const {
      rows: [nagpur],
    } = await panel.admin.call('GetCustomerList', { search: 'nagpur' });
    if (!nagpur) throw new Error('The customer is there');
    expect(await found({ stateid: nagpur.stateId })).toContain('Filter Nagpur');
    expect(await found({ industry: nagpur.industryId, datasource: 'Exhibition' })).toEqual(['Filter Pune']);
    expect(await found({ industry: nagpur.industry.toLowerCase(), datasource: 'Exhibition' })).toEqual(['Filter Pune']);
    expect(await found({ industry: 'No Such Industry' })).toEqual([]);
    expect(await found({ status: 'Pending', search: '"filter pune"' })).toEqual(['Filter Pune']);
  });

  test('keeps those added on days in India, which may be relative (FND-17, FND-18)', async () => {
    expect(await found({ from: 'today', to: 'today' })).toHaveLength(3);
    expect(await found({ from: 'this week' })).toHaveLength(3);
    expect(await found({ to: 'last year' })).toEqual([]);
    expect(await found({ from: '2026-02-01', to: '2026-01-01' })).toEqual([]);
  });

  test('counts and files what it shows (FND-17)', async () => {
    const { json } = await panel.admin.send('GetCustomerList', { page: 1, pagesize: 1, status: 'Pending' });
    expect([json.data.length, json.total]).toEqual([1, 2]);
    const { text } = await panel.admin.send('GetCustomerList', { format: 'csv', status: 'Approved' });
    expect(
      text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['Filter Approved']);
  });

  test.each([
    ['status', 'Deleted', 'Status is not one of the choices.'],
    ['status', 'pending', 'Status is not one of the choices.'],
    ['stateid', 'x', 'State is not one of the choices.'],
    ['stateid', '0', 'State is not one of the choices.'],
    ['datasource', '%', 'Data Source is not one of the choices.'],
    ['from', 'yesterday', 'Added must be a date, or words such as this month.'],
  ])('refuses %s=%s with a sentence that names it (FND-17)', async (filter, value, sentence) => {
    const { status, json } = await panel.admin.send('GetCustomerList', { page: 1, [filter]: value });
    expect([status, json.data]).toEqual([400, sentence]);
  });

  test.each(["'; drop table customers; --", 'का', '🪑', '_', 'x'.repeat(200)])(
    'an industry named %s finds nothing (FND-17)',
    async (industry) => {
      expect(await found({ industry })).toEqual([]);
    },
  );
});

describe('each filter of the customer list', () => {
  const filters: [CustomerFilter, RegExp][] = [
    [{ status: 'Pending' }, /customers_(by_status|pending)/],
    [{ stateId: 4008 }, /customers_by_state_id/],
    [{ industry: 3 }, /customers_by_industry_id/],
    [{ dataSource: 'Enquiry' }, /customers_by_data_source/],
    [{ from: '2026-01-01', to: '2026-01-31' }, /customers_by_created_at/],
  ];

  test.each(filters)('%o is served by an index (FND-17)', async (filter, index) => {
    const list = listedCustomers(panel.db, filter);
    const [only] = candidatesOf(list);
    if (!only) throw new Error('There is one filter');
    expect(await planOfQuery(panel.db, only)).toMatch(index);
  });
});

test('filters that many customers pass are read in list order, page by page (FND-17)', async () => {
  const count = 6000;
  await insertBulkCustomers(panel.db, count);
  const all: string[] = [];
  for (const page of [1, 2]) {
    const { json } = await panel.admin.send('GetCustomerList', { page, pagesize: 500, status: 'Pending', order: 'desc' });
    all.push(...json.data.map((row: { fld_companyname: string }) => row.fld_companyname.toLowerCase()));
    expect(json.total).toBeGreaterThan(5001);
  }
  expect(all).toHaveLength(1000);
  expect(all).toEqual([...new Set(all)].toSorted().toReversed());
});
