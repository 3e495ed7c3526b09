import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Caller } from '../../../testing/panel/caller.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { logInAdmin, programAdmin } from '../../../testing/builders/daily-records.ts';
import { startPanelHere, type PanelHere } from '../../../testing/panel/panel-here.ts';
import { programDatabase, type ProgramDatabase } from '../../../testing/panel/program-database.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { runCommand } from '../../../testing/panel/run-command.ts';
import { runScript } from '../../../testing/panel/run-script.ts';
import { codeOfStep, stepAt } from '../second-step/totp.ts';

// Commands run here.
vi.setConfig({ testTimeout: 300_000 });

let database: ProgramDatabase;
let settings: Readonly<Record<string, string>>;
let panel: PanelHere;
beforeAll(async () => {
  database = await programDatabase();
  settings = { ...database.settings, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
  panel = await startPanelHere({ ...settings, ADMIN_PASSWORD: programAdmin.password });
});
afterAll(async () => {
  await panel.stop();
  await database.drop();
});

const reset = (run: typeof runScript, ...words: string[]) => run('reset-password', words, settings);
const madeIn = (output: string) => /once:\n\n([\w-]{29})\n/.exec(output)?.[1] ?? '';

describe('npm run reset-password', () => {
  test('gives the only Administrator a new password while the panel runs, which allows nothing but changing it', async () => {
    const { address } = panel;
    const before = await logInAdmin(address);
    const { code, output, errors } = await reset(runScript, programAdmin.mobile);
    const [, made = ''] = /^The new password of Administrator is shown only once:\n\n([\w-]{29})\n\nThey must change it/.exec(output) ?? [];
    expect([code, errors]).toEqual([0, '']);
    expect(refusalOf(await before.send('GetLoginRecord'))).toEqual([401, 'NotSignedIn']);

    const admin = new Caller(address);
    expect((await admin.logIn(programAdmin.mobile, programAdmin.password)).status).toBe(401);
    expect((await admin.logIn(programAdmin.mobile, made)).json.data[0]).toMatchObject({ fld_userid: 1, fld_mustchangepassword: true });
    expect(refusalOf(await admin.ask('AddCustomer', aCustomer()))).toEqual([403, 'PasswordToBeChanged']);
    expect(refusalOf(await admin.send('GetCustomerList'))).toEqual([403, 'PasswordToBeChanged']);
    expect(refusalOf(await admin.fetch('/api/openapi.json'))).toEqual([403, 'PasswordToBeChanged']);
    expect((await admin.fetch(`/api/images/${'0'.repeat(64)}.jpg`)).status).toBe(404);
    expect((await admin.send('GetLoginRecord')).status).toBe(200);

    expect((await admin.ask('CheckOldPassword', { oldPassword: made })).status).toBe(200);
    await admin.call('ChangePassword', { userId: 1, oldPassword: made, password: 'one of my own' });
    expect((await admin.logIn(programAdmin.mobile, 'one of my own')).json.data[0]).not.toHaveProperty('fld_mustchangepassword');
    expect((await admin.ask('AddCustomer', aCustomer())).status).toBe(201);
    const { rows } = await admin.call('GetAuditLog', { record: 'user', recordId: 1, operation: 'ResetPassword' });
    expect(rows.map((row) => [row.recordName, row.changes])).toEqual([
      ['Administrator', [{ field: 'Changed', before: null, after: 'password, by the command reset-password' }]],
    ]);
  });

  test('ends the second step of the only Administrator on demand, if app and recovery codes are lost (SEC-07)', async () => {
    const { address } = panel;
    const given = madeIn((await reset(runCommand, programAdmin.mobile)).output);
    const admin = new Caller(address);
    await admin.logIn(programAdmin.mobile, given);
    await admin.call('ChangePassword', { userId: 1, oldPassword: given, password: 'another of my own' });
    const [started] = await admin.call('StartSecondStep', { ownPassword: 'another of my own' });
    await admin.call('ConfirmSecondStep', { code: codeOfStep(started?.secret ?? '', stepAt(new Date().toISOString())) });

    const kept = await reset(runCommand, programAdmin.mobile);
    expect(kept.output).toContain('They also need a code, because two-step sign-in is on.');
    expect(refusalOf(await admin.logIn(programAdmin.mobile, madeIn(kept.output)))).toEqual([401, 'CodeNeeded']);

    const ended = await reset(runCommand, programAdmin.mobile, '--end-second-step');
    expect([ended.code, ended.output]).toEqual([0, expect.stringContaining('Their two-step sign-in has ended.')]);
    const password = madeIn(ended.output);
    expect((await admin.logIn(programAdmin.mobile, password)).status).toBe(200);
    await admin.call('ChangePassword', { userId: 1, oldPassword: password, password: 'a third of my own' });
    expect((await admin.call('GetSecondStep', {}))[0]?.isOn).toBe('No');
    expect(await admin.call('GetNotifications', {})).toContainEqual(expect.objectContaining({ text: 'Your two-step sign-in is off.' }));
    const { rows } = await admin.call('GetAuditLog', { record: 'user', recordId: 1, operation: 'ResetPassword' });
    expect(rows[0]?.changes[0]?.after).toBe('password and two-step sign-in, by the command reset-password');
  });

  test('says when there is no such user, and how it is used', async () => {
    expect(await reset(runCommand, '9999999999')).toEqual({
      code: 1,
      output: '',
      errors: 'No active user has the official mobile number 9999999999.\n',
    });
    expect((await reset(runCommand)).errors).toBe(
      'Name the official mobile number of the user: npm run reset-password -- 9000000001 [--end-second-step]\n',
    );
  });
});
