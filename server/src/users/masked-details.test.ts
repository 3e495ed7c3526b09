import { maskedKeys } from '@vikray/contract/users/masked-details.ts';
import { changedUser, newUser } from '@vikray/contract/users/user.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addUser, aUser, password } from '../../../testing/builders/users.ts';

let panel: TestPanel;
let editor: Awaited<ReturnType<TestPanel['userWith']>>;
beforeAll(async () => {
  panel = await startTestPanel();
  editor = await panel.userWith(['Edit User']);
});
afterAll(() => panel.stop());
// Wrong passwords of one test must not count in the next.
beforeEach(() => panel.clock.pass(16));

const documents = {
  pan: 'AAPFU0939F',
  drivingLicence: 'MH12 20110012345',
  voterId: 'ABC1234567',
  aadhaar: '234567890124',
  passport: 'K1234567',
  rationCard: 'RC0012345678',
  bankAccount: '0030123456789012',
} as const;

const masked = {
  fld_pan: '•••••0939F',
  fld_dl: '••••••••••••2345',
  fld_voterid: '••••••4567',
  fld_adhaar: '••••••••0124',
  fld_passport: '••••4567',
  fld_rationcard: '••••••••5678',
  fld_bankaccount: '••••9012',
};

/** A user with every document, as it was entered. */
async function userWithDocuments() {
  const entered = aUser(documents);
  return { entered, userId: await addUser(panel.admin, entered) };
}

const rowOf = async (userId: number, view?: string, reader: Caller = editor) => {
  const { json } = await reader.send('GetUser', { userid: userId, ...(view && { view }) });
  return json.data[0] as Record<string, string>;
};

describe('view=masked of GetUser', () => {
  test('answers identity documents and account number masked, everything else as it is (SEC-19)', async () => {
    const { userId } = await userWithDocuments();
    const row = await rowOf(userId, 'masked');
    expect(row).toMatchObject({ ...masked, fld_dob: '1991-04-17', fld_personalemail: expect.stringContaining('@') });
    const whole = await rowOf(userId);
    expect(Object.keys(row)).toEqual(Object.keys(whole));
    const hidden = Object.keys(masked);
    for (const key of Object.keys(whole).filter((each) => !hidden.includes(each))) expect(row[key]).toEqual(whole[key]);
  });

  test('leaves the documented body as it was: in full (SEC-19, USR-66)', async () => {
    const { userId } = await userWithDocuments();
    expect(await rowOf(userId)).toMatchObject({ fld_adhaar: '234567890124', fld_pan: 'AAPFU0939F', fld_bankaccount: '0030123456789012' });
    expect(await rowOf(userId, 'whole')).toMatchObject({ fld_adhaar: '234567890124' });
  });

  test('gives no mask to those who may not read the value (SEC-19)', async () => {
    const { userId } = await userWithDocuments();
    const row = await rowOf(userId, 'masked', await panel.userWith(['User List', 'Add User']));
    expect(Object.keys(row).filter((key) => key in masked)).toEqual([]);
  });
});

describe('RevealPrivate', () => {
  test.each(maskedKeys)('answers %s alone, as it was entered (SEC-19)', async (field) => {
    const { userId } = await userWithDocuments();
    const reply = await editor.send('RevealPrivate', { userid: userId, field, password });
    const whole = await rowOf(userId);
    expect([reply.status, reply.json]).toEqual([200, { data: [{ fld_field: field, fld_value: whole[`fld_${field}`] }] }]);
  });

  test('is for holders of Edit User and for oneself (SEC-19)', async () => {
    const { entered, userId } = await userWithDocuments();
    const self = panel.visitor();
    await self.logIn(entered.officeMobile, entered.password);
    const own = await self.send('RevealPrivate', { userid: userId, field: 'adhaar' });
    expect(own.json.data).toEqual([{ fld_field: 'adhaar', fld_value: '234567890124' }]);
    expect((await self.send('RevealPrivate', { userid: editor.userId, field: 'adhaar' })).status).toBe(403);
    const administrator = await panel.userWith(['User List', 'Add User'], 'Administrator');
    expect((await administrator.send('RevealPrivate', { userid: userId, field: 'adhaar' })).status).toBe(403);
    expect((await panel.visitor().send('RevealPrivate', { userid: userId, field: 'adhaar' })).status).toBe(401);
  });

  test('takes no other field, and no user who is not there (SEC-19)', async () => {
    const { userId } = await userWithDocuments();
    for (const field of ['dob', 'password_hash', 'pan,adhaar', '__proto__'])
      expect((await editor.send('RevealPrivate', { userid: userId, field })).status).toBe(400);
    expect((await editor.send('RevealPrivate', { userid: 999_999, field: 'pan' })).status).toBe(404);
    await panel.admin.call('DeleteUser', { userId });
    expect((await editor.send('RevealPrivate', { userid: userId, field: 'pan' })).status).toBe(404);
  });

  test('checks one’s own password when it is sent, and counts a wrong one with failed logins (SEC-19)', async () => {
    const { userId } = await userWithDocuments();
    const reader = await panel.userWith(['Edit User']);
    const wrong = await reader.send('RevealPrivate', { userid: userId, field: 'pan', password: 'a wrong one' });
    expect([wrong.status, wrong.json.data]).toEqual([400, 'Incorrect Old Password.']);
    expect(wrong.text).not.toContain('AAPFU');
    for (let guess = 0; guess < 9; guess++)
      await reader.send('RevealPrivate', { userid: userId, field: 'pan', password: `guess number ${guess}` });
    expect((await reader.send('RevealPrivate', { userid: userId, field: 'pan', password })).status).toBe(429);
  });

  test('does not store the value: a repeat under the same key answers no rows (SEC-19)', async () => {
    const { userId } = await userWithDocuments();
    const input = { userId, field: 'adhaar', ownPassword: password } as const;
    expect((await editor.ask('RevealPrivate', input, { key: 'reveal-adhaar-1' })).json.data).toHaveLength(1);
    expect((await editor.ask('RevealPrivate', input, { key: 'reveal-adhaar-1' })).json).toEqual({ data: [] });
    const stored = JSON.stringify([
      await panel.db.selectFrom('idempotency_keys').selectAll().execute(),
      await panel.db.selectFrom('audit_log').selectAll().execute(),
      await panel.db.selectFrom('private_access').selectAll().execute(),
    ]);
    expect(stored).toContain('Aadhaar');
    expect(stored).not.toContain('234567890124');
  });

  test('is in the audit log with the field and without its value (SEC-19, SEC-21)', async () => {
    const { userId } = await userWithDocuments();
    await editor.send('RevealPrivate', { userid: userId, field: 'passport' });
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'user', recordId: userId, operation: 'RevealPrivate' });
    expect(rows.map(({ userId: reader, changes }) => [reader, changes.map(({ after }) => after)])).toEqual([[editor.userId, ['Passport']]]);
  });
});

describe('a masked value that comes back', () => {
  test('in UpdateUser changes nothing, and the others change (SEC-20)', async () => {
    const { entered, userId } = await userWithDocuments();
    const shown = await rowOf(userId, 'masked');
    const sent = { ...entered, userId, designation: 'Head of Stores', passport: 'Z7654321', version: Number(shown['fld_version']) };
    const masks = { pan: '•••••0939F', aadhaar: '••••••••0124', bankAccount: '••••9012', drivingLicence: '••••••••••••2345' };
    await editor.call('UpdateUser', { ...sent, ...masks, voterId: '••••••4567', rationCard: '' });
    expect(await rowOf(userId)).toMatchObject({
      fld_designation: 'Head of Stores',
      fld_pan: 'AAPFU0939F',
      fld_adhaar: '234567890124',
      fld_bankaccount: '0030123456789012',
      fld_dl: 'MH12 20110012345',
      fld_voterid: 'ABC1234567',
      fld_passport: 'Z7654321',
      fld_rationcard: '',
    });
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'user', recordId: userId, operation: 'UpdateUser' });
    expect(rows[0]?.changes.map(({ field }) => field)).toEqual(['Designation', 'Passport', 'Ration card']);
  });

  test('half typed over is refused and changes nothing (SEC-20)', async () => {
    const { entered, userId } = await userWithDocuments();
    const body = z.encode(changedUser, { ...entered, userId });
    for (const adhaar of ['•••12•••0124', '2345••••0124', '••••••'.repeat(4), '••••0124 5678'])
      expect((await editor.send('UpdateUser', { ...body, adhaar })).status).toBe(400);
    expect((await rowOf(userId))['fld_adhaar']).toBe('234567890124');
  });

  test('in AddUser is no value (SEC-20)', async () => {
    const refused = await panel.admin.send('AddUser', { ...z.encode(newUser, aUser()), adhaar: '••••••••0124' });
    expect(refused.status).toBe(400);
    const userId = await addUser(panel.admin, { drivingLicence: '••••••••••••2345' });
    expect((await rowOf(userId))['fld_dl']).toBe('');
  });
});

describe('a change of a login type', () => {
  test('checks one’s own password when it is sent, and is reported to the user and to the other Administrators (SEC-18)', async () => {
    const entered = aUser();
    const userId = await addUser(panel.admin, entered);
    const other = await panel.userWith([], 'Administrator');
    const change = { ...entered, userId, loginType: 'Administrator' } as const;
    expect((await panel.admin.ask('UpdateUser', { ...change, ownPassword: 'a wrong one' })).json.data).toBe('Incorrect Old Password.');
    expect((await panel.admin.ask('UpdateUser', change)).status).toBe(200);
    const told = (await other.call('GetNotifications', {})).map(({ text }) => text);
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`has changed the rights of ${entered.name}`)));
    const self = panel.visitor();
    await self.logIn(entered.officeMobile, entered.password);
    expect((await self.call('GetNotifications', {})).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('has changed your rights'),
    );
  });
});
