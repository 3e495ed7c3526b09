import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sealAll } from '../../server/src/platform/database/ledgers/chain.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { verifyChain } from '../../server/src/platform/database/ledgers/verify-chain.ts';
import { Caller } from '../../testing/panel/caller.ts';
import { contentsOf } from '../../testing/panel/contents.ts';
import { uploadPicture } from '../../testing/builders/images.ts';
import { logInAdmin, programAdmin } from '../../testing/builders/daily-records.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { startPanelHere, type PanelHere } from '../../testing/panel/panel-here.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { runScript } from '../../testing/panel/run-script.ts';
import { addUser } from '../../testing/builders/users.ts';

// Every test runs commands, which is slow.
vi.setConfig({ testTimeout: 300_000 });

let database: ProgramDatabase;
let panel: PanelHere;
let admin: Caller;
let db: Db;
let userId: number;
const mobile = '9377700001';
const personal = {
  personalEmail: 'leaver.private@example.in',
  personalMobile: '9377799999',
  personalPhone: '02077788899',
  address: '7, Leaver Lane',
  nickname: 'Leavy',
  officeEmail: 'leaver.office@example.in',
};
beforeAll(async () => {
  database = await programDatabase();
  panel = await startPanelHere({ ...database.settings, ADMIN_PASSWORD: programAdmin.password });
  admin = await logInAdmin(panel.address);
  userId = await addUser(admin, {
    name: 'Leela Leaver',
    officeMobile: mobile,
    photo: await uploadPicture(admin, 'User'),
    password: 'a password of theirs',
    ...personal,
  });
  await admin.call('GetUser', { search: personal.officeEmail });
  const leaver = new Caller(panel.address);
  await leaver.logIn(mobile, 'a password of theirs');
  await leaver.call('SaveQuotationDraft', { title: 'Half-finished Hospital, 1 product', content: '{}' });
  db = openDatabase(database.database);
});
afterAll(async () => {
  await db.destroy();
  await panel.stop();
  await database.drop();
});

function forget(...words: string[]) {
  return runCommand('forget-user', words, database.settings);
}

describe('npm run forget-user', () => {
  test('refuses an active user, an unknown user and anything that is not a number', async () => {
    expect((await forget(mobile, '--yes')).errors).toMatch(
      /^Leela Leaver \(number \d+, employee number \S+\) is an active user\. Delete them/,
    );
    expect((await forget('9377700002')).errors).toBe('No deleted user has the number 9377700002.\n');
    for (const words of [[], ['Leela'], [mobile, mobile]])
      expect((await forget(...words)).errors).toBe(
        'Name the official mobile number or the number of the deleted user: npm run forget-user -- 9000000001 [--yes]\n',
      );
  });

  test('only says what it would do when --yes is missing', async () => {
    await admin.call('DeleteUser', { userId });
    const before = await contentsOf(db);
    const { code, output } = await forget(mobile);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^This would permanently erase the following data of Leela Leaver[^]*Nothing has been changed\. Add --yes/),
    ]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test('erases personal data, keeps the name for documents and the audit log, and lists what remains', async () => {
    const { photo } = await db.selectFrom('users').select('photo').where('id', '=', userId).executeTakeFirstOrThrow();
    expect((await admin.fetch(photo)).status).toBe(200);
    const { code, output, errors } = await runScript('forget-user', [mobile, '--yes'], database.settings);
    expect(errors).toBe('');
    expect([code, output]).toEqual([0, expect.stringMatching(/^Permanently erased data of Leela Leaver[^]*What remains, and why:\n/)]);

    const { audit_log: log = [], login_events: _, ...contents } = await contentsOf(db);
    for (const text of [...Object.values(personal), mobile, 'Half-finished Hospital']) expect(JSON.stringify(contents)).not.toContain(text);
    for (const text of [personal.address, personal.personalEmail, personal.personalMobile]) expect(log.join()).not.toContain(text);
    expect((await db.selectFrom('user_private').select('user_id').where('user_id', '=', userId).execute()).length).toBe(0);
    expect((await admin.fetch(photo)).status).toBe(404);

    const { rows } = await admin.call('GetAuditLog', { record: 'user', recordId: userId });
    expect(rows.map((row) => row.operation)).toEqual(['ForgetUser', 'DeleteUser', 'GetUser', 'AddUser']);
    expect(rows[0]).toMatchObject({ recordName: 'Leela Leaver' });
    // The panel that runs beside it may add a row in between.
    const sealed = async () => {
      await sealAll(db);
      return verifyChain(db);
    };
    await expect.poll(sealed).toMatchObject({ firstBreak: undefined, unsealed: 0 });
  });

  test('can be run again with the number of the user', async () => {
    expect((await forget(String(userId), '--yes')).code).toBe(0);
  });
});
