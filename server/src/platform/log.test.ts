import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Caller } from '../../../testing/panel/caller.ts';
import { aCompany } from '../../../testing/builders/companies.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { programDatabase, type ProgramDatabase } from '../../../testing/panel/program-database.ts';
import { runProgram, type Program } from '../../../testing/panel/program.ts';
import { engineOf } from './database/engine.ts';
import { openDatabase } from './database/open-database.ts';
import type { Db } from './database/tables.ts';
import { logLine } from './log-lines.ts';
import { nodeVersion, panelVersion } from './version.ts';

const secrets = {
  password: 'Correct-Horse-1',
  wrongPassword: 'Wrong-Horse-2',
  account: '30123456789012',
  pan: 'AAPFU0939F',
  searched: 'needle-in-the-query',
  link: 'NeedleOfALinkThatOpensAQuotation43Characters',
  body: 'half-a-body-with-words',
};

let database: ProgramDatabase;
let db: Db;
let program: Program;
let user: Caller;
beforeAll(async () => {
  database = await programDatabase({ isMigrated: false });
  db = openDatabase(database.database);
  // Makes an empty database, so that the start brings it up to date.
  await sql`select 1`.execute(db);
  program = await runProgram({
    ...database.settings,
    LOG_LEVEL: 'trace',
    LINK_URL: 'http://offers.example.in/',
    ADMIN_PASSWORD: secrets.password,
  });
  user = new Caller(await program.address());
  await user.logIn('9000000001', secrets.password);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Line {
  readonly msg: string;
  readonly level: number;
  readonly [fact: string]: unknown;
}

/** The lines of the log: what the program prints for people is no JSON. */
function lines(): Line[] {
  const texts = program
    .output()
    .split('\n')
    .filter((text) => text.startsWith('{') && text.endsWith('}'));
  return texts.map((text) => JSON.parse(text) as Line);
}

/** Makes every new company fail as only a defect could, and the database quote the whole row. */
async function breakCompanies(): Promise<void> {
  if (engineOf(db) === 'postgres') await sql`alter table companies add constraint companies_broken check (industry_id = 0)`.execute(db);
  else await sql`create trigger companies_broken before insert on companies begin select raise(abort, 'companies_broken'); end`.execute(db);
}

describe('the log', () => {
  test('reports the start with the address and the database', async () => {
    const started = lines().find(({ msg }) => msg === 'started');
    expect(started).toMatchObject({
      level: 30,
      version: panelVersion,
      address: await program.address(),
      database: engineOf(db),
      node: nodeVersion,
    });
    expect(lines().find(({ msg }) => msg === 'database migrated to the latest version')).toMatchObject({
      migrations: expect.arrayContaining(['2026-11-28-5000-baseline']),
    });
  });

  test('warns at the start that the address of links is not encrypted (FUP-24)', () => {
    expect(lines().filter(({ level }) => level === 40)).toMatchObject([
      {
        msg: 'LINK_URL is not encrypted: put a proxy with a certificate in front of it, then change it to https',
        address: 'http://offers.example.in',
      },
    ]);
  });

  test('reports why an answer was 500, under the number that the user saw', async () => {
    await breakCompanies();
    const image = await uploadPicture(user, 'Company');
    const reply = await user.ask('AddClientDetails', aCompany({ image, accountNumber: secrets.account, pan: secrets.pan }));
    expect(reply.status).toBe(500);
    // A line reaches the reader of the output a moment after the answer.
    const failed = () => lines().find(({ msg, reqId }) => msg === 'request failed' && reqId === reply.json.error.requestId);
    await expect.poll(failed).toMatchObject({
      level: 50,
      operation: 'AddClientDetails',
      err: { message: expect.stringContaining('companies_broken'), stack: expect.stringContaining('.ts:') },
    });
    const paths = [...JSON.stringify(failed()).matchAll(/\((\/[^():]+\.ts):\d+:\d+\)/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('names the address of a refused login for the filter of fail2ban, and both addresses of a foreign page (RES-12)', async () => {
    await new Caller(await program.address()).logIn('9000000001', secrets.wrongPassword);
    // The sender wants another address to be blocked.
    const origin = 'https://x WARN  login refused reqId=a code=b address=198.51.100.9 ","address":"198.51.100.9","msg":"login refused"}';
    await user.fetch('/api/AddCustomer', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', origin } });
    const found = (start: string) => lines().find(({ msg }) => msg.startsWith(start));
    await expect.poll(() => found('a page of another address')).toMatchObject({ origin, expected: expect.stringContaining('http://') });
    const refused = found('login refused');
    expect(refused).toMatchObject({ level: 40, address: '127.0.0.1', code: 'WrongLogin' });
    const filter = await readFile(new URL('../../../deploy/fail2ban-vikray.conf', import.meta.url), 'utf8');
    const patterns = (/failregex = (.*)\n\s+(.*)/.exec(filter) ?? [])
      .slice(1)
      .map((each) => new RegExp(each.replace('<HOST>', '([\\d.]+)')));
    const blockedBy = (line: object | undefined) =>
      [JSON.stringify(line), logLine(JSON.stringify(line)).trimEnd()].map((text) =>
        patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? []),
      );
    expect(blockedBy(refused)).toEqual([['127.0.0.1'], ['127.0.0.1']]);
    expect(blockedBy(found('a page of another address'))).toEqual([[], []]);
    expect(logLine(JSON.stringify(refused))).toMatch(
      /^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d WARN  login refused reqId=\S+ code=WrongLogin address=127\.0\.0\.1\n$/,
    );
  });

  test('contains no password, cookie, query string, body or private value, even at trace level (FUP-37)', async () => {
    await new Caller(await program.address()).logIn('9000000001', secrets.wrongPassword);
    await user.fetch(`/api/GetCustomerList?search=${secrets.searched}&page=1`);
    await user.fetch(`/nowhere?token=${secrets.searched}`);
    await user.fetch('/api/AddCustomer', {
      method: 'POST',
      body: `{"companyname":"${secrets.body}"`,
      headers: { 'content-type': 'application/json' },
    });
    for (const path of ['/q/*', '/q/*?pdf', '/q/*/', '/q/*/more', '/Q/*', '//q/*', '/q/%41*'])
      for (const method of ['GET', 'POST']) await user.fetch(path.replace('*', secrets.link), { method });
    await user.call('AddCustomer', aCustomer());
    expect(await program.stop()).toBe(0);
    expect(lines().map(({ msg }) => msg)).toEqual(expect.arrayContaining(['incoming request', 'request completed', 'stopping', 'stopped']));
    const [, token = ''] = user.cookie.split('=');
    expect(token.length).toBeGreaterThan(20);
    for (const secret of [...Object.values(secrets), token, 'vikray_session', '?']) expect(JSON.stringify(lines())).not.toContain(secret);
    expect(program.errors()).toBe('');
  });
});
