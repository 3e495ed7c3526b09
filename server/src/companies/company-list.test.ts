import type { CompanyRole } from '@vikray/contract/companies/company.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { listedCompanies } from './company-store.ts';

let panel: TestPanel;
let active: number;
let inactive: number;
beforeAll(async () => {
  panel = await startTestPanel();
  active = await addCompany(panel.admin, {
    name: 'Krishna Steel',
    mobile: '9812345670',
    msme: 'UDYAM-KR-01-0000042',
    email: 'sales@krishna.example.in',
  });
  inactive = await addCompany(panel.admin, { name: 'asha Woodworks', status: 'Inactive', state: 'Karnataka', city: 'Bengaluru' });
});
afterAll(() => panel.stop());

async function names(input: Parameters<typeof panel.admin.call<'GetCompanyList'>>[1]) {
  return (await panel.admin.call('GetCompanyList', input)).rows.map((company) => company.companyName);
}

describe('GetCompanyList', () => {
  test('answers the documented keys with and without prefix, and more (COM-23, COM-24, COM-25, QUO-42, QUO-43, API-10)', async () => {
    const { status, json } = await panel.admin.send('GetCompanyList', { whereClause: `fld_company_id=${active}` });
    expect(status).toBe(200);
    expect(Object.keys(json.data[0])).toEqual(
      expect.arrayContaining([
        'fld_company_id',
        'fld_companyname',
        'fld_image',
        'fld_industry',
        'fld_address',
        'fld_country_id',
        'fld_state_id',
        'fld_city_id',
        'fld_pincode',
        'fld_landmark',
        'fld_status',
        'fld_mobilenumber',
        'fld_email',
        'fld_website',
        'fld_facebook',
        'fld_instagram',
        'fld_linkedin',
        'fld_youtube',
        'fld_gst',
        'fld_pan',
        'fld_tan',
        'fld_msme',
        'fld_bankname',
        'fld_accountnumber',
        'fld_branch',
        'fld_ifsc',
        'fld_swiftcode',
        'fld_shortname',
        'fld_state',
        'companyname',
        'state',
        'gst',
        'mobilenumber',
        'email',
        'fld_city',
        'fld_country',
        'fld_phonenumber',
      ]),
    );
    const row = json.data[0];
    expect([row.companyname, row.state, row.gst, row.mobilenumber, row.email, row.fld_phonenumber]).toEqual([
      row.fld_companyname,
      row.fld_state,
      row.fld_gst,
      row.fld_mobilenumber,
      row.fld_email,
      row.fld_mobilenumber,
    ]);
  });

  test('answers only the issuing companies, or only the suppliers; a company may be both (AMB-I09)', async () => {
    const office = await startTestPanel();
    onTestFinished(() => office.stop());
    for (const [name, type] of [
      ['Asha', 'Issuer'],
      ['Bela', 'Supplier'],
      ['Chand', ''],
      ['Devi', 'issuer, supplier'],
      ['Esha', 'Private Limited'],
      ['Firoz', 'SUPPLIER of steel'],
    ] as const) {
      await addCompany(office.admin, { name, type });
    }
    const namesOf = async (role: CompanyRole, search?: string) =>
      (await office.admin.call('GetCompanyList', { role, search })).rows.map((company) => company.companyName);
    expect(await namesOf('Issuer')).toEqual(['Asha', 'Chand', 'Devi', 'Esha']);
    expect(await namesOf('Supplier')).toEqual(['Bela', 'Chand', 'Devi', 'Esha', 'Firoz']);
    expect(await namesOf('Supplier', 'bela')).toEqual(['Bela']);
    expect((await office.admin.send('GetCompanyList', { role: 'Customer' })).status).toBe(400);
  });

  test.each([
    ['that is missing', {}, ['asha Woodworks', 'Krishna Steel']],
    ['that is blank', { whereClause: '' }, ['asha Woodworks', 'Krishna Steel']],
    ['of blanks', { whereClause: '   ' }, ['asha Woodworks', 'Krishna Steel']],
    ['of active companies', { whereClause: "fld_status='Active'" }, ['Krishna Steel']],
    ['of inactive companies', { whereClause: "fld_status='Inactive'" }, ['asha Woodworks']],
    ['with a leading WHERE', { whereClause: "where fld_status='Active'" }, ['Krishna Steel']],
    ['with blanks and capitals', { whereClause: " WHERE  FLD_STATUS =  'active' " }, ['Krishna Steel']],
    ['with double quotes', { whereClause: 'fld_status="Active"' }, ['Krishna Steel']],
    ['without quotes', { whereClause: 'fld_status=Active' }, ['Krishna Steel']],
    ['of one company', { whereClause: 'fld_company_id=1' }, ['Krishna Steel']],
    ['of one company in quotes', { whereClause: "fld_company_id = '2'" }, ['asha Woodworks']],
    ['with both conditions', { whereClause: "where fld_company_id=1 AND fld_status='Active'" }, ['Krishna Steel']],
    ['with two conditions that no company meets', { whereClause: "fld_status='Active' and fld_company_id=2" }, []],
    ['of a company that does not exist', { whereClause: 'fld_company_id=9999999999999999' }, []],
  ])('answers the companies that match a filter %s (COM-23, LKP-11, LKP-12)', async (_, body, expected) => {
    expect([active, inactive]).toEqual([1, 2]);
    const { status, json } = await panel.admin.send('GetCompanyList', body);
    expect([status, json.data.map((row: { companyname: string }) => row.companyname)]).toEqual([200, expected]);
  });

  test.each([
    "fld_status='Active' OR 1=1",
    "fld_status='Active' or fld_status='Inactive'",
    "fld_status='Active' and fld_status='Inactive'",
    "fld_status='Active'--",
    "fld_status='Active' -- and",
    "fld_status='Active'; drop table companies",
    "fld_status='Active' /* x */",
    "fld_status='Active' union select password_hash from users",
    "fld_status=''",
    "fld_status='Act'||'ive'",
    "fld_status='Active",
    "fld_status=Active'",
    "fld_status=''Active''",
    "fld_status like 'A%'",
    "fld_status<>'x'",
    "fld_status!='x'",
    "(fld_status='Active')",
    "not fld_status='Active'",
    "fld_status in ('Active')",
    "fld_status=(select 'Active')",
    "fld_companyname='Krishna Steel'",
    'fld_company_id=1 or 1=1',
    'fld_company_id=1 and 1=1',
    'fld_company_id=1 and',
    'and fld_company_id=1',
    'fld_company_id=-1',
    'fld_company_id=0',
    'fld_company_id=1.5',
    'fld_company_id=1e3',
    'fld_company_id=0x1',
    'fld_company_id=99999999999999999',
    'fld_company_id=fld_company_id',
    'fld_company_id=(select 1)',
    'fld_company_id=1 fld_company_id=2',
    'fld_company_id=1 and fld_company_id=2',
    'fld_company_id=$1',
    'fld_company_id=?',
    'where where fld_company_id=1',
    '1=1',
    "'",
    '%',
    "fld_\u017ftatus='Active'",
    'fld_status=\u2018Active\u2019',
    "fld_status='\u0410ctive'",
    'fld_company_id=\u0661',
    "fld_status='Active'\u0000",
  ])('refuses the filter %j and reveals nothing about any company (LKP-11)', async (whereClause) => {
    const { status, json } = await panel.admin.send('GetCompanyList', { whereClause });
    expect([status, Object.keys(json).toSorted(), typeof json.data]).toEqual([400, ['data', 'error'], 'string']);
    expect(json.error).toMatchObject({ code: 'InvalidInput', field: 'whereClause' });
    expect(json.data).not.toMatch(/Krishna|sql|syntax/i);
  });

  test.each([201, 100_000])('refuses a filter of %i characters, whatever its content (LKP-11)', async (length) => {
    for (const filler of [' ', 'x', ' and fld_company_id=1']) {
      const { status, json } = await panel.admin.send('GetCompanyList', { whereClause: 'fld_company_id=1'.padEnd(length, filler) });
      expect([status, json.data]).toEqual([400, 'Where clause is too long: at most 200 characters.']);
    }
  });

  test.each([[1], [null], [["fld_status='Active'"]], [{ status: 'Active' }], [true]])(
    'refuses %j in place of a filter text',
    async (whereClause) => {
      expect((await panel.admin.send('GetCompanyList', { whereClause })).status).toBe(400);
    },
  );

  test.each([
    ['the name', 'KRISHNA st'],
    ['the state', 'maharash'],
    ['the MSME number', 'udyam-kr'],
    ['the phone', '9812345670'],
    ['the e-mail address', 'sales@krishna'],
  ])('finds a company by %s (COM-21, COM-22, GEN-15)', async (_, search) => {
    expect(await names({ search })).toEqual(['Krishna Steel']);
  });

  test('finds a company by its GST number, and nothing by what is not shown (COM-21, GEN-15)', async () => {
    const { rows } = await panel.admin.call('GetCompanyList', { whereClause: `fld_company_id=${inactive}` });
    expect(await names({ search: rows[0]?.gst })).toEqual(['asha Woodworks']);
    for (const search of ['water tank', 'State Bank', 'AAPFU0939F']) expect(await names({ search })).toEqual([]);
    expect(await names({ search: 'karnataka', whereClause: "fld_status='Active'" })).toEqual([]);
  });

  test('pages with the total, in either order (COM-22)', async () => {
    const page = await panel.admin.call('GetCompanyList', { page: 1, pageSize: 1, order: 'desc' });
    expect([page.total, page.rows.map((company) => company.companyName)]).toEqual([2, ['Krishna Steel']]);
  });

  test('is also the file company_list.csv', async () => {
    const reply = await panel.admin.send('GetCompanyList', { search: 'krishna', format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="company_list.csv"');
    expect(reply.text).toMatch(
      /^Company Name,State,GST Number,MSME Number,Phone,Email\r\nKrishna Steel,Maharashtra,27\w+,UDYAM-KR-01-0000042,9812345670,sales@krishna\.example\.in\r\n$/,
    );
  });

  test('is open to everyone who is logged in', async () => {
    expect((await panel.visitor().send('GetCompanyList', {})).status).toBe(401);
    expect((await (await panel.userWith([])).send('GetCompanyList', {})).status).toBe(200);
  });
});

test.each([
  ['companyName', 'companies_by_name'],
  ['updatedOn', 'companies_by_update'],
])('a page by %s is read from %s without sorting', async (sort, index) => {
  const { id: _, ...copy } = await panel.db.selectFrom('companies').selectAll().limit(1).executeTakeFirstOrThrow();
  for (let start = 0; start < 1000; start += 50) {
    const rows = Array.from({ length: 50 }, (_each, number) => ({
      ...copy,
      gstin: '',
      name_key: `bulk ${sort} ${start + number}`,
      search_text: '',
    }));
    await panel.db.insertInto('companies').values(rows).execute();
  }
  await sql`analyze companies`.execute(panel.db);
  for (const descending of [false, true]) {
    const plan = await planOfPage(panel.db, listedCompanies(panel.db, {}), { sort, descending });
    expect(plan).toContain(index);
    expect(plan).not.toMatch(sorting);
  }
});
