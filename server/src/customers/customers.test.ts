import { contactPersonInput } from '@vikray/contract/customers/contact-person.ts';
import { operations } from '@vikray/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { aContact, aCustomer, addCustomer, readCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const read = async (customerId: number) => readCustomer(panel.admin, customerId);

async function add(change: Parameters<typeof aCustomer>[0] = {}) {
  return read(await addCustomer(panel.admin, change));
}

/** Sends a new customer with contact persons changed after the browser's own checks. */
async function sendWithContacts(change: Parameters<typeof aCustomer>[0], contactChanges: readonly object[]) {
  const wire = z.encode(operations.AddCustomer.input, aCustomer(change));
  const contact = z.encode(contactPersonInput, aContact());
  return panel.admin.send('AddCustomer', { ...wire, contacts: contactChanges.map((each) => ({ ...contact, ...each })) });
}

/** Sends a new customer with raw values; the sender's contract would clean them. */
async function sendAs(change: object) {
  return panel.admin.send('AddCustomer', { ...(z.encode(operations.AddCustomer.input, aCustomer()) as object), ...change });
}

/** What a browser sends to save a customer it has loaded. */
function asEdited(customer: Awaited<ReturnType<typeof read>>) {
  const { customerId, companyName, phone, email, website, address, pincode, dataSource, version } = customer;
  return {
    customerId,
    companyName,
    phone,
    email,
    website,
    address,
    pincode,
    dataSource,
    version,
    industry: customer.industryId,
    companyType: customer.companyType,
    country: customer.countryId,
    state: customer.stateId,
    city: customer.cityId,
    contacts: customer.contacts.map(({ title: _, ...contact }) => contact),
  };
}

describe('AddCustomer', () => {
  test('takes the documented body and answers 201 with the new CustomerId (CUS-32, CUS-33, API-02, API-11)', async () => {
    const reply = await panel.admin.send('AddCustomer', {
      industry: 1,
      companyname: 'Akshar Vidya Mandir',
      companytype: 7,
      phone: '02530000041',
      email: 'office@akshar.example.in',
      website: '',
      address: 'College Road',
      country: 101,
      state: 4008,
      city: 133024,
      pincode: '400001',
      updatedby: 999,
      updatedon: '20 November 2026',
      status: 'Approved',
      enteredby: 'Somebody Else',
      datasource: 'Enquiry',
    });
    expect(reply.status).toBe(201);
    expect(reply.json).toEqual({ data: [{ CustomerId: expect.any(Number) }] });
  });

  test('is Pending and entered by the logged-in user, whatever the request says (CUS-39, CUS-71)', async () => {
    const { status, enteredBy } = await add({ status: 'Approved', enteredBy: 'Somebody Else' });
    expect({ status, enteredBy }).toEqual({ status: 'Pending', enteredBy: 'Administrator' });
  });

  test('accepts choices by name as well as by number (LKP-01)', async () => {
    const customer = await add({ industry: 'Hotel', companyType: 'llp', country: 'India', state: 'Maharashtra', city: 'Mumbai' });
    expect(customer).toMatchObject({ industry: 'Hotel', industryId: 2, type: 'LLP', companyType: 3, stateId: 4008, cityId: 133024 });
  });

  test('saves customer and contact persons together or not at all (CUS-36)', async () => {
    const reply = await sendWithContacts({ companyName: 'Half Saved Ltd' }, [{}, { mobile: '12345' }]);
    expect(reply.status).toBe(400);
    expect(reply.json.data).toBe('Please enter valid Mobile Number.');
    const { rows } = await panel.admin.call('GetCustomer', { companyName: 'Half Saved Ltd' });
    expect(rows).toEqual([]);
  });

  test.each([
    ['Company Name', 'acme Interiors'],
    ['with other capitals and spaces', '  ACME   interiors '],
    ['full-width letters', 'ＡＣＭＥ interiors'],
  ])('refuses a second customer of the same name: %s (CUS-15)', async (_, companyName) => {
    await panel.admin.ask('AddCustomer', aCustomer({ companyName: 'Acme Interiors' }));
    const reply = await panel.admin.ask('AddCustomer', aCustomer({ companyName }));
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({ data: 'Company Already Exists.', error: { code: 'CompanyAlreadyExists', field: 'companyName' } });
  });

  test.each([
    ['a zero-width space', 'Narmada\u200b Traders'],
    ['a soft hyphen', 'Nar\u00admada Traders'],
    ['a change of writing direction', '\u202eNarmada Traders'],
    ['a joiner between Latin letters', 'Narm\u200dada Traders'],
  ])('refuses a second customer whose name differs by %s alone (CUS-15)', async (_, companyname) => {
    await panel.admin.ask('AddCustomer', aCustomer({ companyName: 'Narmada Traders' }));
    const reply = await sendAs({ companyname });
    expect([reply.status, reply.json.data]).toEqual([409, 'Company Already Exists.']);
  });

  test.each(['\u3164', '\u200b', ' \u00ad\u202e '])('treats an invisible name as missing: %j', async (companyname) => {
    const reply = await sendAs({ companyname });
    expect([reply.status, reply.json.data]).toEqual([400, 'Please enter Company Name.']);
  });

  test('finds a name without the invisible characters it was entered with', async () => {
    await sendAs({ companyname: 'Tapti\u200b Glass\u00adhouse' });
    const { rows } = await panel.admin.call('GetCustomerList', { search: 'tapti glasshouse' });
    expect(rows.map(({ companyName }) => companyName)).toEqual(['Tapti Glasshouse']);
  });

  test('adds only one of many simultaneous customers with the same name (CUS-15)', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => panel.admin.ask('AddCustomer', aCustomer({ companyName: 'Race Traders' }))),
    );
    expect(statusCounts(replies)).toEqual({ 201: 1, 409: 11 });
  });

  test('adds one customer when a submit is repeated under the same key (CUS-37)', async () => {
    const input = aCustomer({ companyName: 'Pressed Twice' });
    const replies = await Promise.all([1, 2, 3].map(() => panel.admin.ask('AddCustomer', input, { key: 'pressed-twice-1' })));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    const { rows } = await panel.admin.call('GetCustomer', { companyName: 'Pressed Twice' });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.contacts).toHaveLength(1);
  });

  test('takes phones, mobiles and PINs as people write them (P3-28)', async () => {
    const contact = { ...z.encode(contactPersonInput, aContact()), mobile: '+91 90000 00091', phone: '(020) 2612-0001' };
    const written = { companyname: 'Written Works', phone: '+91 20 2612 0000', pincode: '411 004', contacts: [contact] };
    const { status } = await sendAs(written);
    expect(status).toBe(201);
    const { rows } = await panel.admin.call('GetCustomer', { companyName: 'Written Works' });
    expect(rows).toMatchObject([{ phone: '02026120000', pincode: '411004', contacts: [{ mobile: '9000000091', phone: '02026120001' }] }]);
  });

  test.each<[object, string, string]>([
    [{ industry: '' }, 'Please select Industry.', 'CUS-07'],
    [{ industry: 4711 }, 'Please select Industry.', 'CUS-07'],
    [{ companyname: ' ' }, 'Please enter Company Name.', 'CUS-08'],
    [{ companytype: null }, 'Please select Company Type.', 'CUS-09'],
    [{ phone: '' }, 'Please enter Phone Number.', 'CUS-10'],
    [{ phone: '123456789012345678901' }, 'Please provide a valid Phone Number.', 'CUS-11'],
    [{ phone: '+91 98' }, 'Please provide a valid Phone Number.', 'CUS-11'],
    [{ phone: '26120000 / 26120001' }, 'Please provide a valid Phone Number.', 'CUS-11'],
    [{ email: undefined }, 'Please enter Email Address.', 'CUS-12'],
    [{ email: 'abc@' }, 'Please enter valid Email Address.', 'CUS-13'],
    [{ website: 'foo bar' }, 'Please enter valid Website Address.', 'CUS-14'],
    [{ address: '' }, "Please enter Customer's complete Address.", 'CUS-16'],
    [{ pincode: '' }, 'Please enter Pincode.', 'CUS-17'],
    [{ pincode: '41100' }, 'Please enter valid Pincode.', 'CUS-18'],
    [{ pincode: '4110045' }, 'Please enter valid Pincode.', 'CUS-18'],
    [{ pincode: '011004' }, 'Please enter valid Pincode.', 'CUS-18'],
    [{ country: 9999 }, 'Please select Country.', 'GEN-16'],
    [{ state: 1 }, 'Please select State.', 'GEN-17'],
    [{ state: null }, 'Please select State.', 'GEN-17'],
    [{ city: 57837 }, 'Please select City.', 'GEN-17'],
    [{ datasource: 'Rumour' }, 'Data source is not one of the choices.', 'CUS-31'],
    [{ contacts: [] }, 'Add atleast 1 Contact Person.', 'CUS-27'],
  ])('refuses %j with «%s» (%s)', async (change, sentence) => {
    const body = {
      industry: 1,
      companyname: 'Never Saved',
      companytype: 1,
      phone: '1',
      email: 'a@b.in',
      address: 'x',
      country: 101,
      state: 4008,
      city: 133024,
      pincode: '400001',
      datasource: 'Exhibition',
      ...change,
    };
    const reply = await panel.admin.send('AddCustomer', body);
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
    expect((await panel.admin.call('GetCustomer', { companyName: 'Never Saved' })).rows).toEqual([]);
  });

  test.each<[object, string, string]>([
    [{ name: ' Dr. ' }, 'Please enter Contact Person Name.', 'CUS-19'],
    [{ name: '' }, 'Please enter Contact Person Name.', 'CUS-19'],
    [{ designation: '' }, 'Please enter Contact Person Designation.', 'CUS-20'],
    [{ email: '' }, 'Please enter Contact Person Email Address.', 'CUS-21'],
    [{ email: 'x@y' }, 'Please enter valid Email Address.', 'CUS-22'],
    [{ mobile: '' }, 'Please enter Contact Person Mobile.', 'CUS-23'],
    [{ mobile: '900000009' }, 'Please enter valid Mobile Number.', 'CUS-24, CUS-26'],
    [{ mobile: '9000000091, 9' }, 'Please enter valid Mobile Number.', 'CUS-24, CUS-26'],
    [{ phone: '1234567890123456' }, 'Please provide a valid Contact Phone Number.', 'CUS-25'],
  ])('refuses a contact person with %j: «%s» (%s)', async (change, sentence) => {
    const reply = await sendWithContacts({}, [change]);
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
  });

  test('reports the first of several wrong contact fields, in the order of the form (CUS-19, CUS-24)', async () => {
    const reply = await sendWithContacts({}, [{ designation: '', email: '', mobile: '' }]);
    expect(reply.json).toMatchObject({ data: 'Please enter Contact Person Designation.', error: { field: 'contacts.0.designation' } });
  });

  test('accepts a country without states and a pincode that starts with 0 abroad (CUS-18)', async () => {
    const { rows: countries } = { rows: await panel.admin.call('GetCountry', {}) };
    const gibraltar = countries.find((country) => country.label === 'Gibraltar');
    const customer = await add({ country: gibraltar?.value ?? 0, state: null, city: null, pincode: '012345' });
    expect(customer).toMatchObject({ country: 'Gibraltar', state: '', stateId: null, city: '', cityId: null });
  });
});

describe('UpdateCustomer', () => {
  test('saves the change, makes it Pending again, and finds it by its new name (CUS-70, CUS-71, CUS-73)', async () => {
    const customer = await add({ companyName: 'Old Name Ltd' });
    await panel.admin.call('ApproveCustomer', { customerId: customer.customerId });
    const approved = await read(customer.customerId);
    const reply = await panel.admin.ask('UpdateCustomer', { ...asEdited(approved), companyName: 'Fresh Name Ltd', city: 133024 });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ CustomerId: customer.customerId }] }]);
    expect(await read(customer.customerId)).toMatchObject({
      companyName: 'Fresh Name Ltd',
      city: 'Mumbai',
      status: 'Pending',
      version: approved.version + 1,
    });
    expect((await panel.admin.call('GetCustomerList', { search: 'fresh name' })).rows).toHaveLength(1);
    expect((await panel.admin.call('GetCustomerList', { search: 'old name' })).rows).toHaveLength(0);
  });

  test('keeps the contact persons as a set: changed, added, taken out (CUS-60, CUS-72)', async () => {
    const customer = await add({ contacts: [aContact({ name: 'Mr. Stays' }), aContact({ name: 'Mr. Goes' })] });
    const [stays, goes] = customer.contacts;
    const contacts = [{ ...aContact({ name: 'Mr. Stays Longer' }), contactId: stays?.contactId }, aContact({ name: 'Ms. New' })];
    await panel.admin.call('UpdateCustomer', { ...asEdited(customer), contacts });
    const after = await read(customer.customerId);
    expect(after.contacts.map(({ name }) => name)).toEqual(['Mr. Stays Longer', 'Ms. New']);
    expect(after.contacts[0]?.contactId).toBe(stays?.contactId);
    const stored = await panel.db
      .selectFrom('contact_persons')
      .select(['name', 'is_hidden'])
      .where('id', '=', goes?.contactId ?? 0)
      .executeTakeFirst();
    expect(stored).toEqual({ name: 'Mr. Goes', is_hidden: 1 });
  });

  test('without contacts leaves them as they are, as the documented body does (CUS-70)', async () => {
    const customer = await add();
    const { contacts: _, version: __, ...documented } = asEdited(customer);
    await panel.admin.call('UpdateCustomer', { ...documented, phone: '111' });
    expect((await read(customer.customerId)).contacts).toEqual(customer.contacts);
  });

  test('refuses another customer’s contact person and changes nothing', async () => {
    const [customer, other] = [await add(), await add()];
    const contacts = [{ ...aContact({ name: 'Mr. Stolen' }), contactId: other.contacts[0]?.contactId }];
    const reply = await panel.admin.ask('UpdateCustomer', { ...asEdited(customer), companyName: 'Changed Anyway', contacts });
    expect([reply.status, reply.json.error.code]).toEqual([400, 'ContactUnknown']);
    expect(await read(customer.customerId)).toEqual(customer);
    expect(await read(other.customerId)).toEqual(other);
  });

  test('refuses a change that is based on an older version: the other user’s change is not lost', async () => {
    const customer = await add();
    await panel.admin.call('UpdateCustomer', { ...asEdited(customer), phone: '111' });
    const reply = await panel.admin.ask('UpdateCustomer', { ...asEdited(customer), phone: '222' });
    expect([reply.status, reply.json.data]).toEqual([409, 'Somebody else has changed this record meanwhile. Load it again to go on.']);
    expect((await read(customer.customerId)).phone).toBe('111');
  });

  test('saves only one of two simultaneous edits', async () => {
    const customer = await add();
    const replies = await Promise.all(
      ['111', '222', '333'].map((phone) => panel.admin.ask('UpdateCustomer', { ...asEdited(customer), phone })),
    );
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 2 });
  });

  test('may keep its own name but not take another’s (CUS-15)', async () => {
    const [customer] = [await add({ companyName: 'Name Keeper' }), await add({ companyName: 'Name Owner' })];
    expect((await panel.admin.ask('UpdateCustomer', { ...asEdited(customer), companyName: 'NAME keeper' })).status).toBe(200);
    const reply = await panel.admin.ask('UpdateCustomer', { ...asEdited(await read(customer.customerId)), companyName: 'name owner' });
    expect([reply.status, reply.json.data]).toEqual([409, 'Company Already Exists.']);
  });
});

describe('ApproveCustomer', () => {
  test('sets Approved; a repeat stays Approved (CUS-74)', async () => {
    const { customerId } = await add();
    const body = { customerid: customerId, status: 'Approved', updatedby: 1, updatedon: 'now' };
    expect((await panel.admin.send('ApproveCustomer', body)).status).toBe(200);
    expect((await panel.admin.send('ApproveCustomer', body)).status).toBe(200);
    expect((await read(customerId)).status).toBe('Approved');
  });

  test('refuses a customer that was edited after the approver looked', async () => {
    const customer = await add();
    await panel.admin.call('UpdateCustomer', { ...asEdited(customer), phone: '111' });
    const reply = await panel.admin.ask('ApproveCustomer', { customerId: customer.customerId, version: customer.version });
    expect([reply.status, (await read(customer.customerId)).status]).toEqual([409, 'Pending']);
  });

  test('refuses any other status', async () => {
    const { customerId } = await add();
    expect((await panel.admin.send('ApproveCustomer', { customerid: customerId, status: 'Deleted' })).status).toBe(400);
  });
});

describe('DeleteCustomer', () => {
  test('hides the customer from every list and search but keeps the record (CUS-46, CUS-76, CUS-78)', async () => {
    const { customerId } = await add({ companyName: 'Vanishing Works' });
    expect((await panel.admin.send('DeleteCustomer', { id: customerId })).status).toBe(200);
    expect((await panel.admin.call('GetCustomerList', { customerId })).rows).toEqual([]);
    expect((await panel.admin.call('GetCustomer', { search: 'vanishing' })).rows).toEqual([]);
    const stored = await panel.db
      .selectFrom('customers')
      .select(['company_name', 'status'])
      .where('id', '=', customerId)
      .executeTakeFirst();
    expect(stored).toEqual({ company_name: 'Vanishing Works', status: 'Deleted' });
  });

  test('leaves the name free for a new customer (CUS-15)', async () => {
    const { customerId } = await add({ companyName: 'Phoenix Works' });
    await panel.admin.call('DeleteCustomer', { id: customerId });
    expect((await panel.admin.ask('AddCustomer', aCustomer({ companyName: 'Phoenix Works' }))).status).toBe(201);
  });

  test('allows nothing more to be done with the customer', async () => {
    const customer = await add();
    await panel.admin.call('DeleteCustomer', { id: customer.customerId });
    for (const reply of [
      await panel.admin.ask('DeleteCustomer', { id: customer.customerId }),
      await panel.admin.ask('ApproveCustomer', { customerId: customer.customerId }),
      await panel.admin.ask('UpdateCustomer', asEdited(customer)),
      await panel.admin.ask('AddCustomerContactPerson', { customerId: customer.customerId, ...aContact() }),
      await panel.admin.ask('GetCustomerContactPerson', { customerId: customer.customerId }),
    ]) {
      expect([reply.status, reply.json.data]).toEqual([404, 'This customer does not exist or has been deleted.']);
    }
  });
});

test('records who changed what, with before and after', async () => {
  const editor = await panel.userWith(['Edit Customer']);
  const customer = await add();
  await editor.call('UpdateCustomer', { ...asEdited(customer), phone: '111' });
  const entries = await panel.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record', '=', 'customer')
    .where('record_id', '=', customer.customerId)
    .orderBy('id')
    .execute();
  expect(entries.map(({ operation, user_id }) => [operation, user_id])).toEqual([
    ['AddCustomer', 1],
    ['UpdateCustomer', editor.userId],
  ]);
  const [before, after] = [JSON.parse(entries[1]?.before ?? ''), JSON.parse(entries[1]?.after ?? '')];
  expect([before.phone, after.phone]).toEqual(['02026120000', '111']);
});

test('a refused change leaves no trace in the audit log', async () => {
  const customer = await add();
  await panel.admin.ask('UpdateCustomer', { ...asEdited(customer), version: 99 });
  const entries = await panel.db
    .selectFrom('audit_log')
    .select('id')
    .where('record_id', '=', customer.customerId)
    .where('operation', '=', 'UpdateCustomer')
    .execute();
  expect(entries).toEqual([]);
});
