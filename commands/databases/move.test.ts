import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase, type DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import { contentsOf, type Contents } from '../../testing/panel/contents.ts';
import { insertBulkCustomers } from '../../testing/builders/bulk-customers.ts';
import { addDailyRecords, logInAdmin, orderOfToday, programAdmin, readThread } from '../../testing/builders/daily-records.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { startPanelHere } from '../../testing/panel/panel-here.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { runScript, startScript } from '../../testing/panel/run-script.ts';

vi.setConfig({ testTimeout: 300_000 });

// The move needs a PostgreSQL server.
describe.runIf(inject('databaseSupply').engine === 'postgres')('moving from the embedded database to PostgreSQL', () => {
  const bulk = 3000;
  let data: string;
  let target: ProgramDatabase;
  let customerId: number;
  let thread: readonly string[];
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'vikray-move-'));
    target = await programDatabase({ isMigrated: false });
    const panel = await startPanelHere({ DATA_DIR: data, ADMIN_PASSWORD: programAdmin.password });
    const office = await logInAdmin(panel.address);
    ({ customerId } = await addDailyRecords(office));
    thread = await readThread(office, customerId);
    await panel.stop();
    const db = openDatabase({ file: join(data, 'vikray.db') });
    await insertBulkCustomers(db, bulk);
    // Initial rows that the office has changed or deleted must not reappear.
    await sql`delete from taxes where id = 1`.execute(db);
    await sql`update menus set name = 'म' || name where id = 1`.execute(db);
    await db.destroy();
  });
  afterAll(async () => {
    await target.drop();
    await rm(data, { recursive: true });
  });

  /** With PostgreSQL the key is part of the settings. */
  async function targetSettings(): Promise<Record<string, string>> {
    return { ...target.settings, SECRET_KEY: (await readFile(join(data, 'secret.key'), 'utf8')).trim() };
  }

  async function move(run = runCommand) {
    return run('move-to-postgres', [], { DATA_DIR: data, ...(await targetSettings()) });
  }

  async function contentsAt(settings: DatabaseSettings): Promise<Contents> {
    const db = openDatabase(settings);
    try {
      return await contentsOf(db);
    } finally {
      await db.destroy();
    }
  }

  test('needs a named target that answers', async () => {
    expect((await runCommand('move-to-postgres', [], { DATA_DIR: data })).errors).toBe(
      'Name the empty database to move to: DATABASE_URL=postgres://… npm run move-to-postgres\n',
    );
    expect(
      (await runCommand('move-to-postgres', [], { DATA_DIR: data, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).errors,
    ).toMatch(/^The database that DATABASE_URL names cannot be used: [^\n]*\.\n$/);
    expect((await runCommand('move-to-postgres', [], { DATA_DIR: join(data, 'none'), ...target.settings })).errors).toBe(
      `There is no database in ${join(data, 'none')}. Check DATA_DIR.\n`,
    );
  });

  test('needs the key that encrypts private entries', async () => {
    const { code, errors } = await runCommand('move-to-postgres', [], { DATA_DIR: data, ...target.settings });
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^Set SECRET_KEY to the first line of the file secret\.key in DATA_DIR \(key [\da-f]{16}\), and keep it set/),
    ]);
    expect(await contentsAt(target.database)).toEqual({});
  });

  test('is refused while a panel runs on the embedded database', async () => {
    const panel = await startPanelHere({ DATA_DIR: data });
    const ran = await move();
    await panel.stop();
    expect(ran).toEqual({
      code: 1,
      output: '',
      errors: 'A panel is running on the embedded database. Stop it, then run this command again.\n',
    });
    expect(await contentsAt(target.database)).toEqual({});
  });

  test('leaves an empty target when it is interrupted', async () => {
    const script = startScript('move-to-postgres', [], { DATA_DIR: data, ...(await targetSettings()) });
    await script.hasPrinted(/^customers:/m);
    script.kill();
    expect((await script.ended).code).not.toBe(0);
    expect(await contentsAt(target.database)).toEqual({});
  });

  test('moves every row of every table and shows its progress, and the panel continues on PostgreSQL with notes and files (THR-20)', async () => {
    // A panel that has run before this test may have done a job, so the contents are those of now.
    const before = await contentsAt({ file: join(data, 'vikray.db') });
    const { code, output, errors } = await move(runScript);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/^customers: 3,001 rows$/m);
    expect(output).toMatch(
      /^Moved and compared [\d,]+ rows of \d+ tables\. The embedded database stays in \S+ as it was\. Start the panel with DATABASE_URL from now on\.$/m,
    );
    expect(await contentsAt(target.database)).toEqual(before);

    const panel = await startPanelHere(await targetSettings());
    const admin = await logInAdmin(panel.address);
    expect(await admin.call('GetCustomerList', { search: 'bulk 2999', page: 1 })).toMatchObject({ total: 1 });
    expect(thread).toEqual(['noted: Call after Diwali.', expect.any(String), expect.stringMatching(/^%PDF-1\.7/)]);
    expect(await readThread(admin, customerId)).toEqual(thread);
    const setup = await addDailyRecords(admin);
    expect(setup.customerId).toBeGreaterThan(bulk);
    const { orderId } = await orderOfToday(admin, setup, 1);
    const numbers = (await admin.call('GetOrder', {})).rows.map((order) => order.number);
    expect([orderId, new Set(numbers).size]).toEqual([3, 3]);
    const product = await admin.call('GetProduct', {});
    const company = (await admin.call('GetCompanyList', {})).rows[0];
    expect(product.rows).toHaveLength(2);
    expect((await admin.fetch(company?.image ?? '')).headers.get('content-type')).toBe('image/jpeg');
    await panel.stop();
  });

  test('is refused when the target is not empty, and the panel can still run on the embedded database', async () => {
    expect((await move()).errors).toBe(
      'The database that DATABASE_URL names is not empty. Make a new one for the panel: createdb --owner=vikray vikray\n',
    );
    const panel = await startPanelHere({ DATA_DIR: data });
    const admin = await logInAdmin(panel.address);
    expect((await admin.call('GetCustomerList', { search: 'bulk 2999', page: 1 })).rows).toHaveLength(1);
    await panel.stop();
  });
});
