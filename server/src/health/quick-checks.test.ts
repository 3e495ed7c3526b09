import { chmod, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HealthCheck } from '@vikray/contract/health/health-check.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { openFollowUpOffice } from '../../../testing/builders/follow-up-office.ts';
import { openLinkOffice } from '../../../testing/builders/link-office.ts';
import { acceptance, postForm } from '../../../testing/builders/quotation-links.ts';
import { aPdf, attach } from '../../../testing/builders/threads.ts';
import { addUser, password } from '../../../testing/builders/users.ts';
import { testDatabase } from '../../../testing/database/test-database.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { smtpRefusal, startMailServer } from '../../../testing/panel/mail-server.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { setReadOnly } from '../../../testing/panel/read-only.ts';
import { codeOfStep, stepAt } from '../second-step/totp.ts';
import { checkDiskSpace } from './checks/disk-space.ts';
import { checkPause } from './checks/pauses.ts';
import { checkSlowest } from './checks/slowest-operations.ts';

const { engine } = inject('databaseSupply');
let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function found(name: string, { admin }: Pick<TestPanel, 'admin'> = panel): Promise<HealthCheck> {
  const check = (await admin.call('GetSystemHealth', {})).find((each) => each.check === name);
  if (!check) throw new Error(`There is no check ${name}`);
  return check;
}

/** A check in another panel on the same database with these settings. */
async function foundWith(name: string, different: Parameters<TestPanel['startAnother']>[0]): Promise<HealthCheck> {
  const other = await panel.startAnother(different);
  const admin = new Caller(other.address);
  await admin.logIn(adminMobile, password);
  const check = await found(name, { admin });
  await other.stop();
  return check;
}

describe('the group Now', () => {
  test('says that the database answers, and how large it is (OPS-11)', async () => {
    expect(await found('Database')).toMatchObject({
      group: 'Now',
      result: 'OK',
      text: expect.stringMatching(/^The database answers and can be written to\. It holds \d+(\.\d)? [KMG]B\.$/),
    });
  });

  // PGlite has one connection, and it would keep the setting.
  test.skipIf(engine === 'pglite')('shows a database that cannot be written as a Problem (OPS-11)', async () => {
    const other = await startTestPanel();
    const readOnly = async (isReadOnly: boolean) => {
      other.clock.pass(1);
      await setReadOnly(other.db, isReadOnly);
      await other.visitor().fetch('/api/health');
      return (await found('Database', other)).result;
    };
    expect([await readOnly(true), await readOnly(false)]).toEqual(['Problem', 'OK']);
    await other.stop();
  });

  test('says how much room the disk has (OPS-11)', async () => {
    expect((await found('Disk space')).text).toMatch(/^(Only )?\d+(\.\d)? [KMGT]B are free on the disk of the server\.$/);
    const GB = 1024 ** 3;
    expect([
      checkDiskSpace(50 * GB, GB),
      checkDiskSpace(1.5 * GB, GB),
      checkDiskSpace(9 * GB, 5 * GB),
      checkDiskSpace(0.3 * GB, 0),
    ]).toMatchObject([
      { result: 'OK', text: '50.0 GB are free on the disk of the server.' },
      { result: 'Warning', text: 'Only 1.5 GB are free on the disk of the server.' },
      { result: 'Warning' },
      { result: 'Problem', text: 'Only 0.3 GB are free on the disk of the server.' },
    ]);
  });

  test('names the slowest operations of the last hour (OPS-12)', async () => {
    await panel.admin.call('GetCustomerList', { page: 1 });
    expect((await found('Slowest operations')).text).toMatch(/^Slowest in the last hour: .*[A-Z][a-z]+ [A-Z].* \d+\.\d\d s/);
    panel.clock.pass(61);
    expect(await found('Slowest operations')).toMatchObject({ result: 'OK', text: 'No requests in the last hour.' });
    const slow = (ms: number) => checkSlowest([{ operation: 'GetQuotation', ms }]).result;
    expect([slow(400), slow(3500), slow(20_000)]).toEqual(['OK', 'Note', 'Warning']);
  });

  test('says for how long the panel answered no one (OPS-12)', async () => {
    expect((await found('Answering at once')).text).toMatch(/ \d+\.\d s\.$/);
    expect([100, 3000, 30_000].map((ms) => checkPause(ms).result)).toEqual(['OK', 'Warning', 'Problem']);
  });

  test('finds a clock that was set back behind the last change, or that differs from the database server (OPS-12)', async () => {
    const other = await startTestPanel();
    const fromNow = (seconds: number) => other.clock.pass((Date.now() - other.clock.now().getTime()) / 60_000 + seconds / 60);
    fromNow(0);
    await other.admin.logIn(adminMobile, password);
    await other.admin.call('AddCustomer', aCustomer());
    expect((await found('Clock', other)).result).toBe('OK');
    fromNow(-120);
    expect((await found('Clock', other)).result).toBe('Problem');
    fromNow(20);
    expect((await found('Clock', other)).result).toBe(engine === 'sqlite' ? 'OK' : 'Warning');
    await other.stop();
  });

  test('names the version of the panel, Node and the engine (OPS-12)', async () => {
    const { result, text } = await found('Version');
    expect(result).toBe('OK');
    expect(text).toMatch(engine === 'sqlite' ? /with SQLite 3\.\d+/ : /with PostgreSQL \d+/);
    expect(text).toContain(`on Node ${process.versions.node} `);
  });

  test('shows when the last mail was sent, and when the mail server has refused the last ones (OPS-11)', async () => {
    const office = await openFollowUpOffice();
    const send = async () => office.seller.send('SendMailer', (await office.request()).body);
    const mail = () => found('Mail', office.panel);
    expect(await mail()).toMatchObject({ result: 'Note', text: expect.stringContaining('No mail server is set up') });
    office.set({ transport: { folder: '/tmp' } });
    expect((await mail()).result).toBe('Note');

    const server = await startMailServer();
    office.set({ transport: server.smtp });
    expect(await mail()).toMatchObject({ result: 'OK', text: 'A mail server is set up. No mail to a customer has been sent yet.' });
    await send();
    expect(await mail()).toMatchObject({ result: 'OK', text: 'The last mail to a customer was sent at 10:00.' });

    const refusing = await startMailServer({
      beforeConfirming: () => {
        throw Object.assign(new Error('Mailbox full'), { responseCode: 552 });
      },
    });
    office.set({ transport: refusing.smtp });
    office.panel.clock.pass(5);
    await send();
    expect(await mail()).toMatchObject({
      result: 'Warning',
      text: 'The last mail to a customer, at 10:05, could not be sent. The last success was at 10:00.',
    });
    await send();
    await send();
    expect((await mail()).result).toBe('Problem');
    await office.panel.stop();
  });
});

describe('the mail server', () => {
  test('is not fine while mails about the answers of customers cannot be sent (OPS-11, FUP-35)', async () => {
    let isFull = true;
    const server = await startMailServer({
      beforeConfirming: () => {
        if (isFull) throw smtpRefusal(552, 'Mailbox full');
      },
    });
    const office = await openLinkOffice({
      mail: { transport: server.smtp, from: 'office@vikray.example.in', timeoutMs: 10_000, deadlineMs: 25_000 },
    });
    await office.panel.db.updateTable('users').set({ office_email: 'boss@vikray.example.in' }).execute();
    await office.panel.jobs.runDue();
    const { path } = await office.share();
    expect((await postForm(office.customer, path, acceptance)).status).toBe(303);
    const mailAfterAMinute = async () => {
      office.panel.clock.pass(1);
      await office.panel.jobs.runDue();
      await office.panel.jobs.settled();
      return found('Mail', office.panel);
    };
    expect(await mailAfterAMinute()).toMatchObject({
      result: 'Warning',
      text: '1 mail to colleagues about the answers of customers could not be sent.',
    });
    isFull = false;
    expect((await mailAfterAMinute()).result).toBe('OK');
    await office.panel.stop();
  });
});

describe('the group Data', () => {
  test('says how much of their quota the files take, and warns before it is used up, in the MB in which it is set (OPS-12, THR-20)', async () => {
    const MB = 1024 * 1024;
    const other = await startTestPanel({ filesQuotaBytes: 2 * MB });
    const [customer] = await other.admin.call('AddCustomer', aCustomer());
    const attached = (size: number) => attach(other.admin, 'customer', customer?.customerId ?? 0, 'plan.pdf', aPdf('x'.repeat(size)));
    await attached(1.6 * MB);
    expect(await found('Files', other)).toMatchObject({ result: 'OK', text: 'Attached files and sent PDFs take 1.6 MB of 2.0 MB.' });
    await attached(0.22 * MB);
    expect(await found('Files', other)).toMatchObject({
      result: 'Warning',
      text: 'The space for files is nearly used up: 1.8 MB of 2.0 MB.',
    });
    await other.stop();
  });

  test('shows the last check of the database for damage with its moment (OPS-13)', async () => {
    expect((await found('Database contents')).result).toBe('Note');
    await panel.checkDatabase();
    const at = panel.clock.now().toISOString();
    panel.clock.pass(30);
    expect(await found('Database contents')).toMatchObject({ result: 'OK', at });
  });

  test('finds upgrade steps that have not run, and a database that a newer version has upgraded (OPS-12)', async () => {
    expect((await found('Upgrade steps')).result).toBe('OK');
    const rename = (from: string, to: string) => sql`update kysely_migration set name = ${to} where name = ${from}`.execute(panel.db);
    await rename('2026-11-28-5000-baseline', '2099-01-01-1000-newer');
    expect((await found('Upgrade steps')).result).toBe('Problem');
    await rename('2099-01-01-1000-newer', '2026-11-28-5000-baseline');
    await sql`insert into kysely_migration (name, timestamp) values ('2099-01-01-1000-newer', '2099')`.execute(panel.db);
    expect((await found('Upgrade steps')).result).toBe('Warning');
    await sql`delete from kysely_migration where timestamp = '2099'`.execute(panel.db);
  });

  test('names users without an office e-mail (OPS-11)', async () => {
    expect(await found('Office e-mails')).toMatchObject({ result: 'Note', text: '1 user has no office e-mail: Administrator.' });
    await panel.db.updateTable('users').set({ office_email: 'office@example.in' }).where('id', '=', 1).execute();
    expect((await found('Office e-mails')).result).toBe('OK');
    for (const name of ['Asha', 'Bina', 'Chitra', 'Devi', 'Esha']) {
      // The form asks for one, but users of former systems may have none.
      const userId = await addUser(panel.admin, { name });
      await panel.db.updateTable('users').set({ office_email: '' }).where('id', '=', userId).execute();
    }
    expect((await found('Office e-mails')).text).toBe('5 users have no office e-mail: Asha, Bina, Chitra and 2 more.');
  });
});

describe('the group Security', () => {
  test.each([
    [undefined, 'Note'],
    ['http://panel.example.in', 'Warning'],
    ['http://localhost:3000', 'OK'],
    ['http://[::1]:3000', 'OK'],
    ['https://panel.example.in', 'OK'],
  ])('evaluates the address %s: %s (OPS-11)', async (address, result) => {
    const publicUrl = address === undefined ? undefined : new URL(address);
    expect((await foundWith('Address', { publicUrl, trustedProxies: ['127.0.0.1'] })).result).toBe(result);
  });

  test.each([
    [undefined, 'OK', 'Quotation links for customers are off.'],
    ['http://offers.example.in/x', 'Warning', 'Customers open quotation links at http://offers.example.in, without encryption: others on'],
    ['http://127.0.0.1:3000', 'OK', 'Customers open quotation links at http://127.0.0.1:3000.'],
    ['https://offers.example.in', 'OK', 'Customers open quotation links at https://offers.example.in.'],
  ])('evaluates the address of links %s: %s (OPS-11, FUP-24)', async (address, result, text) => {
    const check = await foundWith('Links', { linkUrl: address === undefined ? undefined : new URL(address) });
    expect(check).toMatchObject({ result, text: expect.stringContaining(text) });
    expect(check.advice.endsWith('change LINK_URL to https.')).toBe(result === 'Warning');
  });

  test('warns of a proxy that the settings do not name (OPS-11)', async () => {
    const publicUrl = new URL('https://panel.example.in');
    expect((await foundWith('Proxy', { publicUrl })).result).toBe('Warning');
    expect((await foundWith('Proxy', { publicUrl, trustedProxies: ['127.0.0.1'] })).result).toBe('OK');

    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    await panel.visitor().send('GetTerms', {}, forwarded);
    expect((await found('Proxy')).result).toBe('OK');
    await panel.admin.send('GetTerms', {}, forwarded);
    expect((await found('Proxy')).result).toBe('Warning');
    panel.clock.pass(61);
    expect((await found('Proxy')).result).toBe('OK');
  });

  test('warns until the first user has another password (OPS-11)', async () => {
    const other = await startTestPanel();
    expect((await found('First password', other)).result).toBe('Warning');
    await other.admin.call('ChangePassword', { userId: 1, oldPassword: password, password: 'a password of my own' });
    expect((await found('First password', other)).result).toBe('OK');
    await other.stop();
  });

  test('names Administrators who log in without a second step (OPS-11)', async () => {
    const other = await startTestPanel();
    const check = () => found('Second step', other);
    expect(await check()).toMatchObject({
      group: 'Security',
      result: 'Note',
      text: '1 Administrator logs in without a second step: Administrator.',
    });

    const [begun] = await other.admin.call('StartSecondStep', { ownPassword: password });
    expect((await check()).result).toBe('Note');
    const code = codeOfStep(begun?.secret ?? '', stepAt(other.clock.now().toISOString()));
    await other.admin.call('ConfirmSecondStep', { code });
    expect(await check()).toMatchObject({ result: 'OK', text: 'Every Administrator logs in with a second step.', advice: '' });

    await other.userWith([], 'Administrator');
    await other.userWith([]);
    expect((await check()).text).toMatch(/^1 Administrator logs in without a second step: Test User \d+\.$/);
    await other.stop();
  });

  test('finds a key of private entries that is missing', async () => {
    expect((await found('Secret key')).result).toBe('OK');
    await addUser(panel.admin);
    expect((await found('Secret key')).result).toBe('OK');
    const { fingerprint } = await panel.db.selectFrom('secret_key').select('fingerprint').executeTakeFirstOrThrow();
    const become = (other: string) => panel.db.updateTable('secret_key').set({ fingerprint: other }).execute();
    await become('0123456789abcdef');
    expect((await found('Secret key')).result).toBe('Problem');
    await become(fingerprint);
  });

  test.runIf(engine === 'sqlite')('finds a key file that others can read, or that is gone', async () => {
    const { settings } = await testDatabase();
    if (!('file' in settings)) throw new Error('The embedded database is a file');
    const other = await startTestPanel({ database: settings });
    const file = join(dirname(settings.file), 'secret.key');
    await rm(file, { force: true });
    expect((await found('Secret key', other)).text).toBe('The key for private entries is made when the first one is stored.');
    await addUser(other.admin);
    expect((await found('Secret key', other)).result).toBe('OK');
    await chmod(file, 0o644);
    expect((await found('Secret key', other)).result).toBe('Warning');
    await rm(file);
    expect((await found('Secret key', other)).result).toBe('Problem');
    await other.stop();
  });

  test.runIf(engine !== 'sqlite')('shows private entries without a key as a Problem', async () => {
    const other = await startTestPanel({}, { hasKey: false });
    expect((await found('Secret key', other)).result).toBe('Problem');
    await other.stop();
  });
});
