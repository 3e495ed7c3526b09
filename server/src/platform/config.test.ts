import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartProblem } from './start-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'vikray-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(settings: Record<string, string> = {}) {
  return readConfig({ DATA_DIR: folder, ...settings });
}

describe('without settings', () => {
  test('the panel serves this machine only, with a database in its data folder', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      database: { file: join(folder, 'vikray.db') },
      publicUrl: undefined,
      linkUrl: undefined,
      trustedProxies: [],
      metricsToken: undefined,
      sessionIdleMs: 12 * 3_600_000,
      sessionMaxMs: 7 * 24 * 3_600_000,
      brandName: 'Vikray',
    });
  });

  test('an empty setting counts as not set', () => {
    expect(read({ PORT: '', DATABASE_URL: '', ADMIN_PASSWORD: '', PUBLIC_URL: '', LOG_LEVEL: '', BRAND_NAME: '' })).toEqual(read());
  });

  test('the data folder is created for its owner only', () => {
    const data = join(folder, 'new', 'data');
    readConfig({ DATA_DIR: data });
    expect(statSync(data).mode & 0o077).toBe(0);
  });
});

test('a DATABASE_URL needs no data folder', () => {
  const url = 'postgresql://office@db.example.in:5432/vikray?sslmode=require';
  expect(readConfig({ DATA_DIR: '/dev/null', DATABASE_URL: url }).database).toEqual({ url });
});

test('the settings are read unchanged', () => {
  const config = read({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://panel.example.in/',
    SESSION_IDLE_HOURS: '1',
    SESSION_MAX_DAYS: '30',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8',
    METRICS_TOKEN: 'sixteen-and-more',
    OLD_QUOTATION_COMPANY: '5',
    ADMIN_MOBILE: '9123456780',
    ADMIN_PASSWORD: 'eight887',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    sessionIdleMs: 3_600_000,
    sessionMaxMs: 30 * 24 * 3_600_000,
    oldQuotationCompanyId: 5,
    admin: { mobile: '9123456780', password: 'eight887' },
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    metricsToken: 'sixteen-and-more',
  });
  expect(config.publicUrl?.origin).toBe('https://panel.example.in');
});

test('customers reach links at LINK_URL, or else at a PUBLIC_URL with https (FUP-24)', () => {
  const linkAt = (variables: Record<string, string>) => read(variables).linkUrl?.href;
  expect(linkAt({})).toBeUndefined();
  expect(linkAt({ PUBLIC_URL: 'http://panel.example.in' })).toBeUndefined();
  expect(linkAt({ PUBLIC_URL: 'https://panel.example.in' })).toBe('https://panel.example.in/');
  expect(linkAt({ PUBLIC_URL: 'https://panel.example.in', LINK_URL: 'https://offers.example.in' })).toBe('https://offers.example.in/');
});

test.each<[string, string]>([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '1e3'],
  ['PORT', ' '],
  ['DATABASE_URL', 'mysql://localhost/vikray'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_URL', './vikray.db'],
  ['DATABASE_URL', 'postgres://vikray:secret@db1.example.in,db2.example.in/vikray'],
  ['DATABASE_URL', 'postgres://db1.example.in:5432,db2.example.in:5433/vikray'],
  ['PROCESSES', '2'],
  ['BACKUP_EVERY_MINUTES', '9'],
  ['BACKUP_EVERY_MINUTES', '1441'],
  ['BACKUP_EVERY_MINUTES', 'hourly'],
  ['ADMIN_MOBILE', '12'],
  ['ADMIN_MOBILE', '+919123456780'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_PASSWORD', 'x'.repeat(201)],
  ['PUBLIC_URL', 'x'],
  ['PUBLIC_URL', 'panel.example.in'],
  ['PUBLIC_URL', 'ftp://example.in'],
  ['PUBLIC_URL', 'https://'],
  ['PUBLIC_URL', 'https://panel example.in'],
  ['PUBLIC_URL', 'https://panel.example.in/?'],
  ['PUBLIC_URL', 'https://panel.example.in/?from=office'],
  ['PUBLIC_URL', 'https://panel.example.in/#login'],
  ['PUBLIC_URL', 'https://office:secret@panel.example.in'],
  ['PUBLIC_URL', 'https://panel.example.in/vikray'],
  ['PUBLIC_URL', 'https://panel.example.in.'],
  ['LINK_URL', 'offers.example.in'],
  ['LINK_URL', 'https://offers.example.in?from=mail'],
  ['LINK_URL', 'https://offers.example.in/sales#top'],
  ['LINK_URL', 'https://office:secret@offers.example.in'],
  ['SESSION_IDLE_HOURS', '0'],
  ['SESSION_IDLE_HOURS', '100000'],
  ['SESSION_MAX_DAYS', '1.5'],
  ['SESSION_MAX_DAYS', '0'],
  ['SMTP_URL', 'mail.example.in'],
  ['SMTP_URL', 'http://mail.example.in'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://office:100%sure@mail.example.in'],
  ['SMTP_URL', 'smtp://office:%C3%28@mail.example.in'],
  ['MAIL_FROM', 'sales'],
  ['MAIL_FROM', 'Sales <sales>'],
  ['MAIL_FROM', 'a@b.in\r\nBcc: c@d.in'],
  ['MAIL_OUTBOX', '/dev/null'],
  ['FOLLOWUP_MOBILES', '900000001'],
  ['FOLLOWUP_MOBILES', '9000000001;9000000002'],
  ['TRUSTED_PROXIES', 'proxy.example.in'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '::/0'],
  ['TRUSTED_PROXIES', '*'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with a blank in its middle'],
  ['LOG_LEVEL', 'loud'],
  ['OLD_QUOTATION_COMPANY', '0'],
  ['OLD_QUOTATION_COMPANY', 'Godavari'],
  ['BRAND_NAME', 'x'.repeat(101)],
  ['DATA_DIR', '/dev/null'],
  ['DATA_DIR', '/proc/none'],
  ['DATA_DIR', '/proc/self/none/below'],
])('a wrong value is refused in one sentence that names its variable: %s=%s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(StartProblem);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^(?=.*\\b${name}\\b)[A-Z].*\\.$`));
});

test('an address that a sign in its password makes unreadable is refused with the way to write it', () => {
  const sentence = 'DATABASE_URL cannot be read as an address. In a user or password, write # / ? @ % as %23 %2F %3F %40 %25.';
  for (const password of ['wet/paint', 'wet#paint', 'wet?paint'])
    expect(() => read({ DATABASE_URL: `postgres://vikray:${password}@db.example.in/vikray` })).toThrow(sentence);
  expect(read({ DATABASE_URL: 'postgres://vikray:wet%23paint@db.example.in/vikray' }).database).toHaveProperty('url');
});

describe('mail', () => {
  test('cannot be sent by anyone without settings (QLS-14)', () => {
    expect(read()).toMatchObject({ mail: { transport: undefined, from: undefined, timeoutMs: 10_000 }, followUpMobiles: new Set() });
  });

  test('goes to the mail server, even if there is an outbox folder', () => {
    const outbox = join(folder, 'outbox');
    expect(read({ MAIL_OUTBOX: outbox }).mail.transport).toEqual({ folder: outbox });
    const { mail } = read({ MAIL_OUTBOX: outbox, SMTP_URL: 'smtps://mail.example.in', MAIL_FROM: 'Sales <sales@example.in>' });
    expect(mail).toMatchObject({ transport: { host: 'mail.example.in', port: 465 }, from: 'Sales <sales@example.in>' });
  });

  test('can be sent by the users with the listed mobile numbers', () => {
    expect(read({ FOLLOWUP_MOBILES: '9000000001, 9000000002,9000000003' }).followUpMobiles).toEqual(
      new Set(['9000000001', '9000000002', '9000000003']),
    );
  });
});

test('a data folder that is a file is refused', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => read({ DATA_DIR: file })).toThrow(`DATA_DIR: the folder ${file} cannot be written.`);
});
