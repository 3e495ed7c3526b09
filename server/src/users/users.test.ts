import { operations } from '@vikray/contract/operations.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { addEnquiry } from '../../../testing/builders/enquiries.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { addQuotation, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { aUser, addUser, password } from '../../../testing/builders/users.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function read(userId: number) {
  const { rows } = await panel.admin.call('GetUser', { userId });
  const [user] = rows;
  if (!user) throw new Error(`user ${userId} is not listed`);
  return user;
}

const add = async (change: Parameters<typeof aUser>[0] = {}) => read(await addUser(panel.admin, change));

type Found = Awaited<ReturnType<typeof read>>;

/** What a browser sends to save a user it has loaded. */
function asEdited(user: Found) {
  const { cityId, countryId, departmentId, stateId, salt: _, status: __, updatedOn: ___, photo: ____, birthDate = '', ...same } = user;
  return { ...same, birthDate, city: cityId, country: countryId ?? 0, department: departmentId ?? 0, state: stateId };
}

/** Sends a new user whose wire form is changed after the browser's own checks. */
async function sendChanged(change: object) {
  return panel.admin.send('AddUser', { ...(z.encode(operations.AddUser.input, aUser()) as object), ...change });
}

const taken = 'Official Mobile Number or Employee Number already registered.';

describe('AddUser', () => {
  test('takes the documented body of 34 keys and answers 201 with the new UserId (USR-40, USR-41, USR-42, API-11)', async () => {
    const documented = {
      empnumber: 'E12',
      joindate: '2026-04-01',
      designation: 'Executive',
      officeemail: 'e12@example.in',
      officemobile: '9411111112',
      department: 1,
      name: 'Ila Barve',
      personalemail: 'ila@example.in',
      dob: '1990-01-31',
      personalmobile: '9411111113',
      maritalstatus: 'Single',
      doa: '',
      personalphone: '',
      pan: 'abcde1234f',
      adhaar: '234567890124',
      dl: '',
      passport: '',
      voterid: '',
      rationcard: '',
      bankaccount: '',
      bankname: '',
      branch: '',
      ifsc: '',
      address: 'College Road',
      country: 101,
      state: 4008,
      city: 133024,
      pincode: '400001',
      nickname: 'IB',
      logintype: 'Administrative',
      status: 'Active',
      password,
      updatedby: 999,
      updatedon: '20 November 2026',
    };
    expect(Object.keys(documented)).toHaveLength(34);
    const reply = await panel.admin.send('AddUser', documented);
    expect([reply.status, reply.json]).toEqual([201, { data: [{ UserId: expect.any(Number) }] }]);
    expect(await read(reply.json.data[0].UserId)).toMatchObject({
      empNumber: 'E12',
      pan: 'ABCDE1234F',
      birthDate: '1990-01-31',
      city: 'Mumbai',
      maritalStatus: 'Single',
    });
  });

  test('is Active whatever the request says (USR-43)', async () => {
    const reply = await sendChanged({ status: 'Deleted' });
    expect((await read(reply.json.data[0].UserId)).status).toBe('Active');
  });

  test('gives the new user, who can log in, every menu and right, all off (USR-47, USR-48, USR-50)', async () => {
    const officeMobile = '9411111120';
    const userId = await addUser(panel.admin, { officeMobile });
    const newcomer = panel.visitor();
    expect((await newcomer.logIn(officeMobile, password)).status).toBe(200);
    expect(new Set((await newcomer.call('GetUserMenu', {})).map((menu) => menu.access))).toEqual(new Set(['No']));
    expect((await newcomer.call('GetUserSubMenu', {})).every((submenu) => submenu.access === 0)).toBe(true);
    for (const [table, master] of [
      ['user_menus', 'menus'],
      ['user_submenus', 'submenus'],
    ] as const) {
      const rows = await panel.db.selectFrom(table).select('has_access').where('user_id', '=', userId).execute();
      expect(rows).toHaveLength((await panel.db.selectFrom(master).select('id').execute()).length);
      expect(rows.every((row) => row.has_access === 0)).toBe(true);
    }
  });

  test('stores the password only as an argon2id hash', async () => {
    const userId = await addUser(panel.admin);
    const row = await panel.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  test('refuses a mobile number or an employee number that another user has, in upper or lower case (USR-51)', async () => {
    const known = await add({ empNumber: 'Ab7' });
    for (const [change, field] of [
      [{ officeMobile: known.officeMobile }, 'officeMobile'],
      [{ empNumber: 'aB7' }, 'empNumber'],
    ] as const) {
      const reply = await panel.admin.ask('AddUser', aUser(change));
      expect([reply.status, reply.json.data, reply.json.error.field]).toEqual([409, taken, field]);
    }
  });

  test('adds only one of many simultaneous users with the same mobile number (USR-51)', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => panel.admin.ask('AddUser', aUser({ officeMobile: '9411111130' }))));
    expect(statusCounts(replies)).toEqual({ 201: 1, 409: 7 });
    expect((await panel.admin.call('GetUser', { search: '9411111130' })).rows).toHaveLength(1);
  });

  test('adds one user when a submit is repeated under the same key', async () => {
    const input = aUser();
    const replies = await Promise.all([1, 2, 3].map(() => panel.admin.ask('AddUser', input, { key: 'add-user-twice' })));
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect((await panel.admin.call('GetUser', { search: input.officeMobile })).rows).toHaveLength(1);
  });

  test('refuses the same key with another password, and stores nothing that makes a password quick to guess', async () => {
    const [one, other] = [aUser({ password: 'first password' }), { password: 'other password' }];
    const first = await panel.admin.ask('AddUser', one, { key: 'no-hash-of-it' });
    const reply = await panel.admin.ask('AddUser', { ...one, ...other }, { key: 'no-hash-of-it' });
    expect([first.status, reply.status, reply.json.error.code]).toEqual([201, 422, 'KeyReused']);
    expect((await panel.visitor().logIn(one.officeMobile, 'first password')).status).toBe(200);
    const { request_hash } = await panel.db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('key', '=', 'no-hash-of-it')
      .executeTakeFirstOrThrow();
    // Secrets are hashed like passwords, everything else quickly.
    expect(request_hash).toMatch(/^[\w-]{43} \$argon2id\$/);
  });

  test.each<[object, string, string]>([
    [{ name: ' ' }, "Please enter employee's Name.", 'USR-03'],
    [{ personalemail: '' }, "Please enter employee's personal Email Address.", 'USR-04'],
    [{ personalemail: 'asha@' }, 'Please enter valid Email Address.', 'USR-05'],
    [{ dob: '' }, "Please enter employee's Date of Birth.", 'USR-06'],
    [{ dob: '1991-02-30' }, 'Birth date must be a date.', 'USR-06'],
    [{ personalmobile: '' }, "Please enter employee's Mobile Number.", 'USR-07'],
    [{ personalmobile: '930000000' }, 'Please enter valid Mobile Number.', 'USR-08'],
    [{ empnumber: '' }, 'Please enter Employee Number.', 'USR-09'],
    [{ empnumber: 'E-12' }, 'Please enter Employee Number.', 'USR-34'],
    [{ joindate: '' }, "Please enter employee's Joining Date.", 'USR-10'],
    [{ designation: '' }, "Please enter employee's Designation.", 'USR-11'],
    [{ officeemail: '' }, "Please enter employee's Official Email Address.", 'USR-12'],
    [{ officeemail: 'x' }, 'Please enter valid Email Address.', 'USR-12'],
    [{ officemobile: '' }, "Please enter employee's Official Mobile Number.", 'USR-13'],
    [{ officemobile: '94111111101' }, 'Please enter valid Mobile Number.', 'USR-13'],
    [{ address: '' }, "Please enter employee's Residential Address.", 'USR-14'],
    [{ pincode: '' }, "Please enter employee's Residential Pincode.", 'USR-15'],
    [{ pincode: '41100' }, 'Please enter valid Pincode.', 'USR-15'],
    [{ pincode: '011004' }, 'Please enter valid Pincode.', 'USR-15'],
    [{ nickname: '' }, "Please enter employee's Nick Name.", 'USR-16'],
    [{ password: '' }, "Please enter employee's Login Password.", 'USR-17'],
    [{ password: 'seven77' }, 'The password must have at least 8 characters.', 'USR-17'],
    [{ department: 4711 }, 'Please fill all mandatory fields', 'USR-22'],
    [{ country: '' }, 'Please fill all mandatory fields', 'USR-22'],
    [{ state: 1 }, 'Please fill all mandatory fields', 'USR-22'],
    [{ city: 57837 }, 'Please fill all mandatory fields', 'USR-22'],
    [{ logintype: 'Owner' }, 'Login type is not one of the choices.', 'USR-39'],
    [{ maritalstatus: 'Engaged' }, 'Marital status is not one of the choices.', 'USR-38'],
    [{ personalphone: '1234567890123456' }, 'Personal phone is too long: at most 15 characters.', 'USR-24'],
    [{ pan: 'ABCDE12345F' }, 'PAN is too long: at most 10 characters.', 'USR-26'],
    [{ pan: 'ABCDE-234F' }, 'PAN has the wrong type.', 'USR-26'],
    [{ dl: 'x'.repeat(17) }, 'Driving licence is too long: at most 16 characters.', 'USR-27'],
    [{ voterid: 'ABC 123' }, 'Voter id has the wrong type.', 'USR-28'],
    [{ adhaar: '23456789012a' }, 'Aadhaar has the wrong type.', 'USR-29'],
    [{ passport: 'K12345678' }, 'Passport is too long: at most 8 characters.', 'USR-30'],
    [{ rationcard: 'MH/1' }, 'Ration card has the wrong type.', 'USR-31'],
    [{ bankaccount: '12a' }, 'Bank account has the wrong type.', 'USR-32'],
    [{ ifsc: 'SBIN00012345' }, 'IFSC is too long: at most 11 characters.', 'USR-33'],
    [{ dob: '2026-11-22' }, 'This date cannot be later than today.', 'USR-36'],
    [{ doa: '2026-11-22' }, 'This date cannot be later than today.', 'USR-36'],
    [{ joindate: '2026-11-22' }, 'This date cannot be later than today.', 'USR-36'],
    [{ photo: '/api/images/none.jpg' }, 'This image has not been uploaded.', 'USR-46'],
  ])('refuses %j with «%s» (%s)', async (change, sentence) => {
    const reply = await sendChanged(change);
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
  });

  test('names the first of several wrong fields in the order of the steps (USR-03, USR-09, USR-14)', async () => {
    expect((await sendChanged({ nickname: '', pincode: '1', designation: '', personalmobile: '1' })).json.error.field).toBe(
      'personalMobile',
    );
    expect((await sendChanged({ nickname: '', pincode: '1', designation: '' })).json.error.field).toBe('designation');
    expect((await sendChanged({ nickname: '', pincode: '1' })).json.error.field).toBe('pincode');
  });

  test('lets only an Administrator add an Administrator (RGT-28)', async () => {
    const clerk = await panel.userWith(['Add User'], 'Administrative');
    const reply = await clerk.ask('AddUser', aUser({ loginType: 'Administrator' }));
    expect([reply.status, reply.json.data]).toEqual([403, 'Only an Administrator can add, change or delete an Administrator.']);
    expect((await clerk.ask('AddUser', aUser({ loginType: 'Executive' }))).status).toBe(201);
    const chief = await panel.userWith(['Add User'], 'Administrator');
    expect((await chief.ask('AddUser', aUser({ loginType: 'Administrator' }))).status).toBe(201);
  });
});

describe('AddUserMenu and AddUserSubMenu', () => {
  test('answer the row of the new user, however often they are called (USR-47, USR-48, USR-49)', async () => {
    const userId = await addUser(panel.admin);
    const { id: menuid } = await panel.db.selectFrom('menus').select('id').limit(1).executeTakeFirstOrThrow();
    const { id: submenuid } = await panel.db.selectFrom('submenus').select('id').limit(1).executeTakeFirstOrThrow();
    const menu = () => panel.admin.send('AddUserMenu', { menuid, userid: userId, access: 'No' });
    const subMenu = () => panel.admin.send('AddUserSubMenu', { submenuid, userid: userId, show: 1, access: 0 });
    const before = await panel.db.selectFrom('user_submenus').selectAll().where('user_id', '=', userId).execute();
    for (const call of [menu, subMenu]) {
      const first = await call();
      expect(first.status).toBe(201);
      expect((await call()).json).toEqual(first.json);
    }
    expect((await menu()).json).toEqual({ data: [{ MenuRightId: expect.any(Number) }] });
    expect((await subMenu()).json).toEqual({ data: [{ SubMenuRightId: expect.any(Number) }] });
    expect(await panel.db.selectFrom('user_submenus').selectAll().where('user_id', '=', userId).execute()).toEqual(before);
  });
});

describe('UpdateUser', () => {
  test('saves the change, and the user is found by the new name (USR-40, USR-78)', async () => {
    const user = await add({ name: 'Old Name Person' });
    const reply = await panel.admin.ask('UpdateUser', {
      ...asEdited(user),
      name: 'Fresh Name Person',
      pan: 'ZZZZZ1111Z',
      status: 'Deleted',
    });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ UserId: user.userId }] }]);
    expect(await read(user.userId)).toMatchObject({
      name: 'Fresh Name Person',
      pan: 'ZZZZZ1111Z',
      status: 'Active',
      version: user.version + 1,
      aadhaar: user.aadhaar,
    });
    expect((await panel.admin.call('GetUser', { search: 'fresh name p' })).rows).toHaveLength(1);
    expect((await panel.admin.call('GetUser', { search: 'old name p' })).rows).toEqual([]);
  });

  test('keeps what the request leaves out, and clears what it sends blank', async () => {
    const user = await add();
    const { pan: _, bankName: __, ...without } = asEdited(user);
    await panel.admin.call('UpdateUser', { ...without, passport: '', anniversary: null });
    expect(await read(user.userId)).toMatchObject({ pan: user.pan, bankName: user.bankName, passport: '', anniversary: '' });
  });

  test('refuses a change based on an older version, so the other user’s change is not lost', async () => {
    const user = await add();
    await panel.admin.call('UpdateUser', { ...asEdited(user), designation: 'First' });
    const reply = await panel.admin.ask('UpdateUser', { ...asEdited(user), designation: 'Second' });
    expect([reply.status, reply.json.data]).toEqual([409, 'Somebody else has changed this record meanwhile. Load it again to go on.']);
    expect((await read(user.userId)).designation).toBe('First');
  });

  test('accepts one of several simultaneous edits', async () => {
    const user = await add();
    const replies = await Promise.all(
      ['A', 'B', 'C'].map((designation) => panel.admin.ask('UpdateUser', { ...asEdited(user), designation })),
    );
    expect(statusCounts(replies)).toEqual({ 200: 1, 409: 2 });
  });

  test('lets a user keep their own numbers but not take another user’s (USR-77)', async () => {
    const [user, other] = [await add(), await add()];
    for (const change of [{ officeMobile: other.officeMobile }, { empNumber: other.empNumber }]) {
      const reply = await panel.admin.ask('UpdateUser', { ...asEdited(user), ...change });
      expect([reply.status, reply.json.data]).toEqual([409, 'Something went wrong, try again later.']);
    }
    expect(await read(user.userId)).toEqual(user);
  });

  test('lets only an Administrator make or unmake an Administrator, and says so (RGT-28, RES-09)', async () => {
    const clerk = await panel.userWith(['Edit User'], 'Administrative');
    const [user, chief] = [await add(), await add({ loginType: 'Administrator' })];
    for (const change of [
      { ...asEdited(user), loginType: 'Administrator' as const },
      { ...asEdited(chief), loginType: 'Executive' as const },
      // Users log in with their number, so anyone who can change it could lock them out.
      { ...asEdited(chief), officeMobile: '9888877766' },
    ]) {
      const { status, json } = await clerk.ask('UpdateUser', change);
      expect([status, json.data]).toEqual([403, 'Only an Administrator can add, change or delete an Administrator.']);
    }
    expect((await panel.admin.ask('UpdateUser', { ...asEdited(user), loginType: 'Administrator' })).status).toBe(200);
    expect((await read(user.userId)).loginType).toBe('Administrator');
  });

  test('leaves a number that may send follow-up mails to Administrators, as the settings give it that right', async () => {
    const holder = await panel.userWith(['Follow Up']);
    const number = holder.mobile;
    await panel.admin.call('DeleteUser', { userId: holder.userId });
    const clerk = await panel.userWith(['Add User', 'Edit User'], 'Administrative');
    const user = await add();
    expect(refusalOf(await clerk.ask('AddUser', aUser({ officeMobile: number })))).toEqual([403, 'FollowUpNumber']);
    expect(refusalOf(await clerk.ask('UpdateUser', { ...asEdited(user), officeMobile: number }))).toEqual([403, 'FollowUpNumber']);
    expect((await read(user.userId)).officeMobile).toBe(user.officeMobile);
    expect((await panel.admin.ask('UpdateUser', { ...asEdited(user), officeMobile: number })).status).toBe(200);
    const given = await read(user.userId);
    expect((await clerk.ask('UpdateUser', { ...asEdited(given), designation: 'Seller' })).status).toBe(200);
  });

  test('says what is wrong, and when there is no such user', async () => {
    const user = await add();
    expect((await panel.admin.ask('UpdateUser', { ...asEdited(user), department: 4711 })).json.error.code).toBe('DepartmentUnknown');
    expect((await panel.admin.ask('UpdateUser', { ...asEdited(user), country: 9999 })).json.error.code).toBe('CountryUnknown');
    expect((await panel.admin.ask('UpdateUser', { ...asEdited(user), photo: 'nowhere.jpg' })).json.error.code).toBe('ImageUnknown');
    expect((await panel.admin.ask('UpdateUser', { ...asEdited(user), userId: 471_100 })).status).toBe(404);
  });

  test('answers a repeat under the same key as the first time', async () => {
    const input = { ...asEdited(await add()), designation: 'Once' };
    const first = await panel.admin.ask('UpdateUser', input, { key: 'update-user-1' });
    expect((await panel.admin.ask('UpdateUser', input, { key: 'update-user-1' })).text).toBe(first.text);
    expect(first.status).toBe(200);
  });
});

describe('DeleteUser', () => {
  const open = (filter: object) => panel.admin.call('GetFollowUpList', { due: 'All', ...filter });
  const numbers = async (filter: object) => (await open(filter)).rows.map(({ number, owner }) => [number, owner]);

  test('hands the open deals of the user over, in one transaction, with a notice and an entry in their history (RES-11)', async () => {
    const [leaving, heir] = [await panel.userWith(['Add Enquiry']), await panel.userWith([])];
    const { dealId } = await addEnquiry(leaving);
    const { dealId: closedId } = await addEnquiry(leaving);
    await leaving.call('CloseEnquiry', { dealId: closedId, version: 1, lostReason: 'No reply' });
    await panel.admin.call('DeleteUser', { userId: leaving.userId, handoverTo: heir.userId });
    const handed = await open({ ownerId: heir.userId });
    expect(handed.rows.map((row) => row.dealId)).toEqual([dealId]);
    expect((await open({ ownerId: leaving.userId })).rows).toEqual([]);
    const found = await panel.admin.call('GetFollowUpList', { due: 'All', search: handed.rows[0]?.owner, page: 1 });
    expect(found.rows.map((row) => row.dealId)).toContain(dealId);
    const notices = await heir.call('GetNotifications', {});
    expect(notices.map(({ text }) => text)).toEqual([expect.stringMatching(/^Administrator has handed over 1 open deal of .* to you\.$/)]);
    const history = await panel.admin.call('GetTimeline', { record: 'deal', recordId: dealId });
    expect(history[0]?.text).toContain(`owner ${handed.rows[0]?.owner}`);
  });

  test('says beforehand what it hands over, and does so with a pending quotation beside an order (RES-11)', async () => {
    const [leaving, heir] = [await panel.userWith(rightNames), await panel.userWith([])];
    const setup = await addSalesSetup(panel.admin);
    await addEnquiry(leaving);
    const quotationId = await addQuotation(leaving, aQuotation(setup));
    const handover = async () => (await panel.admin.call('GetHandover', { userId: leaving.userId }))[0];
    expect(await handover()).toEqual({ openDeals: 2, enquiries: 1, followUps: 0, pendingQuotations: 1 });
    // Another quotation of the deal was ordered, so the deal is decided; the pending one still waits.
    await panel.db
      .updateTable('deals')
      .set({ due_on: '' })
      .where('owner_id', '=', leaving.userId)
      .where('enquiry_number', '=', '')
      .execute();
    expect(await handover()).toMatchObject({ openDeals: 2, pendingQuotations: 1 });
    await panel.admin.call('DeleteUser', { userId: leaving.userId, handoverTo: heir.userId });
    expect(await handover()).toMatchObject({ openDeals: 0, pendingQuotations: 0 });
    const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
    await panel.admin.call('ReturnQuotation', { quotationId, note: 'Lower the freight.', version: quotation?.version ?? 0 });
    const notices = await heir.call('GetNotifications', {});
    expect(notices.map(({ text }) => text).join()).toContain('Lower the freight.');
  });

  test('leaves deals that are handed over to nobody without an owner, and System Health counts them (RES-11)', async () => {
    const leaving = await panel.userWith(['Add Enquiry']);
    const { number } = await addEnquiry(leaving);
    await panel.admin.call('DeleteUser', { userId: leaving.userId });
    expect(await numbers({ owner: 'None' })).toEqual([[number, 'No Owner']]);
    const health = await panel.admin.call('GetSystemHealth', {});
    expect(health.find(({ check }) => check === 'Owners of deals')).toMatchObject({
      result: 'Warning',
      text: '1 open deal has no owner: the user has been deleted.',
    });
  });

  test('hands over to active users only, and otherwise deletes no one', async () => {
    const [leaving, gone] = [await panel.userWith([]), await panel.userWith([])];
    await panel.admin.call('DeleteUser', { userId: gone.userId });
    for (const handoverTo of [gone.userId, leaving.userId, 999_999])
      expect(refusalOf(await panel.admin.ask('DeleteUser', { userId: leaving.userId, handoverTo }))).toEqual([400, 'HandoverUnknown']);
    expect((await leaving.send('GetLoginRecord')).status).toBe(200);
  });

  test('ends the sessions, keeps the name on what was made before, and leaves the numbers free (USR-64, USR-66)', async () => {
    const leaving = await panel.userWith(['Add Customer']);
    const [customer] = await leaving.call('AddCustomer', aCustomer());
    const { name } = await read(leaving.userId);
    expect((await panel.admin.send('DeleteUser', { userid: leaving.userId })).json).toEqual({ data: [{ UserId: leaving.userId }] });
    expect((await leaving.send('GetLoginRecord')).status).toBe(401);
    expect((await panel.visitor().logIn(leaving.mobile, password)).status).toBe(401);
    expect(await panel.db.selectFrom('sessions').selectAll().where('user_id', '=', leaving.userId).execute()).toEqual([]);
    expect((await panel.admin.call('GetUser', { search: name })).rows).toEqual([]);
    const { rows } = await panel.admin.call('GetCustomer', { customerId: customer?.customerId });
    expect(rows[0]?.enteredBy).toBe(name);
    expect((await panel.admin.ask('AddUser', aUser({ officeMobile: leaving.mobile }))).status).toBe(201);
  });

  test('leaves a user who can no longer be changed', async () => {
    const user = await add();
    await panel.admin.call('DeleteUser', { userId: user.userId });
    for (const reply of [
      await panel.admin.ask('DeleteUser', { userId: user.userId }),
      await panel.admin.ask('UpdateUser', asEdited(user)),
      await panel.admin.ask('UpdateUserPhoto', { userId: user.userId, photo: '' }),
      await panel.admin.ask('ChangePassword', { userId: user.userId, password }),
    ]) {
      expect([reply.status, reply.json.data]).toEqual([404, 'This user does not exist or has been deleted.']);
    }
  });

  test('refuses the user’s own record, and an older version', async () => {
    const reply = await panel.admin.ask('DeleteUser', { userId: 1 });
    expect([reply.status, reply.json.data]).toEqual([409, 'You cannot delete yourself.']);
    const user = await add();
    await panel.admin.call('UpdateUser', asEdited(user));
    expect((await panel.admin.ask('DeleteUser', { userId: user.userId, version: user.version })).json.error.code).toBe('VersionConflict');
  });

  test('leaves an Administrator to Administrators', async () => {
    const clerk = await panel.userWith(['Delete User'], 'Administrative');
    const chief = await panel.userWith([], 'Administrator');
    expect((await clerk.ask('DeleteUser', { userId: chief.userId })).status).toBe(403);
    expect((await panel.admin.ask('DeleteUser', { userId: chief.userId })).status).toBe(200);
  });

  test('answers a repeat under the same key as the first time', async () => {
    const userId = await addUser(panel.admin);
    const replies = [1, 2].map(() => panel.admin.ask('DeleteUser', { userId }, { key: 'delete-user-1' }));
    expect(statusCounts(await Promise.all(replies))).toEqual({ 200: 2 });
  });
});

test('logs who changed what, naming private fields without their values', async () => {
  const editor = await panel.userWith(['Edit User']);
  const user = await add();
  await editor.call('UpdateUser', { ...asEdited(user), designation: 'Head', aadhaar: '999988887777' });
  const entries = await panel.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record', '=', 'user')
    .where('record_id', '=', user.userId)
    .orderBy('id')
    .execute();
  const changes = entries.filter((entry) => entry.operation !== 'GetUser');
  expect(changes.map(({ operation, user_id }) => [operation, user_id])).toEqual([
    ['AddUser', 1],
    ['UpdateUser', editor.userId],
  ]);
  const after = JSON.parse(changes[1]?.after ?? '');
  expect(after).toMatchObject({ designation: 'Head', aadhaar: '••• (changed)', pan: '•••' });
  for (const secret of ['999988887777', user.aadhaar ?? '', user.pan ?? '', 'argon2id'])
    expect(JSON.stringify(entries)).not.toContain(secret);
});
