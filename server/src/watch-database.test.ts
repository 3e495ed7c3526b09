import { writeFileSync } from 'node:fs';
import { access, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { insertBulkCustomers } from '../../testing/builders/bulk-customers.ts';
import { findPostgresBinaries } from '../../testing/database/postgres-binaries.ts';
import { startCluster } from '../../testing/database/postgres-cluster.ts';
import { testDatabase } from '../../testing/database/test-database.ts';
import { startTestPanel, type TestPanel } from '../../testing/panel/panel.ts';

const { engine } = inject('databaseSupply');

let panel: TestPanel;
afterEach(() => panel.stop());

async function write(file: string, at: number, bytes: Uint8Array): Promise<void> {
  const opened = await open(file, 'r+');
  await opened.write(bytes, 0, bytes.length, at);
  await opened.close();
}

/** Keeps the programs that are started from now on from ending, until `letGo`. `hasRun` resolves once one wants to end. */
function holdPrograms(folder: string) {
  const [held, ran] = [join(folder, 'held'), join(folder, 'ran')];
  const hold = `import { existsSync, writeFileSync } from 'node:fs';
    process.on('exit', () => {
      if (existsSync('${held}')) writeFileSync('${ran}', '');
      while (existsSync('${held}')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    });`;
  writeFileSync(held, '');
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(hold)}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return { hasRun: () => vi.waitFor(() => access(ran), { timeout: 30_000 }), letGo: () => rm(held) };
}

/** Overwrites bytes on the disk, as a failing disk or another program might. */
const overwrite = (file: string, at: number, bytes: number) => write(file, at, Buffer.alloc(bytes, 0xa5));

async function health() {
  const { status, json } = await panel.visitor().fetch('/api/health');
  return [status, json.error?.code];
}

const alarm = {
  text: 'The daily check has found damage in the database. Stop working and restore the last backup.',
  count: 1,
  page: 'dashboard',
  isAlarm: true,
};

test.runIf(engine === 'sqlite')(
  'the daily check finds an overwritten page, and only /api/health and Administrators report it',
  async () => {
    const { settings } = await testDatabase();
    if (!('file' in settings)) throw new Error('The embedded database is a file');
    panel = await startTestPanel({ database: settings });
    const user = await panel.userWith(['Customer List']);
    await insertBulkCustomers(panel.db, 2000);
    await sql`pragma wal_checkpoint(truncate)`.execute(panel.db);
    await panel.checkDatabase();
    expect(await health()).toEqual([200, undefined]);
    expect(await panel.admin.call('GetNotifications', {})).not.toContainEqual(alarm);

    const { rows } = await sql<{
      page: number;
    }>`select pageno as page from dbstat where name = 'customers' and pagetype = 'leaf' limit 1 offset 20`.execute(panel.db);
    await overwrite(settings.file, ((rows[0]?.page ?? 0) - 1) * 4096, 4096);
    await panel.checkDatabase();
    expect(await health()).toEqual([503, 'Damaged']);
    expect(await panel.admin.call('GetNotifications', {})).toContainEqual(alarm);
    expect(await user.call('GetNotifications', {})).toEqual([]);
  },
);

test.runIf(engine === 'sqlite')('damage that a request meets is reported at once, until a daily check finds nothing', async () => {
  const { settings } = await testDatabase();
  if (!('file' in settings)) throw new Error('The embedded database is a file');
  panel = await startTestPanel({ database: settings, logLevel: 'silent' });
  await insertBulkCustomers(panel.db, 2000);
  await sql`pragma wal_checkpoint(truncate)`.execute(panel.db);
  const { rows } = await sql<{
    page: number;
  }>`select pageno as page from dbstat where name = 'customers' and pagetype = 'leaf' limit 1 offset 20`.execute(panel.db);
  const at = ((rows[0]?.page ?? 0) - 1) * 4096;
  const page = await readFile(settings.file).then((file) => file.subarray(at, at + 4096));
  await overwrite(settings.file, at, 4096);
  // SQLite still has the page in its memory.
  await sql`pragma shrink_memory`.execute(panel.db);
  expect(await health()).toEqual([200, undefined]);

  const checks = holdPrograms(dirname(settings.file));
  const pages = Array.from({ length: 20 }, (_, index) => `/api/GetCustomerList?page=${index + 1}&pagesize=100`);
  const statuses: number[] = [];
  for (const each of pages) statuses.push((await panel.admin.fetch(each)).status);
  expect(statuses).toContain(500);
  expect(await health()).toEqual([503, 'Damaged']);
  expect(await panel.admin.call('GetNotifications', {})).toContainEqual(alarm);

  // The check that begins then has still read the damage. The daily one has not.
  await checks.hasRun();
  await write(settings.file, at, page);
  await sql`pragma shrink_memory`.execute(panel.db);
  const dailyCheck = panel.checkDatabase();
  await checks.letGo();
  await dailyCheck;
  expect(await health()).toEqual([200, undefined]);
});

test.runIf(engine === 'postgres')('a page with a wrong checksum that PostgreSQL has read is reported in the same way', async ({ skip }) => {
  const binaries = findPostgresBinaries() ?? skip('PostgreSQL is not on this machine');
  const cluster = await startCluster(binaries, ['--data-checksums']);
  try {
    panel = await startTestPanel({ database: { url: cluster.url } });
    await insertBulkCustomers(panel.db, 2000);
    await sql`checkpoint`.execute(panel.db);
    await panel.checkDatabase();
    expect(await health()).toEqual([200, undefined]);

    const { rows } = await sql<{
      folder: string;
      path: string;
    }>`select current_setting('data_directory') as folder, pg_relation_filepath('customers') as path`.execute(panel.db);
    await overwrite(join(rows[0]?.folder ?? '', rows[0]?.path ?? ''), 5 * 8192 + 4000, 100);
    // The page in the server's memory is still good.
    await cluster.restart();
    await vi.waitFor(() => expect(sql`select count(company_name) from customers`.execute(panel.db)).rejects.toThrow('invalid page'), {
      timeout: 30_000,
    });
    await vi.waitFor(
      async () => {
        await panel.checkDatabase();
        expect(await health()).toEqual([503, 'Damaged']);
      },
      { timeout: 30_000 },
    );
    expect(await panel.admin.call('GetNotifications', {})).toContainEqual(alarm);
    await panel.stop();
  } finally {
    await cluster.stop();
  }
});
