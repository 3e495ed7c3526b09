import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { findPostgresProgram } from '../../server/src/backups/files/postgres-programs.ts';
import { verifyChain } from '../../server/src/platform/database/ledgers/verify-chain.ts';
import { openDatabase, type DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import { addQuotation, aQuotation } from '../../testing/builders/quotations.ts';
import { password } from '../../testing/builders/users.ts';
import { canBackUp } from '../../testing/panel/backup-panel.ts';
import { Caller } from '../../testing/panel/caller.ts';
import { checkInvariants } from '../../testing/panel/invariants.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../testing/panel/panel.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { readPdf } from '../../testing/panel/read-pdf.ts';
import { runScript } from '../../testing/panel/run-script.ts';
import { checksumFile, migrationChecksums, releasedVersions, releaseKey, unpackRelease } from '../../testing/releases/released.ts';

// Each restore starts programs.
vi.setConfig({ testTimeout: 120_000 });

test('a released migration never changes, and none is missing (OPS-32)', async () => {
  const released: unknown = JSON.parse(await readFile(checksumFile, 'utf8'));
  expect(migrationChecksums(), 'Undo the change, and write a new migration').toMatchObject(released as object);
});

/** The definitions of all tables, indexes and triggers. */
async function schemaOf(settings: DatabaseSettings): Promise<string> {
  if ('url' in settings) {
    const dump = execFileSync(findPostgresProgram('pg_dump'), ['--schema-only', '--no-owner', settings.url], { encoding: 'utf8' });
    // A word of chance that keeps psql from running commands in a dump.
    return dump.replaceAll(/^\\(?:un)?restrict .*$/gm, '');
  }
  const db = openDatabase(settings);
  try {
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where sql is not null order by type, name`.execute(db);
    return rows.map((row) => row.sql).join('\n');
  } finally {
    await db.destroy();
  }
}

describe.runIf(canBackUp()).each(releasedVersions())('a backup of version %s, restored and brought up to date (OPS-32)', (version) => {
  let folder: string;
  let database: ProgramDatabase;
  let panel: TestPanel;
  let admin: Caller;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vikray-released-'));
    database = await programDatabase({ isMigrated: false });
    const file = join(folder, 'released.backup');
    await unpackRelease(version, inject('databaseSupply').engine === 'sqlite' ? 'sqlite' : 'postgres', file);
    const words = [file, '--into-empty', '--without-checksum'];
    const restored = await runScript('restore', words, { ...database.settings, SECRET_KEY: releaseKey });
    if (restored.code !== 0) throw new Error(restored.errors);
    panel = await startTestPanel({ database: { ...database.database, keys: [releaseKey] } });
    admin = new Caller(panel.address);
    await admin.logIn(adminMobile, password);
  });
  afterAll(async () => {
    await panel.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  test('has the schema of a new database', async () => {
    const fresh = await programDatabase();
    expect(await schemaOf(database.database)).toBe(await schemaOf(fresh.database));
    await fresh.drop();
  });

  test('keeps its ledgers, its sums and every other rule', async () => {
    expect(await verifyChain(panel.db)).toMatchObject({ firstBreak: undefined, head: { position: expect.any(Number) } });
    expect(await checkInvariants(panel.db)).toEqual([]);
  });

  test('shows and prints its quotations, and numbers the next one after them', async () => {
    const { rows } = await admin.call('GetQuotation', {});
    expect(rows.map(({ number }) => Number(number.split('/').at(-1)))).toEqual([2, 1]);
    const [last] = rows;
    if (!last) return;
    const pdf = await fetch(`${panel.address}/api/quotations/${last.quotationId}.pdf`, { headers: { cookie: admin.cookie } });
    const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(pages.join('\n')).toContain(last.number);
    const [contact] = await admin.call('GetCustomerContactPerson', { customerId: last.companyId });
    const [line] = await admin.call('GetQuotationProduct', { quotationId: last.quotationId });
    const setup = {
      companyId: last.companyForId,
      customerId: last.companyId,
      contactPersonId: contact?.contactId ?? 0,
      productId: line?.productId ?? 0,
    };
    await addQuotation(admin, aQuotation(setup));
    expect((await admin.call('GetQuotation', {})).rows[0]?.number.split('/').at(-1)).toMatch(/^0*3$/);
  });

  test('finds an ordered quotation by how far its order is (REV-31, REV-32)', async () => {
    const { rows } = await admin.call('GetQuotation', { search: '"partly dispatched"' });
    expect(rows.map(({ shownStatus, number }) => [shownStatus, number])).toEqual([['Partly Dispatched', expect.any(String)]]);
  });

  test('has its stock, and the rest of an order can be dispatched', async () => {
    const stock = async () => (await admin.call('GetProductList', {})).rows.map((product) => product.stock);
    expect(await stock()).toEqual([96_00]);
    const [order] = (await admin.call('GetOrder', {})).rows;
    const [line] = await admin.call('GetOrderProduct', { orderId: order?.orderId ?? 0 });
    await admin.call('AddDispatch', {
      orderId: order?.orderId ?? 0,
      invoiceNumber: '78',
      invoiceDate: '2026-11-20',
      lines: [{ productMapId: line?.id ?? 0, dispatchQuantity: 6 }],
    });
    expect(await stock()).toEqual([90_00]);
  });
});
