import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aContact, addCustomer, readCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

describe('GetCustomerList', () => {
  test('answers the documented keys, and more beside them (CUS-51, CUS-52, API-10)', async () => {
    const customerid = await addCustomer(panel.admin);
    const { json } = await panel.admin.send('GetCustomerList', { customerid });
    expect(Object.keys(json.data[0])).toEqual(
      expect.arrayContaining([
        'fld_customerid',
        'fld_companyname',
        'fld_companytype',
        'fld_type',
        'fld_industry',
        'fld_phone',
        'fld_email',
        'fld_website',
        'fld_address',
        'fld_city',
        'fld_state',
        'fld_country',
        'fld_pincode',
        'fld_datasource',
        'fld_enteredby',
        'fld_status',
        'fld_updatedon',
        'contact_persons',
      ]),
    );
    expect(json.data[0]).toMatchObject({
      fld_country: 'India',
      fld_state: 'Maharashtra',
      fld_city: 'Pune',
      fld_industry: 'Hospital',
      fld_type: 'Private Limited',
    });
  });

  test('writes contact persons as one text; commas and # inside a value become spaces (CUS-49)', async () => {
    const customerId = await addCustomer(panel.admin, {
      contacts: [
        aContact({ name: 'Ms. Rao, Asha', designation: 'Dept #2', mobile: '9000000001', email: 'a@x.example.in' }),
        aContact({ name: 'Mr. B', designation: 'Head', mobile: '9000000002', email: 'b@x.example.in' }),
      ],
    });
    const { contactPersons } = await readCustomer(panel.admin, customerId);
    expect(contactPersons).toBe('Ms. Rao Asha,Dept 2,9000000001,a@x.example.in#Mr. B,Head,9000000002,b@x.example.in');
  });

  test('is sorted by company name, ignoring capitals (CUS-42)', async () => {
    for (const companyName of ['gamma Works', 'Alpha Works', 'beta Works']) await addCustomer(panel.admin, { companyName });
    const { rows } = await panel.admin.call('GetCustomerList', { search: ' works' });
    expect(rows.map((row) => row.companyName)).toEqual(['Alpha Works', 'beta Works', 'gamma Works']);
  });

  test.each([
    ['part of the company name with other capitals', 'TREEhouse'],
    ['the city', 'nagpur'],
    ['a contact person', 'zarine'],
    ['a mobile number', '9812345670'],
    ['two letters', 'zy'],
    ['a percent sign', '100% c'],
    ['an underscore', 'a_b'],
    ['a quotation mark', 'say "hi"'],
    ['a backslash', 'c:\\d'],
    ['Hindi', 'फर्नीचर'],
    ['an apostrophe', "d'souza"],
  ])('finds a customer by %s (GEN-15)', async (_, term) => {
    const companyName = `Treehouse Zylo 100% Cotton a_b say "hi" c:\\d फर्नीचर D'Souza`;
    const known = await panel.admin.call('GetCustomer', { companyName });
    if (known.rows.length === 0)
      await addCustomer(panel.admin, {
        companyName,
        state: 4008,
        city: 'Nagpur',
        contacts: [aContact({ name: 'Ms. Zarine', mobile: '9812345670' })],
      });
    const { rows } = await panel.admin.call('GetCustomerList', { search: term, page: 1 });
    expect(rows.map((row) => row.companyName)).toEqual([companyName]);
  });

  test('finds words in any order and in any values, and a quoted phrase within one value (GEN-15)', async () => {
    await addCustomer(panel.admin, {
      companyName: 'Wordsmith Clinic',
      state: 4008,
      city: 'Nagpur',
      contacts: [aContact({ name: 'Ms. Yamini Zed', mobile: '9812345671' })],
    });
    const found = async (search: string) => (await panel.admin.call('GetCustomerList', { search })).rows.map((row) => row.companyName);
    for (const search of ['nagpur wordsmith', 'yamini clinic nag', '"wordsmith clinic" maharashtra', 'zed 9812345671'])
      expect(await found(search)).toEqual(['Wordsmith Clinic']);
    for (const search of ['"clinic wordsmith"', 'wordsmith mumbai']) expect(await found(search)).toEqual([]);
  });

  test('counts all rows with a short word (GEN-13)', async () => {
    for (const companyName of ['Zx Chairs', 'Zx Desks', 'Zx Racks']) await addCustomer(panel.admin, { companyName });
    const { json } = await panel.admin.send('GetCustomerList', { search: 'zx', page: 1, pagesize: 2 });
    expect([json.data.length, json.total, 'totaliscapped' in json]).toEqual([2, 3, false]);
  });

  test('finds nothing by a value that is not shown, nor a phrase across two values (GEN-15)', async () => {
    await addCustomer(panel.admin, { companyName: 'Edge One', address: 'Hidden Lane 77' });
    expect((await panel.admin.call('GetCustomerList', { search: 'hidden lane' })).rows).toEqual([]);
    expect((await panel.admin.call('GetCustomerList', { search: '"one private"' })).rows).toEqual([]);
  });

  test('pages with the total, and continues after a row (CUS-41)', async () => {
    for (let number = 10; number < 22; number++) await addCustomer(panel.admin, { companyName: `Paged ${number}` });
    const page = await panel.admin.call('GetCustomerList', { search: 'paged', page: 2, pageSize: 5 });
    expect(page.total).toBe(12);
    expect(page.rows.map((row) => row.companyName)).toEqual([15, 16, 17, 18, 19].map((number) => `Paged ${number}`));
    const next = await panel.admin.call('GetCustomerList', { search: 'paged', page: 3, pageSize: 5, after: page.rows.at(-1)?.customerId });
    expect(next.rows.map((row) => row.companyName)).toEqual(['Paged 20', 'Paged 21']);
    const backwards = await panel.admin.call('GetCustomerList', { search: 'paged', page: 1, pageSize: 2, order: 'desc' });
    expect(backwards.rows.map((row) => row.companyName)).toEqual(['Paged 21', 'Paged 20']);
  });

  test('answers every row when no page is asked for, even several chunks', async () => {
    const before = (await panel.admin.call('GetCustomerList', {})).rows.length;
    const row = { ...(await panel.db.selectFrom('customers').selectAll().limit(1).executeTakeFirstOrThrow()) };
    const { id: _, ...copy } = row;
    for (let start = 0; start < 1100; start += 100) {
      const rows = Array.from({ length: 100 }, (_each, index) => ({
        ...copy,
        status: 'Pending' as const,
        name_key: `bulk ${start + index}`,
        company_name: `Bulk ${start + index}`,
        search_text: '',
      }));
      await panel.db.insertInto('customers').values(rows).execute();
    }
    const { rows } = await panel.admin.call('GetCustomerList', {});
    expect(rows).toHaveLength(before + 1100);
    expect(new Set(rows.map((each) => each.customerId)).size).toBe(rows.length);
    await panel.db.deleteFrom('customers').where('name_key', 'like', 'bulk %').execute();
  });

  test('is also the file customer_list.csv, guarded against formulas (CUS-44)', async () => {
    await addCustomer(panel.admin, {
      companyName: '=HYPERLINK("x") Csv',
      contacts: [aContact({ name: 'Mr. A' }), aContact({ name: 'Ms. B' })],
    });
    const reply = await panel.admin.send('GetCustomerList', { search: 'csv', format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="customer_list.csv"');
    const [heading, line, end] = reply.text.split('\r\n');
    expect(heading).toBe('Company Name,Company Type,Industry,City,State,Phone,Email,Contact Persons,Status,GSTIN,GST Category');
    expect(line).toMatch(/^"'=HYPERLINK\(""x""\) Csv",Private Limited,Hospital,Pune,Maharashtra,02026120000,/);
    expect(line).toContain('"Mr. A, Medical Superintendent, 9000000091, ms@sahyadri.example.in; Ms. B,');
    expect(end).toBe('');
    const raw = await fetch(`${panel.address}/api/GetCustomerList?format=csv&search=csv`, { headers: { cookie: panel.admin.cookie } });
    expect(new Uint8Array(await raw.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  });

  test('is open to everyone who is logged in (RGT-29)', async () => {
    const reader = await panel.userWith([]);
    expect((await reader.send('GetCustomerList', { page: 1 })).status).toBe(200);
  });
});
