import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { contentsOf, restoredContents } from '../../testing/panel/contents.ts';
import { insertBulkCustomers } from '../../testing/builders/bulk-customers.ts';
import { findPostgresBinaries } from '../../testing/database/postgres-binaries.ts';
import { startCluster, unprivilegedUser } from '../../testing/database/postgres-cluster.ts';
import { runScript } from '../../testing/panel/run-script.ts';
import { insertUser } from '../../testing/builders/users.ts';

vi.setConfig({ testTimeout: 300_000 });

const run = promisify(execFile);
const startServerAt = fileURLToPath(new URL('../../deploy/postgres-at.sh', import.meta.url));

/** PostgreSQL's settings take no Z for UTC. */
function inUtc(instant: Date): string {
  return instant.toISOString().replace('Z', '+00');
}

async function serverTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(NaN);
}

test.runIf(inject('databaseSupply').engine === 'postgres')(
  'a PostgreSQL database with an archived log is restored to the instant before a mistake',
  async ({ skip }) => {
    const binaries = findPostgresBinaries() ?? skip('PostgreSQL is not on this machine');
    const owner = await unprivilegedUser();
    const folder = await mkdtemp(join(tmpdir(), 'vikray-instant-'));
    for (const name of ['', 'base', 'wal']) {
      await mkdir(join(folder, name), { recursive: true });
      if (owner) await chown(join(folder, name), owner.uid, owner.gid);
    }
    const then = join(folder, 'then');
    const cluster = await startCluster(binaries);
    const db = openDatabase({ url: cluster.url });
    const settings = { DATABASE_URL: cluster.url };
    const wal = [`--dbname=${cluster.url}`, '--no-password', `--directory=${join(folder, 'wal')}`, '--slot=vikray'];
    await run(join(binaries, 'pg_receivewal'), [...wal, '--create-slot'], owner);
    const receiving = spawn(join(binaries, 'pg_receivewal'), [...wal, '--synchronous'], { ...owner, stdio: 'ignore' });
    try {
      await migrateToLatest(db);
      await insertUser(db, [], 'Administrator');
      const base = join(folder, 'base', '2026-11-22');
      await run(join(binaries, 'pg_basebackup'), [`--dbname=${cluster.url}`, '--checkpoint=fast', `--pgdata=${base}`], owner);
      await insertBulkCustomers(db, 500);
      const before = await contentsOf(db);
      const instant = await serverTime(db);
      await db.updateTable('customers').set({ address: 'nowhere' }).execute();
      const received = sql`select flush_lsn >= pg_current_wal_insert_lsn() as "isThere" from pg_stat_replication`;
      await expect.poll(async () => (await received.execute(db)).rows).toEqual([{ isThere: true }]);

      await run(startServerAt, [inUtc(instant), base, then], owner);
      const target = join(folder, 'before-the-mistake.backup');
      const url = new URL(cluster.url);
      url.port = '';
      url.searchParams.set('host', then);
      expect((await runScript('backup', [target], { DATABASE_URL: url.href })).errors).toBe('');
      expect((await runScript('restore', [target], settings)).code).toBe(0);
      expect(restoredContents(await contentsOf(db))).toEqual(restoredContents(before));

      const early = inUtc(new Date(instant.getTime() - 86_400_000));
      await expect(run(startServerAt, [early, base, join(folder, 'early')], owner)).rejects.toMatchObject({
        stderr: `${base} was not complete at this time. Name an earlier base backup.\n`,
      });
    } finally {
      await run(join(binaries, 'pg_ctl'), ['stop', `--pgdata=${then}`], owner).catch(() => {});
      receiving.kill();
      await once(receiving, 'exit');
      await db.destroy();
      await cluster.stop();
      await rm(folder, { recursive: true });
    }
  },
);
