import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { addSalesCalls, aSalesCall } from '../../../testing/builders/sales-calls.ts';
import { listedSalesCalls } from './sales-call-store.ts';

const now = '2026-11-20T04:30:00.000Z';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function idsOf(input: Parameters<typeof panel.admin.call<'GetSalesList'>>[1]): Promise<string[]> {
  return (await panel.admin.call('GetSalesList', input)).rows.map((call) => call.salesId);
}

describe('GetSalesList', () => {
  test('answers the documented keys, without a prefix, to the documented body (SAL-07, SAL-08, API-10)', async () => {
    await addSalesCalls(panel.db, { salesId: 'KEY-1', companyName: 'Key Traders' });
    const reply = await panel.admin.send('GetSalesList', { staffid: null });
    expect([reply.status, reply.json]).toEqual([
      200,
      {
        data: [
          {
            id: expect.any(Number),
            salesid: 'KEY-1',
            companyname: 'Key Traders',
            name: 'Ms. Rewa Date',
            ContactPerson: [{ name: 'Ms. Rewa Date' }, { name: 'Dr. Uday Nene' }],
            calltype: 'Visit',
            description: 'Fume hoods for the new wing',
            callaction: 'Demonstration',
            actiondate: '2026-10-05',
            actiondescription: 'Sample shown on site',
            staffname: 'Rohini Sondhi',
            status: 'Open',
            customerid: null,
            dealid: null,
            dealnumber: '',
          },
        ],
      },
    ]);
  });

  test('answers the calls of one member of the staff, or of all (SAL-08)', async () => {
    const { userId: staffId } = await panel.userWith([]);
    await addSalesCalls(panel.db, { salesId: 'STAFF-1', staffId }, { salesId: 'STAFF-2' }, { salesId: 'STAFF-3', staffId });
    expect((await idsOf({ staffId })).toSorted()).toEqual(['STAFF-1', 'STAFF-3']);
    expect((await idsOf({ staffId, search: 'staff-2' })).toSorted()).toEqual([]);
    expect((await idsOf({ staffId: null, search: 'staff-' })).toSorted()).toEqual(['STAFF-1', 'STAFF-2', 'STAFF-3']);
  });

  test('leads to the customer that the call names, or else to the customer with its company’s name, or nowhere (SAL-03)', async () => {
    const [named, linked] = [
      await addCustomer(panel.admin, { companyName: 'Way Traders' }),
      await addCustomer(panel.admin, { companyName: 'Way Linked' }),
    ];
    await addSalesCalls(
      panel.db,
      { salesId: 'WAY-1', companyName: '  WAY   traders ' },
      { salesId: 'WAY-2', companyName: 'Way Traders', customerId: linked },
      { salesId: 'WAY-3', companyName: 'Way Traders & Sons' },
    );
    const customerIds = async () =>
      Object.fromEntries((await panel.admin.call('GetSalesList', { search: 'way-' })).rows.map((call) => [call.salesId, call.customerId]));
    expect(await customerIds()).toEqual({ 'WAY-1': named, 'WAY-2': linked, 'WAY-3': null });
    // A deleted customer cannot be opened.
    for (const id of [named, linked]) await panel.admin.call('DeleteCustomer', { id });
    expect(await customerIds()).toEqual({ 'WAY-1': null, 'WAY-2': null, 'WAY-3': null });
  });

  test('shows the latest action first, or sorts by company, page after page', async () => {
    await addSalesCalls(
      panel.db,
      { salesId: 'SORT-1', actionDate: '2026-03-01', companyName: 'b Sort' },
      { salesId: 'SORT-2', actionDate: '', companyName: 'A Sort' },
      { salesId: 'SORT-3', actionDate: '2026-09-01', companyName: 'C Sort' },
    );
    expect(await idsOf({ search: 'sort-' })).toEqual(['SORT-3', 'SORT-1', 'SORT-2']);
    expect(await idsOf({ search: 'sort-', sort: 'companyName', order: 'asc' })).toEqual(['SORT-2', 'SORT-1', 'SORT-3']);
    expect(await idsOf({ search: 'sort-', page: 2, pageSize: 2 })).toEqual(['SORT-2']);
    expect((await panel.admin.call('GetSalesList', { search: 'sort-', page: 1 })).total).toBe(3);
  });

  test.each([
    'fnd-7',
    'KAVERI instruments',
    'baburao',
    'telephone',
    'centrifuge',
    'e-mail sent',
    '17-08-2026',
    'price list',
    'sunanda',
    'won',
  ])('finds a call by what its row shows: %s (SAL-04, GEN-15)', async (search) => {
    const call = {
      salesId: 'FND-7',
      companyName: 'Kaveri Instruments',
      contactPersons: [{ name: 'Mr. Baburao Lele' }],
      callType: 'Telephone',
      description: 'Centrifuge',
    };
    await addSalesCalls(panel.db, {
      ...call,
      callAction: 'E-mail sent',
      actionDate: '2026-08-17',
      actionDescription: 'Price list',
      staffName: 'Sunanda Joglekar',
      status: 'Won',
    });
    expect(await idsOf({ search })).toEqual(['FND-7']);
    expect(await idsOf({ search: 'nothing like it' })).toEqual([]);
  });

  test('is also the file sales_list.csv, with contacts and dates as shown in the list (SAL-04)', async () => {
    await addSalesCalls(panel.db, { salesId: 'CSV-1', companyName: 'Comma, Traders', description: '=1+1' });
    const reply = await panel.admin.send('GetSalesList', { staffid: null, search: 'csv-1', format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="sales_list.csv"');
    expect(reply.text.split('\r\n')).toEqual([
      'Sales Id,Company Name,Customer Contact,Sales Call Type,Sales Description,Sales Calls Action,' +
        'Action Date,Action Description,Staff Name,Sales Status',
      `CSV-1,"Comma, Traders","Ms. Rewa Date, Dr. Uday Nene",Visit,'=1+1,Demonstration,05-10-2026,Sample shown on site,Rohini Sondhi,Open`,
      '',
    ]);
  });

  test('is open to everyone who is logged in', async () => {
    expect((await panel.visitor().send('GetSalesList')).status).toBe(401);
    expect((await (await panel.userWith([])).send('GetSalesList')).status).toBe(200);
  });

  test('contains a call once, however often its Sales Id is imported', async () => {
    expect(
      await addSalesCalls(panel.db, { salesId: 'ONCE-1', status: 'Open' }, { salesId: 'ONCE-1', status: 'Lost' }, { salesId: 'ONCE-2' }),
    ).toBe(2);
    expect(await addSalesCalls(panel.db, { salesId: 'ONCE-1', status: 'Won' }, { salesId: 'ONCE-3' })).toBe(1);
    expect(await idsOf({ search: 'once-' })).toHaveLength(3);
    const { rows } = await panel.admin.call('GetSalesList', { search: 'once-1' });
    expect(rows.map(({ status }) => status)).toEqual(['Open']);
  });
});

describe('a page of the sales calls', () => {
  beforeAll(async () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({ ...aSalesCall(), staffId: 1, actionDate: `2026-0${1 + (index % 9)}-01` }));
    await addSalesCalls(panel.db, ...many);
    await sql`analyze sales_calls`.execute(panel.db);
  });

  test('contains all of them, however many are added at once', async () => {
    expect((await panel.admin.call('GetSalesList', { staffId: 1, page: 1 })).total).toBe(3000);
  });

  test.each([
    ['actionDate', undefined, /sales_calls_by_action/, '2026-05-01'],
    ['companyName', undefined, /sales_calls_by_company/, 'girnar laboratories 5'],
    ['actionDate', 1, /sales_calls_of_staff_by_action/, '2026-05-01'],
    ['companyName', 1, /sales_calls_of_staff_by_company/, 'girnar laboratories 5'],
  ])('by %s, of staff %s, is read from its index without sorting', async (sort, staffId, index, key) => {
    const list = listedSalesCalls(panel.db, staffId, now);
    for (const [descending, after] of [
      [false, undefined],
      [true, undefined],
      [false, 1500],
      [true, 1500],
    ] as const) {
      const plan = await planOfPage(panel.db, list, { sort, descending, after }, after && key);
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(sorting);
    }
  });
});
