import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { Caller } from '../../../testing/panel/caller.ts';
import { startMailServer } from '../../../testing/panel/mail-server.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { password } from '../../../testing/builders/users.ts';
import type { Config } from '../platform/config.ts';

/** A server that never answers is given up soon. */
const mail: Config['mail'] = { transport: undefined, from: undefined, timeoutMs: 300, deadlineMs: 600 };

let panel: TestPanel;
beforeEach(async () => {
  panel = await startTestPanel({ mail });
});
afterEach(() => panel.stop());

type Changes = Readonly<Record<string, string>>;

const listOf = (changes: Changes) => Object.entries(changes).map(([name, value]) => ({ name, value }));

async function version(): Promise<number> {
  return (await panel.admin.call('GetSettings', {}))[0]?.version ?? -1;
}

/** Changes settings and returns the reply. */
async function change(changes: Changes, more: { saveAnyway?: 'Yes' } = {}) {
  return panel.admin.ask('UpdateSettings', { version: await version(), settings: listOf(changes), ...more });
}

async function saved(changes: Changes, more: { saveAnyway?: 'Yes' } = {}): Promise<void> {
  const reply = await change(changes, more);
  expect([reply.status, reply.text]).toEqual([200, reply.text]);
}

async function setting(name: string, from = panel) {
  return (await from.admin.call('GetSettings', {})).find((each) => each.name === name);
}

async function valueOf(name: string): Promise<string | undefined> {
  return (await setting(name))?.value;
}

describe('GetSettings', () => {
  test('answers every setting with its preset while nothing is chosen (OPS-15, OPS-16, OPS-19)', async () => {
    const rows = await panel.admin.call('GetSettings', {});
    const open = rows.filter(({ isLocked }) => !isLocked);
    expect(Object.fromEntries(open.map(({ name, value }) => [name, value]))).toMatchObject({
      secondstep: 'Nobody',
      brandname: 'Vikray',
      smtpurl: '',
      mailfrom: '',
      followupmobiles: '',
      oldquotationcompany: '',
      sessionidlehours: '12',
      sessionmaxdays: '7',
      ewaysitegstinfrom: '',
      quotationvaliddays: '30',
      linkvaliddays: '30',
      upilimit: '100000.00',
      gsttdspercent: '2.00',
      gsttdsfrom: '',
      incometaxtdspercent: '0.10',
      incometaxtdsfrom: '',
      filesquota: '2048',
    });
    expect(new Set(open.map(({ source }) => source))).toEqual(new Set(['Preset']));
  });

  test('shows what only the environment can set, secrets as set or not set (OPS-18)', async () => {
    const variables = [
      { name: 'PORT', value: '3000', isSet: false },
      { name: 'PUBLIC_URL', value: 'https://panel.example.in', isSet: true },
      { name: 'SECRET_KEY', value: '', isSet: true },
      { name: 'METRICS_TOKEN', value: '', isSet: false },
    ];
    const other = await panel.startAnother({ variables });
    onTestFinished(() => other.stop());
    const boss = new Caller(other.address);
    await boss.logIn('9000000001', password);
    const rows = await boss.call('GetSettings', {});
    const shown = rows.filter(({ name }) => ['port', 'publicurl', 'secretkey', 'metricstoken'].includes(name));
    expect(shown.map(({ name, value, source, isSet, isLocked }) => [name, value, source, isSet, isLocked])).toEqual([
      ['port', '3000', 'Preset', false, true],
      ['publicurl', 'https://panel.example.in', 'Environment', true, true],
      ['secretkey', '', 'Environment', true, true],
      ['metricstoken', '', 'Preset', false, true],
    ]);
    const refused = await boss.ask('UpdateSettings', { version: 0, settings: [{ name: 'publicurl', value: 'https://evil.example' }] });
    expect([refused.status, refused.json.data]).toEqual([409, 'Only the environment can set this.']);
  });
});

describe('the environment', () => {
  test('wins over what is stored, and locks the field (OPS-16)', async () => {
    await saved({ brandname: 'Office', sessionmaxdays: '3' });
    const variables = [{ name: 'BRAND_NAME', value: 'Head Office', isSet: true }];
    const other = await panel.startAnother({ variables, brandName: 'Head Office' });
    onTestFinished(() => other.stop());
    const boss = new Caller(other.address);
    await boss.logIn('9000000001', password);
    const rows = await boss.call('GetSettings', {});
    expect(rows.find(({ name }) => name === 'brandname')).toMatchObject({
      value: 'Head Office',
      source: 'Environment',
      isLocked: true,
      variable: 'BRAND_NAME',
    });
    expect(rows.find(({ name }) => name === 'sessionmaxdays')).toMatchObject({ value: '3', source: 'Settings', isLocked: false });
    const settings = listOf({ brandname: 'Mine', sessionmaxdays: '4' });
    const refused = await boss.ask('UpdateSettings', { version: 1, settings });
    expect([refused.status, refused.json.data, refused.json.error.field]).toEqual([
      409,
      'Set by the environment (BRAND_NAME).',
      'brandname',
    ]);
    expect(await valueOf('sessionmaxdays')).toBe('3');
    expect((await boss.fetch('/api/docs')).text).toContain('Head Office: operations');
  });
});

describe('UpdateSettings', () => {
  test.each([
    ['brandname', 'x'.repeat(101), 'BRAND_NAME must have at most 100 characters.'],
    ['smtpurl', 'http://mail.example.in', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    ['smtpurl', 'smtp://', 'SMTP_URL must name a host, and its user and password may contain % only as %25.'],
    ['mailfrom', 'nobody', 'MAIL_FROM must be an e-mail address, or Name <address>.'],
    ['followupmobiles', '98765abcde', 'FOLLOWUP_MOBILES must be mobile numbers of 10 digits, separated by commas.'],
    ['oldquotationcompany', 'first', 'OLD_QUOTATION_COMPANY must be the number of a company.'],
    ['sessionidlehours', '0', 'SESSION_IDLE_HOURS must be a whole number from 1 to 720.'],
    ['sessionmaxdays', '366', 'SESSION_MAX_DAYS must be a whole number from 1 to 365.'],
    ['filesquota', '1.5', 'FILES_QUOTA must be a whole number from 1 to 1000000.'],
    ['quotationvaliddays', '-1', 'Please enter whole days from 0 to 365.'],
    ['linkvaliddays', '91', 'Please enter whole days from 1 to 90.'],
    ['ewaysitegstinfrom', '2026-02-30', 'Please enter a valid date.'],
    ['upilimit', '1e5', 'Please enter an amount up to ₹10,00,00,00,000.'],
    ['gsttdspercent', '100.01', 'Please enter a percentage up to 100.'],
    ['incometaxtdspercent', '-1', 'Please enter a percentage up to 100.'],
    ['gsttdsfrom', '2026-02-30', 'Please enter a valid date.'],
    ['paymentplans', '60 % with order', 'Please write a plan on each line, such as 50 % with order, balance in 30 days.'],
    ['secondstep', '', 'This setting cannot have this value.'],
  ])('refuses a wrong %s with its sentence, and saves nothing beside it (OPS-20)', async (name, value, sentence) => {
    const other = name === 'brandname' ? 'mailfrom' : 'brandname';
    const reply = await change({ [other]: 'office@example.in', [name]: value });
    expect([reply.status, reply.json.data, reply.json.error.field]).toEqual([400, sentence, name]);
    expect((await setting(other))?.source).toBe('Preset');
    expect(await version()).toBe(0);
  });

  test('takes the preset back when a value is emptied', async () => {
    await saved({ brandname: 'Rao Furniture', sessionidlehours: '2' });
    await saved({ brandname: '', sessionidlehours: '' });
    expect([await setting('brandname'), await setting('sessionidlehours')]).toMatchObject([
      { value: 'Vikray', source: 'Preset' },
      { value: '12', source: 'Preset' },
    ]);
  });

  test('saves one of two changes that began with the same version (OPS-15)', async () => {
    const settings = (value: string) => panel.admin.ask('UpdateSettings', { version: 0, settings: listOf({ brandname: value }) });
    const replies = await Promise.all(['One', 'Two', 'Three'].map(settings));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await version()).toBe(1);
  });

  test('counts at once in every panel on the same database (OPS-17)', async () => {
    const other = await panel.startAnother();
    onTestFinished(() => other.stop());
    const boss = new Caller(other.address);
    await boss.logIn('9000000001', password);
    const user = await panel.userWith([]);
    const there = new Caller(other.address);
    await there.logIn(user.mobile, password);
    await saved({ brandname: 'Rao & Söhne', followupmobiles: user.mobile, sessionidlehours: '1' });

    expect((await boss.fetch('/api/docs')).text).toContain('Rao &amp; Söhne: operations');
    const rights = await there.call('GetUserSubMenuAccessRights', {});
    expect(rights.find(({ menuName }) => menuName === 'Follow Up')?.access).toBe(1);
    panel.clock.pass(61);
    expect((await there.send('GetLoginRecord')).status).toBe(401);
  });

  test('says for how many days quotations and links are valid, and by which plans quotations are paid (OPS-19, REV-30, PAY-03)', async () => {
    const user = await panel.userWith(['Add Quotation']);
    expect((await user.call('GetLoginRecord', {}))[0]).not.toHaveProperty('quotationValidDays');
    await saved({ quotationvaliddays: '0', linkvaliddays: '14', paymentplans: '15 days' });
    expect((await user.call('GetLoginRecord', {}))[0]).toMatchObject({ quotationValidDays: 0, linkValidDays: 14, paymentPlans: '15 days' });
  });

  test('limits the files to the quota of the settings (OPS-19)', async () => {
    await saved({ filesquota: '1' });
    expect((await panel.admin.call('GetSystemHealth', {})).map(({ text }) => text)).toContain(
      'Attached files and sent PDFs take 0.0 MB of 1.0 MB.',
    );
  });

  test('is in the audit log, each setting by its name (OPS-17)', async () => {
    await saved({ brandname: 'Rao Furniture', smtpurl: 'smtp://office:s%40cret@mail.invalid' }, { saveAnyway: 'Yes' });
    await saved({ smtppassword: 'an"other' }, { saveAnyway: 'Yes' });
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'setting' });
    expect(rows.map(({ recordName }) => recordName)).toEqual(['smtppassword', 'smtppassword', 'smtpurl', 'brandname']);
    const text = JSON.stringify(rows);
    expect(text).toContain('••• (changed)');
    expect(text).not.toMatch(/s@cret|s%40cret|an\\*"other/);
  });
});

describe('the mail server', () => {
  async function silentServer(): Promise<string> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test('is saved once it was reached, and sends the test mail (OPS-15, OPS-20)', async () => {
    const server = await startMailServer();
    await saved({ smtpurl: `smtp://127.0.0.1:${server.smtp.port}`, mailfrom: 'Rao Furniture <office@rao.example>' });
    expect(await panel.admin.call('SendTestMail', { email: 'boss@rao.example' })).toEqual([{ email: 'boss@rao.example' }]);
    expect(server.received.map(({ from, to }) => [from, to])).toEqual([['office@rao.example', ['boss@rao.example']]]);
  });

  test('that answers slowly or never is refused, unless it is saved anyway; nothing waits for it (OPS-20)', async () => {
    const address = await silentServer();
    const waiting = change({ smtpurl: address, brandname: 'Rao' });
    expect((await panel.admin.send('GetCustomerList')).status).toBe(200);
    const refused = await waiting;
    expect([refused.status, refused.json.data, refused.json.error.code]).toEqual([
      409,
      'The mail server did not answer in time. Nothing was saved.',
      'MailServerNotReached',
    ]);
    expect([await valueOf('smtpurl'), await valueOf('brandname')]).toEqual(['', 'Vikray']);
    await saved({ smtpurl: address }, { saveAnyway: 'Yes' });
    expect(await valueOf('smtpurl')).toBe(address);
  });

  test('that cannot be reached, or refuses the login, is refused with the reason (OPS-20)', async () => {
    const unreachable = await change({ smtpurl: 'smtp://mail.invalid' });
    expect(unreachable.json.data).toBe('The mail server cannot be reached. Nothing was saved.');
    const { smtp } = await startMailServer({
      onAuth: ({ username, password: given }, _session, answer) =>
        given === 'right"one' ? answer(null, { user: username }) : answer(new Error('No')),
    });
    const address = `smtp://office@127.0.0.1:${smtp.port}`;
    expect((await change({ smtpurl: address, smtppassword: 'wrong' })).json.data).toBe(
      'The mail server refused the login. Nothing was saved.',
    );
    await saved({ smtpurl: address, smtppassword: 'right"one' });
    expect((await panel.admin.ask('SendTestMail', { email: 'boss@rao.example' })).status).toBe(200);
  });

  test('keeps its password to itself: encrypted, never answered, and not sent to another server (OPS-17)', async () => {
    await saved({ smtpurl: 'smtps://office:s3cret%23@mail.invalid' }, { saveAnyway: 'Yes' });
    expect([await setting('smtpurl'), await setting('smtppassword')]).toMatchObject([
      { value: 'smtps://office@mail.invalid', isSet: true },
      { value: '', isSet: true },
    ]);
    expect(JSON.stringify(await panel.db.selectFrom('settings').selectAll().execute())).not.toContain('s3cret');
    const [row] = await panel.db.selectFrom('setting_secrets').selectAll().execute();
    expect(row?.secret).toMatch(/^enc:1:/);
    const moved = await change({ smtpurl: 'smtps://office@mail.evil.invalid' }, { saveAnyway: 'Yes' });
    expect([moved.status, moved.json.error.field]).toEqual([400, 'smtppassword']);
  });

  test.each(['', 'smtp://mail.invalid'])(
    'keeps its password to itself when its login was taken away first: %s (OPS-17)',
    async (withoutLogin) => {
      await saved({ smtpurl: 'smtps://office:s3cret%23@mail.invalid' }, { saveAnyway: 'Yes' });
      await saved({ smtpurl: withoutLogin }, { saveAnyway: 'Yes' });
      const moved = await change({ smtpurl: 'smtps://office@mail.evil.invalid' }, { saveAnyway: 'Yes' });
      expect([moved.status, moved.json.error.field]).toEqual([400, 'smtppassword']);
      await saved({ smtpurl: 'smtps://office@mail.evil.invalid', smtppassword: 'another' }, { saveAnyway: 'Yes' });
    },
  );

  test('of the environment is neither changed nor shown with its password (OPS-16)', async () => {
    const variables = [{ name: 'SMTP_URL', value: 'smtps://office@mail.example.in', isSet: true }];
    const other = await panel.startAnother({ variables });
    onTestFinished(() => other.stop());
    const boss = new Caller(other.address);
    await boss.logIn('9000000001', password);
    for (const name of ['smtpurl', 'smtppassword']) {
      const refused = await boss.ask('UpdateSettings', { version: 0, settings: [{ name, value: 'smtp://mail.invalid' }] });
      expect([refused.status, refused.json.data]).toEqual([409, 'Set by the environment (SMTP_URL).']);
    }
  });

  test('is missing: no test mail', async () => {
    const reply = await panel.admin.ask('SendTestMail', { email: 'boss@rao.example' });
    expect([reply.status, reply.json.data]).toEqual([409, 'No mail server is set up for this panel, so nothing was sent.']);
  });
});

test('Administrators alone read and change settings (OPS-15)', async () => {
  const user = await panel.userWith(['Edit User']);
  const replies = await Promise.all([user.send('GetSettings'), user.send('UpdateSettings'), user.send('SendTestMail')]);
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
});
