import { jobTitle } from '@vikray/contract/health/job-check-messages.ts';
import { countedResult, healthGroups, healthResults } from '@vikray/contract/health/health-check.ts';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser, password } from '../../../testing/builders/users.ts';
import { testDatabase } from '../../../testing/database/test-database.ts';
import { contentsOf } from '../../../testing/panel/contents.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { checks, slowChecks } from './all-checks.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const read = () => panel.admin.call('GetSystemHealth', {});

describe('GetSystemHealth', () => {
  test('is for Administrators only, whatever rights others hold (OPS-10)', async () => {
    const holder = await panel.userWith(rightNames);
    const administrative = await panel.userWith([], 'Administrative');
    for (const [name, body] of [
      ['GetSystemHealth', {}],
      ['DismissHealthNote', { check: 'Mail' }],
    ] as const) {
      for (const caller of [holder, administrative]) expect(refusalOf(await caller.send(name, body))).toEqual([403, 'NotAuthorised']);
      expect(refusalOf(await panel.visitor().send(name, body))).toEqual([401, 'NotSignedIn']);
      expect((await (await panel.userWith([], 'Administrator')).send(name, body)).status).toBe(200);
    }
  });

  test('answers a row a check in wire names (OPS-10)', async () => {
    const { json } = await panel.admin.send('GetSystemHealth');
    const names = json.data.map((row: { fld_check: string }) => row.fld_check);
    const possible = (await panel.jobs.states()).filter(({ obstacle }) => obstacle === undefined);
    const jobs = possible.map(({ name }) => jobTitle(name, false));
    expect(names.toSorted()).toEqual([...[...checks, ...slowChecks].map(({ name }) => name), ...jobs].toSorted());
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(json.data[0])).toEqual([
      'fld_check',
      'fld_result',
      'fld_text',
      'fld_advice',
      'fld_at',
      'fld_group',
      'fld_dismisseduntil',
    ]);
  });

  test('sorts by group, then the worst first (OPS-10)', async () => {
    const places = (await read()).map((check) => [healthGroups.indexOf(check.group), -healthResults.indexOf(countedResult(check))]);
    expect(places).toEqual(places.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0)));
    expect(new Set(places.map(([group]) => group)).size).toBe(3);
  });

  test('says what to do about everything that is not fine (OPS-10)', async () => {
    const rows = await read();
    expect(rows.filter(({ text }) => !/^[A-Z0-9].*\.$/.test(text))).toEqual([]);
    expect(rows.filter(({ result, advice }) => result !== 'OK' && !/^[A-Za-z].{15,}$/.test(advice))).toEqual([]);
  });

  test('changes nothing (OPS-13)', async () => {
    await read();
    const before = await contentsOf(panel.db);
    await read();
    const after = await contentsOf(panel.db);
    // Named by table, because a comparison of all contents takes minutes.
    expect(Object.keys(after).filter((table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]))).toEqual([]);
  });

  test('contains no secret of the settings or the database (OPS-13)', async () => {
    const secrets = {
      secretKey: Buffer.alloc(32, 9).toString('base64'),
      smtpPassword: 'smtp-password-of-the-office',
      metricsToken: 'token-of-the-watching-machine',
      urlPassword: 'password-in-the-address',
    };
    const { settings } = await testDatabase();
    const other = await startTestPanel({
      database: { ...settings, keys: [secrets.secretKey] },
      mail: {
        transport: { host: '127.0.0.1', port: 1, isSecure: false, login: { user: 'smtp-user', password: secrets.smtpPassword } },
        from: undefined,
        timeoutMs: 1000,
        deadlineMs: 1000,
      },
      metricsToken: secrets.metricsToken,
      publicUrl: new URL(`https://someone:${secrets.urlPassword}@panel.example.in/`),
    });
    await addUser(other.admin);
    const { text } = await other.admin.send('GetSystemHealth');
    const hashes = await other.db.selectFrom('users').select('password_hash').execute();
    const { fingerprint } = await other.db.selectFrom('secret_key').select('fingerprint').executeTakeFirstOrThrow();
    const place = 'url' in settings ? settings.url : 'file' in settings ? settings.file : 'no place';
    const hidden = [...Object.values(secrets), ...hashes.map((user) => user.password_hash), fingerprint, place, password, 'smtp-user'];
    for (const secret of hidden) expect(text).not.toContain(secret);
    await other.stop();
  });
});

describe('DismissHealthNote', () => {
  const mail = async () => (await read()).find(({ check }) => check === 'Mail');

  test('dismisses a note for 30 days (OPS-14)', async () => {
    const { status, json } = await panel.admin.send('DismissHealthNote', { check: 'Mail' });
    expect([status, json.data]).toEqual([200, [{ fld_check: 'Mail', fld_dismisseduntil: '2026-12-20T04:30:00.000Z' }]]);
    expect(await mail()).toMatchObject({ result: 'Note', dismissedUntil: '2026-12-20T04:30:00.000Z' });
    panel.clock.pass(30 * 24 * 60 - 1);
    await panel.admin.logIn(adminMobile, password);
    expect((await mail())?.dismissedUntil).not.toBe('');
    panel.clock.pass(1);
    expect(await mail()).toMatchObject({ result: 'Note', dismissedUntil: '' });
    await panel.admin.call('DismissHealthNote', { check: 'Mail' });
    expect((await mail())?.dismissedUntil).not.toBe('');
  });

  test('dismisses neither a warning nor what is fine nor an unknown check (OPS-14)', async () => {
    for (const [check, status, code] of [
      ['First password', 409, 'NotANote'],
      ['Database', 409, 'NotANote'],
      ['Weather', 404, 'CheckNotFound'],
      ['', 400, 'InvalidInput'],
      ['__proto__', 404, 'CheckNotFound'],
    ] as const)
      expect([check, ...refusalOf(await panel.admin.send('DismissHealthNote', { check }))]).toEqual([check, status, code]);
  });
});
