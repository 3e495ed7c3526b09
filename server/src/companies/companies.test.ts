import { usualCompanyGst } from '@vikray/contract/companies/company-gst.ts';
import { gstinCheckCharacter } from '@vikray/contract/gst/gstin.ts';
import { operations } from '@vikray/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { aCompany, addCompany } from '../../../testing/builders/companies.ts';
import { aPicture, imageForm, uploadPicture } from '../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';

let panel: TestPanel;
let image: string;
beforeAll(async () => {
  panel = await startTestPanel();
  image = await uploadPicture(panel.admin, 'Company');
});
afterAll(() => panel.stop());

async function read(companyId: number) {
  const { rows } = await panel.admin.call('GetCompanyList', { whereClause: `fld_company_id=${companyId}` });
  const [company] = rows;
  if (!company) throw new Error(`company ${companyId} is not listed`);
  return company;
}

/** The documented body, as the form sends it. */
function documented(change: object = {}) {
  const stated = { createdOn: '20 November 2026', updatedOn: '20 November 2026', createdBy: 999, updatedBy: 999 };
  return { companyid: '', ...z.encode(operations.AddClientDetails.input, aCompany({ image })), ...stated, ...change };
}

async function countCompanies(): Promise<number> {
  return (await panel.db.selectFrom('companies').select('id').execute()).length;
}

describe('AddClientDetails', () => {
  test('takes the documented 33 keys and answers 200 with the new CompanyId (COM-12, COM-14, API-03)', async () => {
    const body = documented();
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'companyid',
        'name',
        'image',
        'industry',
        'type',
        'address',
        'country',
        'state',
        'city',
        'pincode',
        'landmark',
        'status',
        'mobile',
        'email',
        'website',
        'facebook',
        'instagram',
        'linkedin',
        'youtube',
        'gst',
        'pan',
        'tan',
        'bankname',
        'accountnumber',
        'branch',
        'ifsc',
        'swift',
        'createdOn',
        'updatedOn',
        'createdBy',
        'updatedBy',
        'shortname',
        'msme',
      ].toSorted(),
    );
    const reply = await panel.admin.send('AddClientDetails', body);
    expect([reply.status, reply.json]).toEqual([200, { data: [{ CompanyId: expect.any(Number) }] }]);
  });

  test('keeps everything that was entered (COM-03, COM-04, COM-05)', async () => {
    const entered = aCompany({ image });
    const [added] = await panel.admin.call('AddClientDetails', entered);
    const { name, mobile, swift, country: _, state: __, city: ___, industry: ____, ...same } = entered;
    const place = { country: 'India', countryId: 101, state: 'Maharashtra', stateId: 4008, city: 'Nashik', cityId: expect.any(Number) };
    const expected = {
      ...same,
      ...place,
      companyName: name,
      mobileNumber: mobile,
      swiftCode: swift,
      industry: 'Manufacturing',
      industryId: 6,
      version: 1,
    };
    expect(await read(added?.companyId ?? 0)).toMatchObject(expected);
  });

  test('finds the logo by the file name that AddImage returned (COM-15)', async () => {
    const uploaded = await panel.admin.sendForm('AddImage', imageForm('Company', '7345logo', await aPicture()));
    const [added] = await panel.admin.call('AddClientDetails', aCompany({ image: `/images/Company/${uploaded.json.Message.filename}` }));
    expect((await read(added?.companyId ?? 0)).image).toBe(uploaded.json.data[0].url);
  });

  test('requires only the mandatory fields, and is Active (COM-02, COM-08, COM-26)', async () => {
    const reply = await panel.admin.send('AddClientDetails', {
      name: 'Bare Traders',
      shortname: 'BT',
      address: 'x',
      country: 101,
      state: 4008,
      city: 133024,
      pincode: '400001',
      image,
    });
    expect(reply.status).toBe(200);
    expect(await read(reply.json.data[0].CompanyId)).toMatchObject({
      status: 'Active',
      industry: '',
      industryId: null,
      gst: '',
      landmark: '',
      type: '',
    });
  });

  test.each<[object, string, string]>([
    [{ name: '' }, 'Please fill all mandatory fields', 'COM-08'],
    [{ name: undefined }, 'Please fill all mandatory fields', 'COM-08'],
    [{ shortname: ' ' }, 'Please fill all mandatory fields', 'COM-08'],
    [{ address: '' }, 'Please fill all mandatory fields', 'COM-08'],
    [{ country: '' }, 'Please fill all mandatory fields', 'COM-08'],
    [{ country: 9999 }, 'Please fill all mandatory fields', 'COM-08'],
    [{ state: null }, 'Please fill all mandatory fields', 'COM-08'],
    [{ state: 1 }, 'Please fill all mandatory fields', 'COM-08'],
    [{ city: '' }, 'Please fill all mandatory fields', 'COM-08'],
    [{ city: 57837 }, 'Please fill all mandatory fields', 'COM-08'],
    [{ pincode: '' }, 'Please fill all mandatory fields', 'COM-08'],
    [{ pincode: '41100' }, 'Please enter valid Pincode.', 'COM-09'],
    [{ pincode: '41100a' }, 'Please enter valid Pincode.', 'COM-09'],
    [{ pincode: '011004' }, 'Please enter valid Pincode.', 'COM-09'],
    [{ mobile: '12345' }, 'Please enter valid Mobile Number.', 'COM-09'],
    [{ email: 'office@' }, 'Please enter valid Email Address.', 'COM-04'],
    [{ website: 'not a website' }, 'Please enter valid Website Address.', 'COM-04'],
    [{ image: '' }, 'Company image cannot be empty!', 'COM-10'],
    [{ image: undefined }, 'Company image cannot be empty!', 'COM-10'],
    [{ image: 'placeholder.png' }, 'This image has not been uploaded.', 'COM-10'],
    [{ industry: 4711 }, 'Please fill all mandatory fields', 'COM-03'],
    [{ status: 'Closed' }, 'Status is not one of the choices.', 'COM-26'],
  ])('refuses %j with «%s» (%s)', async (change, sentence) => {
    const before = await countCompanies();
    const reply = await panel.admin.send('AddClientDetails', documented(change));
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    expect(await countCompanies()).toBe(before);
  });

  test('saves tax and bank numbers in capitals, odd ones included: a hint never prevents saving', async () => {
    const [added] = await panel.admin.call(
      'AddClientDetails',
      aCompany({ image, gst: ' 27aapfu0939f1zv ', pan: 'odd pan', tan: 'x', ifsc: 'sbin0001234', swift: 'sbininbb' }),
    );
    expect(await read(added?.companyId ?? 0)).toMatchObject({
      gst: '27AAPFU0939F1ZV',
      pan: 'ODD PAN',
      tan: 'X',
      ifsc: 'SBIN0001234',
      swiftCode: 'SBININBB',
    });
  });

  test('refuses a GSTIN that another company has, in capitals and without blanks or not; two companies may share a name (COM-18)', async () => {
    const gst = `29AAGCB7383J1Z${gstinCheckCharacter('29AAGCB7383J1Z')}`;
    const name = 'Twin Traders';
    await panel.admin.call('AddClientDetails', aCompany({ image, name, gst }));
    for (const typed of [gst.toLowerCase(), `${gst.slice(0, 2)} ${gst.slice(2, 7)} ${gst.slice(7)}`]) {
      const reply = await panel.admin.ask('AddClientDetails', aCompany({ image, name, gst: typed }));
      expect([reply.status, reply.json]).toMatchObject([
        409,
        { data: 'Another company already has this GSTIN.', error: { code: 'GstinTaken', field: 'gst' } },
      ]);
    }
    for (const blank of ['', null])
      expect((await panel.admin.ask('AddClientDetails', aCompany({ image, name, gst: blank }))).status).toBe(200);
  });

  test('adds only one of many simultaneous companies with the same GSTIN', async () => {
    const company = aCompany({ image });
    const replies = await Promise.all(Array.from({ length: 8 }, () => panel.admin.ask('AddClientDetails', company)));
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 7 });
  });

  test('adds one company when a submit is repeated under the same key', async () => {
    const before = await countCompanies();
    const company = aCompany({ image, gst: '' });
    const replies = await Promise.all([1, 2, 3].map(() => panel.admin.ask('AddClientDetails', company, { key: 'company-once' })));
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect(await countCompanies()).toBe(before + 1);
  });
});

describe('UpdateClientDetails', () => {
  test('saves the change and answers 200 with the CompanyId (COM-13, API-03)', async () => {
    const companyId = await addCompany(panel.admin, { name: 'Old Traders' });
    const reply = await panel.admin.send(
      'UpdateClientDetails',
      documented({ companyid: companyId, name: 'New Traders', status: 'Inactive' }),
    );
    expect([reply.status, reply.json]).toEqual([200, { data: [{ CompanyId: companyId }] }]);
    expect(await read(companyId)).toMatchObject({ companyName: 'New Traders', status: 'Inactive', version: 2 });
    expect((await panel.admin.call('GetCompanyList', { search: 'new traders' })).rows).toHaveLength(1);
    expect((await panel.admin.call('GetCompanyList', { search: 'old traders' })).rows).toEqual([]);
  });

  test.each([[''], [0], ['0'], [null], [undefined]])('adds a company when the id is %j (COM-14)', async (companyid) => {
    const before = await countCompanies();
    const reply = await panel.admin.send('UpdateClientDetails', documented({ companyid }));
    expect([reply.status, reply.json]).toEqual([200, { data: [{ CompanyId: expect.any(Number) }] }]);
    expect(await countCompanies()).toBe(before + 1);
  });

  test('requires Add Company to add and Edit Company to change (COM-22)', async () => {
    const companyId = await addCompany(panel.admin);
    const [adder, editor] = [await panel.userWith(['Add Company']), await panel.userWith(['Edit Company'])];
    const attempts = (caller: typeof adder) =>
      Promise.all([
        caller.send('AddClientDetails', documented()),
        caller.send('UpdateClientDetails', documented({ companyid: '' })),
        caller.send('UpdateClientDetails', documented({ companyid: companyId })),
      ]);
    expect((await attempts(adder)).map((reply) => reply.status)).toEqual([200, 200, 403]);
    expect((await attempts(editor)).map((reply) => reply.status)).toEqual([403, 403, 200]);
    expect((await panel.visitor().send('UpdateClientDetails', documented())).status).toBe(401);
  });

  test('refuses a company that does not exist', async () => {
    const reply = await panel.admin.send('UpdateClientDetails', documented({ companyid: 4711 }));
    expect([reply.status, reply.json.data]).toEqual([404, 'This company does not exist.']);
  });

  test('may keep its own GSTIN but not take another’s', async () => {
    const [one, two] = [await read(await addCompany(panel.admin)), await read(await addCompany(panel.admin))];
    expect((await panel.admin.send('UpdateClientDetails', documented({ companyid: one.companyId, gst: one.gst }))).status).toBe(200);
    const reply = await panel.admin.send('UpdateClientDetails', documented({ companyid: one.companyId, gst: two.gst }));
    expect([reply.status, reply.json.data]).toEqual([409, 'Another company already has this GSTIN.']);
  });

  test('refuses a change that is based on an older version, and saves only one of several simultaneous changes', async () => {
    const companyId = await addCompany(panel.admin);
    const change = (shortname: string) =>
      panel.admin.send('UpdateClientDetails', documented({ companyid: companyId, version: 1, shortname }));
    const replies = await Promise.all(['A', 'B', 'C'].map(change));
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 2 });
    const late = await change('D');
    expect([late.status, late.json.data]).toEqual([409, 'Somebody else has changed this record meanwhile. Load it again to go on.']);
    expect((await read(companyId)).version).toBe(2);
  });

  test('records who changed what, with before and after', async () => {
    const editor = await panel.userWith(['Edit Company']);
    const companyId = await addCompany(panel.admin, { branch: 'Old Branch' });
    await editor.send('UpdateClientDetails', documented({ companyid: companyId, branch: 'New Branch' }));
    const entries = await panel.db
      .selectFrom('audit_log')
      .selectAll()
      .where('record', '=', 'company')
      .where('record_id', '=', companyId)
      .orderBy('id')
      .execute();
    expect(entries.map(({ operation, user_id }) => [operation, user_id])).toEqual([
      ['AddClientDetails', 1],
      ['UpdateClientDetails', editor.userId],
    ]);
    expect([JSON.parse(entries[1]?.before ?? '').branch, JSON.parse(entries[1]?.after ?? '').branch]).toEqual(['Old Branch', 'New Branch']);
  });
});

describe('the GST settings of a company', () => {
  test('are the presets until someone changes them (GTX-07)', async () => {
    const company = aCompany({ image });
    const [added] = await panel.admin.call('AddClientDetails', company);
    const companyId = added?.companyId ?? 0;
    expect(await read(companyId)).toMatchObject(usualCompanyGst);

    const gst = { gstRegime: 'Composition', lut: 'AD270326000001X', invoicePrefix: 'inv/26-27', chargesMode: 'Apportioned' } as const;
    await panel.admin.call('UpdateClientDetails', { ...company, ...gst, companyId });
    const changed = { ...usualCompanyGst, ...gst, invoicePrefix: 'INV/26-27' };
    expect(await read(companyId)).toMatchObject(changed);

    await panel.admin.call('UpdateClientDetails', { ...company, companyId });
    expect(await read(companyId)).toMatchObject(changed);
  });

  test.each(['../', 'INV 26', 'INVOICE/26', 'क'])('refuse the prefix %j (GTX-07)', async (invoicePrefix) => {
    const reply = await panel.admin.send('AddClientDetails', documented({ invoiceprefix: invoicePrefix }));
    expect([reply.status, reply.json.data]).toEqual([400, 'A prefix has up to 9 characters: A to Z, 0 to 9, - and /.']);
  });
});

describe('the standard terms of a company', () => {
  const blank = { fld_standardprice: '', fld_standardtaxes: '', fld_standardfreight: '', fld_standardvalidity: '', fld_standardothers: '' };

  async function answered(companyId: number): Promise<Record<string, unknown>> {
    const { json } = await panel.admin.send('GetCompanyList', { whereClause: `fld_company_id=${companyId}` });
    return json.data[0];
  }

  test('are blank until someone enters them, and stay when a change of the company leaves them out (LET-02)', async () => {
    const company = aCompany({ image });
    const [added] = await panel.admin.call('AddClientDetails', company);
    const companyId = added?.companyId ?? 0;
    expect(await answered(companyId)).toMatchObject({ ...blank, fld_standarddelivery: '', fld_standardwarranty: '' });
    await panel.admin.call('UpdateClientDetails', { ...company, companyId, standardDelivery: ' 3 weeks ', standardWarranty: 'One year' });
    await panel.admin.call('UpdateClientDetails', { ...company, companyId, standardWarranty: '' });
    expect(await answered(companyId)).toMatchObject({ ...blank, fld_standarddelivery: '3 weeks', fld_standardwarranty: '' });
  });

  test('are changed one by one by holders of Edit Company: a term that is left out stays (LET-02)', async () => {
    const companyId = await addCompany(panel.admin);
    const editor = await panel.userWith(['Edit Company']);
    const first = await editor.send('UpdateStandardTerms', { companyid: companyId, version: 1, delivery: '3 weeks', payment: '30 days' });
    expect([first.status, first.json]).toEqual([200, { data: [{ CompanyId: companyId }] }]);
    await editor.send('UpdateStandardTerms', { companyid: companyId, version: 2, payment: '', others: null });
    expect(await answered(companyId)).toMatchObject({ ...blank, fld_standarddelivery: '3 weeks', fld_standardpayment: '', fld_version: 3 });
    const seller = await panel.userWith(['Add Quotation', 'Add Company']);
    expect((await seller.send('UpdateStandardTerms', { companyid: companyId, delivery: 'x' })).status).toBe(403);
  });

  test('refuse an older version, a company that does not exist, and a term of more than 1,000 characters (LET-02)', async () => {
    const companyId = await addCompany(panel.admin);
    const change = (body: object) => panel.admin.send('UpdateStandardTerms', { companyid: companyId, version: 1, ...body });
    const replies = await Promise.all(['A', 'B', 'C'].map((price) => change({ price })));
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 2 });
    expect((await change({ companyid: 4711 })).status).toBe(404);
    expect((await change({ version: 2, price: 'x'.repeat(1001) })).json.data).toBe('Price is too long: at most 1000 characters.');
  });
});
