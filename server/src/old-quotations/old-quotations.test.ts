import { sql } from 'kysely';
import { hashInUrl } from '@vikray/contract/images/image.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { addOldQuotations, anOldQuotationLine, anOldQuotation } from '../../../testing/builders/old-quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { listedOldQuotations } from './old-quotation-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function codesOf(input: Parameters<typeof panel.admin.call<'GetOldQuotation'>>[1]): Promise<string[]> {
  return (await panel.admin.call('GetOldQuotation', input)).rows.map((quotation) => quotation.code);
}

describe('GetOldQuotation', () => {
  test('answers the documented keys in their documented spelling (OLD-09, OLD-11)', async () => {
    await addOldQuotations(panel.db, { code: 'KEY1', number: 'OLD/2020/17', companyName: 'Key Hospital' });
    const reply = await panel.admin.send('GetOldQuotation');
    expect([reply.status, reply.json]).toEqual([
      200,
      {
        data: [
          {
            id: expect.any(Number),
            qutcode: 'KEY1',
            qutnumber: 'OLD/2020/17',
            qutdaye: '2020-11-20',
            prototqutamnt: '115432.10',
            custname: 'Key Hospital',
            perpardby: 'Madhav Ranade',
            status: 'Approved',
            conperson: 'Dr. Kalyani Bhide',
            desig: 'Trustee',
            tmdel: 'Within 6 weeks',
            tmprice: 'Ex-works',
            tmpeymnt: '50% advance',
            tmtaxes: 'VAT extra',
            tmfreight: '',
            tmvalidity: '30 days',
            tmothers: '',
            prosubtotal: '100001.00',
            prodisper: '10.00',
            prodiscamnt: '10000.00',
            prosalstax: '12.50',
            protaxamnt: '11250.33',
            prosplcharg: '1111.11',
            proshipchrg: '2222.22',
            proinstallcharg: '3333.33',
            proservtaxamnt: '444.44',
            prosertaxper: '12.36',
            address: '7, Station Road',
            country: 'India',
            state: 'Karnataka',
            city: 'Shivamogga',
            pincode: '577201',
          },
        ],
      },
    ]);
  });

  test('answers the quotations of a financial year, April to March, or all of them (OLD-02, GEN-06)', async () => {
    await addOldQuotations(
      panel.db,
      { code: 'YEAR1', date: '2015-03-31', companyName: 'Year Clinic' },
      { code: 'YEAR2', date: '2015-04-01', companyName: 'Year Clinic' },
      { code: 'YEAR3', date: '2016-03-31', companyName: 'Year Clinic' },
      { code: 'YEAR4', date: '2016-04-01', companyName: 'Year Clinic' },
      { code: 'YEAR5', date: '', companyName: 'Year Clinic' },
    );
    expect(await codesOf({ financialYear: '2015-2016' })).toEqual(['YEAR3', 'YEAR2']);
    expect(await codesOf({ financialYear: '2013-2014' })).toEqual([]);
    expect(await codesOf({ search: 'year clinic' })).toEqual(['YEAR4', 'YEAR3', 'YEAR2', 'YEAR1', 'YEAR5']);
    expect((await panel.admin.call('GetOldQuotation', { financialYear: '2015-2016', page: 1, pageSize: 1 })).total).toBe(2);
  });

  test.each(['2020', '2020-2022', '2020 - 2021', "2020-2021' or 1=1", ''])('refuses «%s» as a year', async (financialyear) => {
    const reply = await panel.admin.fetch(`/api/GetOldQuotation?financialyear=${encodeURIComponent(financialyear)}`);
    expect([reply.status, reply.json.data]).toEqual([400, 'The financial year must be two consecutive years, such as 2020-2021.']);
  });

  test('is sorted by date, amount or customer', async () => {
    const year = { financialYear: '2018-2019' };
    await addOldQuotations(
      panel.db,
      { code: 'S1', date: '2018-06-02', totalAmount: 300, companyName: 'b' },
      { code: 'S2', date: '2018-06-03', totalAmount: 100, companyName: 'A' },
      { code: 'S3', date: '2018-06-01', totalAmount: 200, companyName: 'C' },
    );
    expect(await codesOf(year)).toEqual(['S2', 'S1', 'S3']);
    expect(await codesOf({ ...year, sort: 'totalAmount', order: 'asc' })).toEqual(['S2', 'S3', 'S1']);
    expect(await codesOf({ ...year, sort: 'companyName', order: 'asc' })).toEqual(['S2', 'S1', 'S3']);
    expect(await codesOf({ ...year, page: 2, pageSize: 2 })).toEqual(['S3']);
  });

  test.each(['find/77', '09/07/2019', '₹43,210.99', '43210.99', 'netravati', 'SUMATI', 'rejected'])(
    'finds an old quotation by what its row shows: %s (OLD-03, GEN-15)',
    async (search) => {
      await addOldQuotations(panel.db, {
        code: 'FIND',
        number: 'FIND/77',
        date: '2019-07-09',
        totalAmount: 43_210_99,
        companyName: 'Netravati Clinic',
        preparedBy: 'Sumati Gore',
        status: 'Rejected',
      });
      expect(await codesOf({ search })).toEqual(['FIND']);
      expect(await codesOf({ search, financialYear: '2019-2020' })).toEqual(['FIND']);
      expect(await codesOf({ search, financialYear: '2020-2021' })).toEqual([]);
    },
  );

  test('is also the file old_quotation_list.csv', async () => {
    await addOldQuotations(panel.db, { number: 'CSV/1', companyName: 'Csv Clinic' });
    const reply = await panel.admin.send('GetOldQuotation', { search: 'csv clinic', format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="old_quotation_list.csv"');
    expect(reply.text.split('\r\n')).toEqual([
      'Quotation Number,Date,Amount,Customer,Prepared By,Status',
      'CSV/1,20/11/2020,115432.10,Csv Clinic,Madhav Ranade,Approved',
      '',
    ]);
  });

  test('is open to everyone who is logged in', async () => {
    expect((await panel.visitor().send('GetOldQuotation')).status).toBe(401);
    expect((await (await panel.userWith([])).send('GetOldQuotation')).status).toBe(200);
  });
});

describe('GetOldQuotationProduct', () => {
  test('answers the documented keys in the order of the lines, with the picture itself (OLD-10, OLD-12)', async () => {
    const address = await uploadPicture(panel.admin, 'Product');
    await addOldQuotations(panel.db, {
      code: 'LINES',
      lines: [
        anOldQuotationLine({ image_hash: hashInUrl(address) ?? null }),
        anOldQuotationLine({ name: 'Stool', description: '', quantity_hundredths: 3_00 }),
      ],
    });
    const reply = await panel.admin.send('GetOldQuotationProduct', { quotationid: 'LINES' });
    const image = await fetch(panel.address + address, { headers: { cookie: panel.admin.cookie } });
    const imgdata = Buffer.from(await image.arrayBuffer()).toString('base64');
    expect([reply.status, reply.json.data]).toEqual([
      200,
      [
        {
          Num: 1,
          imgdata,
          prodqutname: 'Teak Counter',
          proqutdesc: 'Counter of solid teak',
          proqutqty: 2.5,
          proqutrate: '40000.00',
          proquttotal: '100001.00',
        },
        { Num: 2, imgdata: '', prodqutname: 'Stool', proqutdesc: '', proqutqty: 3, proqutrate: '40000.00', proquttotal: '100001.00' },
      ],
    ]);
    expect(imgdata.startsWith('/9j/')).toBe(true);
  });

  test('also takes a code of digits as a number, and knows no other number (OLD-12)', async () => {
    await addOldQuotations(panel.db, { code: '4711' });
    const statuses = await Promise.all(
      [4711, '4711', 4712, 'Q-none'].map(async (quotationid) => (await panel.admin.send('GetOldQuotationProduct', { quotationid })).status),
    );
    expect(statuses).toEqual([200, 200, 404, 404]);
  });
});

test('an old quotation exists once with its lines, however often its code is imported', async () => {
  const twice = { code: 'ONCE', lines: [anOldQuotationLine()] };
  expect(await addOldQuotations(panel.db, twice, twice, { code: 'OTHER', lines: [] })).toBe(2);
  expect(await addOldQuotations(panel.db, twice)).toBe(0);
  expect(await panel.admin.call('GetOldQuotationProduct', { code: 'ONCE' })).toHaveLength(1);
  expect(await panel.admin.call('GetOldQuotationProduct', { code: 'OTHER' })).toEqual([]);
});

describe('a page of the old quotations', () => {
  beforeAll(async () => {
    // Amounts are spread across the years, as in a real office.
    const many = Array.from({ length: 3100 }, (_, index) =>
      anOldQuotation({ date: `20${13 + (index % 10)}-06-01`, totalAmount: ((index * 7919) % 3100) * 100 }),
    );
    await addOldQuotations(panel.db, ...many);
    await sql`analyze old_quotations`.execute(panel.db);
  });

  test('contains all of them with their lines, however many are asked for at once', async () => {
    expect((await panel.admin.call('GetOldQuotation', { financialYear: '2021-2022', page: 1 })).total).toBe(310);
    // A term that most of them match.
    expect((await panel.admin.call('GetOldQuotation', { financialYear: '2021-2022', search: 'sharavati', page: 2 })).total).toBe(310);
    const { rows } = await panel.admin.call('GetOldQuotation', { financialYear: '2021-2022', sort: 'totalAmount', order: 'desc', page: 1 });
    expect(await panel.admin.call('GetOldQuotationProduct', { code: rows[0]?.code ?? '' })).toHaveLength(1);
  });

  test.each([
    ['date', undefined, /old_quotations_by_date/, '2020-06-01'],
    ['totalAmount', undefined, /old_quotations_by_total/, 150_000],
    ['companyName', undefined, /old_quotations_by_customer/, 'sharavati hospital 5'],
    ['date', '2020-2021', /old_quotations_of_year_by_date/, '2020-06-01'],
    ['totalAmount', '2020-2021', /old_quotations_of_year_by_total/, 150_000],
    ['companyName', '2020-2021', /old_quotations_of_year_by_customer/, 'sharavati hospital 5'],
  ])('by %s, of the year %s, is read from its index without sorting', async (sort, year, index, key) => {
    const list = listedOldQuotations(panel.db, year);
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
