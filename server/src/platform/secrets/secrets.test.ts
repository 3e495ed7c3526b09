import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { aCompany } from '../../../../testing/builders/companies.ts';
import { testDatabase } from '../../../../testing/database/test-database.ts';
import { uploadPicture } from '../../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { addUser } from '../../../../testing/builders/users.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { openDatabase, type DatabaseSettings } from '../database/open-database.ts';
import type { Db } from '../database/tables.ts';
import { conceal, reveal } from './conceal.ts';
import { KeyBox, readKey } from './key-box.ts';
import { KeyMissing } from './key-missing.ts';
import { countUnreadable, emptyUnreadable, missingKeyOf, protectSecrets, rotateKey } from './protect-secrets.ts';
import { inTransaction } from '../database/transaction.ts';
import { concealRow, fingerprintIn, revealRow } from './secret-columns.ts';

const isEmbedded = inject('databaseSupply').engine === 'sqlite';
const aKey = () => randomBytes(32).toString('base64');

const entries = { pan: 'AAPFU0939F', aadhaar: '234567890124', bankAccount: '0030123456789012', passport: 'K1234567' };

describe('identity documents and bank accounts', () => {
  let panel: TestPanel;
  beforeAll(async () => {
    panel = await startTestPanel();
  });
  afterAll(() => panel.stop());

  const detailsOf = async (userId: number) => (await panel.admin.call('GetUser', { userId })).rows[0];

  test('of a user are stored encrypted, differently each time, and read as they were entered (SHR-10)', async () => {
    const ids = [await addUser(panel.admin, entries), await addUser(panel.admin, entries)];
    const rows = await panel.db.selectFrom('user_private').selectAll().where('user_id', 'in', ids).execute();
    for (const value of Object.values(entries)) expect(JSON.stringify(rows)).not.toContain(value);
    expect(rows[0]?.aadhaar).toMatch(/^enc:1:[\da-f]{16}:[\w-]+$/);
    expect(rows[0]?.aadhaar).not.toBe(rows[1]?.aadhaar);
    expect(await detailsOf(ids[0] ?? 0)).toMatchObject(entries);
  });

  test('of a company are stored encrypted, and read as they were entered', async () => {
    const image = await uploadPicture(panel.admin, 'Company');
    const input = aCompany({ image, pan: 'AAPFU0939G', accountNumber: '70001234567890' });
    const [added] = await panel.admin.call('AddClientDetails', input);
    const companyId = added?.companyId ?? 0;
    const stored = async () => panel.db.selectFrom('companies').select(['pan', 'account_number']).where('id', '=', companyId).execute();
    const read = async () => (await panel.admin.call('GetCompanyList', {})).rows.find((row) => row.companyId === companyId);
    expect(JSON.stringify(await stored())).not.toMatch(/AAPFU0939G|70001234567890/);
    expect(await read()).toMatchObject({ pan: 'AAPFU0939G', accountNumber: '70001234567890' });
    await panel.admin.call('UpdateClientDetails', { ...input, companyId, pan: 'AAPFU0939H' });
    expect(JSON.stringify(await stored())).not.toMatch(/AAPFU0939H|70001234567890/);
    expect(await read()).toMatchObject({ pan: 'AAPFU0939H', accountNumber: '70001234567890' });
  });

  test('are bound to their row and column', async () => {
    const [from, to] = [await addUser(panel.admin, entries), await addUser(panel.admin, { ...entries, aadhaar: '999988887777' })];
    const { aadhaar } = await panel.db.selectFrom('user_private').select('aadhaar').where('user_id', '=', from).executeTakeFirstOrThrow();
    for (const change of [
      { user: to, set: { aadhaar } },
      { user: from, set: { passport: aadhaar } },
    ]) {
      const own = panel.db.selectFrom('user_private').selectAll().where('user_id', '=', change.user);
      const before = await own.executeTakeFirstOrThrow();
      await panel.db.updateTable('user_private').set(change.set).where('user_id', '=', change.user).execute();
      expect((await panel.admin.send('GetUser', { userid: change.user, page: 1 })).status).toBe(500);
      await panel.db.updateTable('user_private').set(before).where('user_id', '=', change.user).execute();
    }
    expect(await detailsOf(to)).toMatchObject({ aadhaar: '999988887777' });
  });

  test.runIf(isEmbedded)(
    'are encrypted with a key next to the database that is created when needed and that only its owner can read (SHR-10)',
    async () => {
      const database = await testDatabase();
      const alone = await startTestPanel({ database: database.settings });
      onTestFinished(async () => {
        await alone.stop();
        await database.drop();
      });
      const file = 'file' in database.settings ? join(dirname(database.settings.file), 'secret.key') : '';
      await expect(stat(file)).rejects.toThrow('ENOENT');
      await addUser(alone.admin, entries);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(readKey((await readFile(file, 'utf8')).trim())?.fingerprint).toBe(await fingerprintIn(alone.db));
    },
  );
});

describe('a database', () => {
  /** Databases on one store, each with its own keys, as processes started one after the other. */
  async function aStore(): Promise<(keys: readonly string[] | undefined) => Db> {
    const database = await testDatabase();
    const opened: Db[] = [];
    onTestFinished(async () => {
      await Promise.all(opened.map((db) => db.destroy()));
      await database.drop();
    });
    return (keys) => {
      const settings: DatabaseSettings = { ...database.settings, ...(keys && { keys }) };
      const db = openDatabase(settings);
      opened.push(db);
      return db;
    };
  }

  async function putUser(db: Db, pan: string): Promise<void> {
    const { id } = await db
      .insertInto('users')
      .values({
        emp_number: 'E1',
        emp_number_key: 'e1',
        name: 'Asha',
        name_key: 'asha',
        nickname: 'A',
        designation: 'Sales',
        office_email: 'a@example.in',
        office_mobile: '9100000001',
        photo: '',
        login_type: 'Executive',
        status: 'Active',
        password_hash: '',
        search_text: '',
        created_at: '2026-11-20',
        updated_at: '2026-11-20',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const blank = { born_on: '', anniversary_on: '', driving_licence: '', voter_id: '', aadhaar: '', passport: '', ration_card: '' };
    const row = { ...blank, marital_status: 'Single' as const, pan, bank_account: '', bank_name: 'enc:1:odd', branch: '', ifsc: '' };
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('user_private')
        .values({ ...(await concealRow(tx, 'user_private', id, row)), user_id: id })
        .execute();
    });
  }

  async function storedPan(db: Db): Promise<string> {
    return (await db.selectFrom('user_private').select('pan').executeTakeFirstOrThrow()).pan;
  }

  async function readPan(db: Db): Promise<[pan: string, bank: string]> {
    const row = await db.selectFrom('user_private').selectAll().executeTakeFirstOrThrow();
    const { pan, bank_name: bank } = revealRow(db, 'user_private', row.user_id, row);
    return [pan, bank];
  }

  test.skipIf(isEmbedded)('of PostgreSQL without SECRET_KEY stays plain, and is encrypted at the first start with it', async () => {
    const open = await aStore();
    const plain = open(undefined);
    await putUser(plain, 'AAPFU0939F');
    expect(await storedPan(plain)).toBe('AAPFU0939F');
    expect(await readPan(plain)).toEqual(['AAPFU0939F', 'enc:1:odd']);
    expect(await protectSecrets(plain)).toBe(0);

    const keyed = open([aKey()]);
    expect(await protectSecrets(keyed)).toBe(1);
    expect(await storedPan(keyed)).toMatch(/^enc:1:/);
    expect(await readPan(keyed)).toEqual(['AAPFU0939F', 'enc:1:odd']);
    expect(await protectSecrets(keyed)).toBe(0);
    expect(await missingKeyOf(plain)).toMatch(/^[\da-f]{16}$/);
  });

  test('is not read without its key or with a different one, and gets no other key in the meantime (RES-07)', async () => {
    const open = await aStore();
    const key = aKey();
    await putUser(open([key]), 'AAPFU0939F');
    for (const keys of [[], [aKey()]]) {
      const db = open(keys);
      expect(await missingKeyOf(db)).toBe(readKey(key)?.fingerprint);
      await expect(readPan(db)).rejects.toThrow(KeyMissing);
      await expect(db.transaction().execute((tx) => concealRow(tx, 'user_private', 1, { pan: 'AAPFU0939G' }))).rejects.toThrow(KeyMissing);
      expect(await db.transaction().execute((tx) => concealRow(tx, 'user_private', 1, { pan: '' }))).toEqual({ pan: '' });
      expect(await fingerprintIn(db)).toBe(readKey(key)?.fingerprint);
    }
    const other = open([aKey(), key]);
    expect(await missingKeyOf(other)).toBeUndefined();
    expect(await readPan(other)).toEqual(['AAPFU0939F', 'enc:1:odd']);
  });

  test('gets a new key while panels that know both keys continue', async () => {
    const open = await aStore();
    const [first, second] = [aKey(), aKey()];
    await putUser(open([first]), 'AAPFU0939F');
    const [panel, command] = [open([second, first]), open([second, first])];
    const before = await storedPan(panel);
    expect(await rotateKey(command)).toEqual({ fingerprint: readKey(second)?.fingerprint, rows: 1 });
    expect(await storedPan(panel)).not.toBe(before);
    expect(await readPan(panel)).toEqual(['AAPFU0939F', 'enc:1:odd']);
    expect(await readPan(open([second]))).toEqual(['AAPFU0939F', 'enc:1:odd']);
    await expect(rotateKey(command)).rejects.toThrow('The first key of SECRET_KEY is already in use.');
  });

  test('whose key is lost keeps its other data on request, and begins with another key (RES-01)', async () => {
    const open = await aStore();
    await putUser(open([aKey()]), 'AAPFU0939F');
    const [given, keyless] = [aKey(), open([])];
    expect(await countUnreadable(keyless)).toBe(2);
    const db = open([given]);
    await expect(rotateKey(db)).rejects.toThrow(KeyMissing);
    expect(await inTransaction(db, emptyUnreadable)).toBe(2);
    expect([await missingKeyOf(db), await fingerprintIn(db)]).toEqual([undefined, readKey(given)?.fingerprint]);
    expect(await readPan(db)).toEqual(['', '']);
    expect(await inTransaction(db, emptyUnreadable)).toBe(0);
  });

  test.runIf(isEmbedded)('that was never encrypted keeps no plain value in its file or log after the first start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vikray-plain-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'vikray.db');
    const old = openDatabase({ file });
    await migrateToLatest(old);
    await putUser(old, '');
    await sql`update user_private set pan = 'PLAINVALUE1'`.execute(old);
    await sql`update user_private set pan = 'PLAINVALUE2'`.execute(old);
    await old.destroy();
    const panel = await startTestPanel({ database: { file } });
    const inFiles = await Promise.all(['', '-wal'].map((end) => readFile(file + end, 'latin1').catch(() => '')));
    expect(inFiles.join('')).not.toMatch(/PLAINVALUE[12]/);
    expect(await readPan(panel.db)).toEqual(['PLAINVALUE2', 'enc:1:odd']);
    await panel.stop();
  });
});

describe('a key file', () => {
  test('with other contents holds no key, and loses none of its lines to a new one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vikray-key-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'secret.key');
    await writeFile(file, 'no key\n');
    const box = new KeyBox({ given: [], file });
    expect(box.all()).toEqual([]);
    expect(box.newest()).toBeDefined();
    expect(await readFile(file, 'utf8')).toMatch(/^\S{44}\nno key\n$/);
  });

  test('is not made, and comes second, where SECRET_KEY is set (SHR-10)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vikray-key-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'secret.key');
    const given = aKey();
    const box = new KeyBox({ given: [given], file });
    expect(box.newest()).toEqual(readKey(given));
    await expect(stat(file)).rejects.toThrow('ENOENT');
    const earlier = aKey();
    await writeFile(file, `${earlier}\n`);
    const both = new KeyBox({ given: [given], file });
    expect(both.all()).toEqual([readKey(given), readKey(earlier)]);
    expect(both.newest()).toEqual(readKey(given));
  });

  test('keeps the earlier keys, newest first, and another process finds a new one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vikray-key-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'secret.key');
    const [panel, command] = [new KeyBox({ given: [], file }), new KeyBox({ given: [], file })];
    const first = panel.newest();
    command.addToFile();
    const second = command.newest();
    expect(command.all().map((key) => key.fingerprint)).toEqual([second?.fingerprint, first?.fingerprint]);
    expect(panel.find(second?.fingerprint ?? '')?.fingerprint).toBe(second?.fingerprint);
    const stored = conceal(second, 'a.b:1', 'value');
    expect(reveal((fingerprint) => panel.find(fingerprint), 'a.b:1', stored)).toBe('value');
  });
});
