import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../testing/panel/caller.ts';
import { imageForm, aPicture } from '../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { planOfPage, sorting } from '../../../testing/panel/query-plan.ts';
import { addUser, aUser } from '../../../testing/builders/users.ts';
import { listedUsers } from './user-store.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const documented = [
  'fld_userid',
  'fld_empnumber',
  'fld_name',
  'fld_designation',
  'fld_officeemail',
  'fld_officemobile',
  'fld_photo',
  'fld_joindate',
  'fld_personalemail',
  'fld_personalmobile',
  'fld_personalphone',
  'fld_address',
  'fld_city',
  'fld_state',
  'fld_country',
  'fld_pincode',
  'fld_status',
  'fld_salt',
];
const secret = [
  'fld_dob',
  'fld_doa',
  'fld_maritalstatus',
  'fld_pan',
  'fld_dl',
  'fld_voterid',
  'fld_adhaar',
  'fld_passport',
  'fld_rationcard',
  'fld_bankaccount',
  'fld_bankname',
  'fld_branch',
  'fld_ifsc',
];

/** The users who have read the private details of a user, in order. */
async function readersOf(userId: number): Promise<(number | null)[]> {
  const rows = await panel.db
    .selectFrom('audit_log')
    .select('user_id')
    .where('operation', '=', 'GetUser')
    .where('record', '=', 'user')
    .where('record_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.user_id);
}

const privateKeysIn = (row: object) => Object.keys(row).filter((key) => secret.includes(key));

describe('GetUser', () => {
  test('answers the documented keys, with the salt always blank (USR-66, USR-67, API-10)', async () => {
    const userId = await addUser(panel.admin);
    const { status, json } = await (await panel.userWith([])).send('GetUser', { userid: userId });
    expect(status).toBe(200);
    expect(Object.keys(json.data[0])).toEqual(expect.arrayContaining(documented));
    expect(json.data[0]).toMatchObject({
      fld_salt: '',
      fld_status: 'Active',
      fld_photo: '',
    });
    expect(JSON.stringify(json)).not.toMatch(/argon2|hash/);
  });

  test('gives private fields only to holders of Edit User and to the user concerned', async () => {
    const userId = await addUser(panel.admin);
    const [editor, colleague] = [
      await panel.userWith(['Edit User']),
      await panel.userWith(['User List', 'Add User', 'Delete User'], 'Administrator'),
    ];
    const whole = (await editor.send('GetUser', { userid: userId })).json.data[0];
    expect(privateKeysIn(whole).toSorted()).toEqual(secret.toSorted());
    expect(whole).toMatchObject({
      fld_pan: 'AAPFU0939F',
      fld_adhaar: '234567890124',
      fld_dob: '1991-04-17',
      fld_bankaccount: '0030123456789012',
    });

    const rows = (await colleague.send('GetUser')).json.data as { fld_userid: number }[];
    expect(rows.filter((row) => privateKeysIn(row).length > 0).map((row) => row.fld_userid)).toEqual([colleague.userId]);
    expect((await colleague.send('GetUser', { userid: userId })).text).not.toContain('AAPFU0939F');
  });

  test('shows home address, private numbers and private e-mail to holders of Edit User and to the user concerned; to others they are blank', async () => {
    const change = {
      personalEmail: 'at.home@example.in',
      personalMobile: '9388888877',
      personalPhone: '02025550000',
      address: '9, Quiet Lane',
    };
    const added = aUser(change);
    const userId = await addUser(panel.admin, added);
    const [editor, colleague, self] = [
      await panel.userWith(['Edit User']),
      await panel.userWith(['User List', 'Add User']),
      panel.visitor(),
    ];
    await self.logIn(added.officeMobile, added.password);
    const homeOf = async (reader: Caller, query: object) => {
      const { json } = await reader.send('GetUser', query);
      const { fld_personalemail, fld_personalmobile, fld_personalphone, fld_address, fld_city, fld_state, fld_country, fld_pincode } =
        json.data[0];
      return [fld_personalemail, fld_personalmobile, fld_personalphone, fld_address, fld_city, fld_state, fld_country, fld_pincode];
    };
    const home = ['at.home@example.in', '9388888877', '02025550000', '9, Quiet Lane', 'Pune', 'Maharashtra', 'India', '411004'];
    const nothing = home.map(() => '');
    expect(await homeOf(editor, { userid: userId })).toEqual(home);
    expect(await homeOf(self, { userid: userId })).toEqual(home);
    expect(await homeOf(colleague, { userid: userId })).toEqual(nothing);
    expect(await homeOf(editor, { userid: userId, view: 'brief' })).toEqual(nothing);
    expect((await colleague.send('GetUser')).text).not.toContain('Quiet Lane');
  });

  test('logs who read whose private fields, including their own and each user of a whole list', async () => {
    const [one, two] = [await addUser(panel.admin), await addUser(panel.admin)];
    const [editor, colleague] = [await panel.userWith(['Edit User']), await panel.userWith([])];
    await editor.send('GetUser', { userid: one });
    await editor.send('GetUser');
    await colleague.send('GetUser');
    expect(await readersOf(one)).toEqual([editor.userId, editor.userId]);
    expect(await readersOf(two)).toEqual([editor.userId]);
    expect(await readersOf(colleague.userId)).toEqual([editor.userId, colleague.userId]);
  });

  test('leaves private fields out of the list view, which logs nothing', async () => {
    const userId = await addUser(panel.admin);
    const { json } = await panel.admin.send('GetUser', { view: 'brief', page: 1, pagesize: 100 });
    expect(json.data.flatMap(privateKeysIn)).toEqual([]);
    expect(await readersOf(userId)).toEqual([]);
  });

  test('lists users by name for every logged-in user (RGT-29)', async () => {
    for (const [index, name] of ['gamma Person', 'Alpha Person', 'beta Person'].entries())
      await addUser(panel.admin, { name, empNumber: `P${index}` });
    const reader = await panel.userWith([]);
    const { rows } = await reader.call('GetUser', { search: ' person', view: 'brief' });
    expect(rows.map((row) => row.name)).toEqual(['Alpha Person', 'beta Person', 'gamma Person']);
    const backwards = await reader.call('GetUser', { search: ' person', sort: 'empNumber', order: 'desc', view: 'brief' });
    expect(backwards.rows.map((row) => row.name)).toEqual(['beta Person', 'Alpha Person', 'gamma Person']);
  });

  test.each([
    ['the employee number', 'q77x'],
    ['a part of the name in other capitals', 'ZARINE'],
    ['the designation', 'head of st'],
    ['the mobile number', '9477777701'],
    ['the official e-mail', 'zarine@off'],
    ['two letters', 'q7'],
  ])('finds a user by %s (USR-55, GEN-15)', async (_, search) => {
    const userId = (await panel.admin.call('GetUser', { search: 'zarine mody', view: 'brief' })).rows[0]?.userId;
    const known =
      userId ??
      (await addUser(panel.admin, {
        name: 'Zarine Mody',
        empNumber: 'Q77X',
        designation: 'Head of Stores',
        officeMobile: '9477777701',
        officeEmail: 'zarine@office.example.in',
      }));
    const { rows } = await panel.admin.call('GetUser', { search, view: 'brief', page: 1 });
    expect(rows.map((row) => row.userId)).toEqual([known]);
  });

  test('finds the first user too, and no one by what the list does not show (USR-55)', async () => {
    expect((await panel.admin.call('GetUser', { search: '9000000001', view: 'brief' })).rows.map((row) => row.userId)).toEqual([1]);
    await addUser(panel.admin, { personalEmail: 'hidden.lane@example.in', pan: 'HHHHH7777H' });
    expect((await panel.admin.call('GetUser', { search: 'hidden.lane', view: 'brief' })).rows).toEqual([]);
    expect((await panel.admin.call('GetUser', { search: 'HHHHH7777H', view: 'brief' })).rows).toEqual([]);
  });

  test('is also the file user_list.csv, with the columns of the table and nothing private', async () => {
    await addUser(panel.admin, { name: 'Csv Person', empNumber: 'CSV1', officeMobile: '9477777702', officeEmail: 'csv@example.in' });
    const reply = await panel.admin.send('GetUser', { search: 'csv person', view: 'brief', format: 'csv' });
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="user_list.csv"');
    expect(reply.text.split('\r\n')).toEqual([
      'Employee Number,Name,Designation,Email,Mobile',
      'CSV1,Csv Person,Sales Executive,csv@example.in,9477777702',
      '',
    ]);
  });

  test.each([
    ['name', 'users_by_name'],
    ['empNumber', 'emp_number'],
  ] as const)('reads its order by %s from an index', async (sort, index) => {
    const plan = await planOfPage(panel.db, listedUsers(panel.db, {}), { sort });
    expect(plan).toContain(index);
    expect(plan).not.toMatch(sorting);
  });
});

describe('a user’s photo', () => {
  const upload = async (name: string) => panel.admin.sendForm('AddImage', imageForm('User', name, await aPicture()));

  test('is uploaded after the user is added and set by its stored name, in the documented calls (USR-44, USR-45, USR-46, USR-49)', async () => {
    const userId = await addUser(panel.admin, { empNumber: 'PH1' });
    const stored = await upload(`PH1-${userId}`);
    expect(stored.json.Message).toBe(`filename=PH1-${userId}.jpg,foldername=User`);
    const reply = await panel.admin.send('UpdateUserPhoto', { userid: userId, photo: `PH1-${userId}.jpg` });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ UserId: userId }] }]);
    const { json } = await panel.admin.send('GetUser', { userid: userId, view: 'brief' });
    expect(json.data[0].fld_photo).toBe(stored.json.data[0].url);
    expect((await panel.admin.fetch(json.data[0].fld_photo)).status).toBe(200);
  });

  test('is saved with the user as well, and stays when a change names none', async () => {
    const photo = (await upload('E1')).json.data[0].url;
    const userId = await addUser(panel.admin, { photo });
    const [user] = (await panel.admin.call('GetUser', { userId })).rows;
    if (!user) throw new Error('the user is not listed');
    const { cityId, countryId, departmentId, stateId, salt: _, birthDate = '', ...same } = user;
    const change = { ...same, birthDate, photo: '', city: cityId, country: countryId ?? 0, department: departmentId ?? 0, state: stateId };
    await panel.admin.call('UpdateUser', change);
    expect((await panel.admin.call('GetUser', { userId, view: 'brief' })).rows[0]?.photo).toBe(photo);
  });

  test('is set once by the user who added the user, and by holders of Edit User', async () => {
    const [clerk, editor] = [await panel.userWith(['Add User']), await panel.userWith(['Edit User'])];
    const [own, foreign] = [await addUser(clerk), await addUser(panel.admin)];
    const photo = (await upload('E2')).json.data[0].url;
    expect((await clerk.ask('UpdateUserPhoto', { userId: own, photo })).status).toBe(200);
    expect((await clerk.ask('UpdateUserPhoto', { userId: own, photo })).status).toBe(403);
    expect((await clerk.ask('UpdateUserPhoto', { userId: foreign, photo })).status).toBe(403);
    expect((await editor.ask('UpdateUserPhoto', { userId: foreign, photo })).status).toBe(200);
    expect((await editor.ask('UpdateUserPhoto', { userId: 1, photo })).status).toBe(403);
    expect((await panel.admin.ask('UpdateUserPhoto', { userId: 1, photo })).status).toBe(200);
    expect((await editor.ask('UpdateUserPhoto', { userId: foreign, photo: 'nowhere.jpg' })).json.error.code).toBe('ImageUnknown');
  });
});
