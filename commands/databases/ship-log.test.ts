import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { insertBulkCustomers } from '../../testing/builders/bulk-customers.ts';
import { contentsOf } from '../../testing/panel/contents.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { insertUser } from '../../testing/builders/users.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { runScript, runScriptOnFullDisk, startScript } from '../../testing/panel/run-script.ts';
import { LogShipper } from './ship-log-file.ts';
import { listCopies, readMoments } from './shipped-folder.ts';

vi.setConfig({ testTimeout: 300_000 });

describe.runIf(inject('databaseSupply').engine === 'sqlite')('the log of the embedded database is shipped', () => {
  let folder: string;
  let shipped: string;
  let database: ProgramDatabase;
  let db: Db;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vikray-ship-'));
    shipped = join(folder, 'shipped');
    database = await programDatabase();
    db = openDatabase(database.database);
    await insertUser(db, [], 'Administrator');
    file = 'file' in database.database ? database.database.file : '';
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  let minutes = 0;
  function aShipper(maxLogBytes = 4_000_000): LogShipper {
    const start = Date.parse('2026-11-22T03:00:00.000Z');
    return new LogShipper({ file, folder: shipped, copies: 2, maxLogBytes, now: () => new Date(start + minutes++ * 60_000) });
  }

  async function restored(until: string, run = runCommand): Promise<Db> {
    const target = join(folder, `restored-${++minutes}.db`);
    const ran = await run('restore-moment', [shipped, until, target], { DATA_DIR: join(folder, 'unused') });
    expect([ran.code, ran.errors]).toEqual([0, '']);
    return openDatabase({ file: target });
  }

  async function written(of: Db): Promise<number[]> {
    const rows = await of.selectFrom('taxes').select('percent_hundredths').where('percent_hundredths', '>', 3000).orderBy('id').execute();
    return rows.map(({ percent_hundredths }) => percent_hundredths);
  }

  let count = 3000;
  async function write(): Promise<void> {
    await db.insertInto('taxes').values({ percent_hundredths: ++count, search_text: 'written', updated_at: '' }).execute();
  }

  /** A moment as someone in India reads it from the clock. */
  function inIndia(moment: string): string {
    return new Date(Date.parse(moment) + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  }

  /** Writes more than one log holds: each change rewrites every row. */
  async function writeMuch(): Promise<void> {
    await db
      .updateTable('customers')
      .set({ version: sql<number>`version + 1` })
      .execute();
    await write();
  }

  test('so that every moment can be restored, across many logs, while other programs write', async () => {
    await insertBulkCustomers(db, 500);
    const shipper = aShipper(100_000);
    const moments: [string, number[]][] = [];
    for (let round = 0; round < 12; round++) {
      await (round % 3 === 0 ? writeMuch() : write());
      moments.push([(await shipper.ship()).toISOString(), await written(db)]);
    }
    shipper.stop();
    const [copy = '', ...more] = listCopies(shipped);
    expect([more, readMoments(copy).at(-1)?.log]).toEqual([[], expect.toSatisfy((log: number) => log > 3)]);
    for (const [moment, expected] of moments.filter((_, round) => [0, 5, 11].includes(round))) {
      const then = await restored(inIndia(moment));
      expect(await written(then)).toEqual(expected);
      await then.destroy();
    }
  });

  test('completely: the last moment holds every row of every table', async () => {
    const shipper = aShipper();
    await insertBulkCustomers(db, 3000);
    await shipper.ship();
    await db.updateTable('customers').set({ address: 'MG Road' }).where('id', '<', 200).execute();
    const moment = (await shipper.ship()).toISOString();
    shipper.stop();
    const then = await restored(moment, runScript);
    expect(await contentsOf(then)).toEqual(await contentsOf(db));
    await then.destroy();
  });

  test('and shipping continues the same copy after a stop, as long as the log is the same', async () => {
    const first = aShipper();
    await first.ship();
    first.stop();
    await write();
    const second = aShipper();
    await write();
    const moment = (await second.ship()).toISOString();
    second.stop();
    expect(listCopies(shipped)).toHaveLength(1);
    const then = await restored(moment);
    expect(await written(then)).toEqual(await written(db));
    await then.destroy();
  });

  test('and a new copy begins when the log was restarted unseen; only the newest copies are kept', async () => {
    for (let round = 0; round < 3; round++) {
      const shipper = aShipper();
      await shipper.ship();
      shipper.stop();
      await write();
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      await write();
    }
    expect(listCopies(shipped)).toHaveLength(2);
    const shipper = aShipper();
    const moment = (await shipper.ship()).toISOString();
    shipper.stop();
    const then = await restored(moment);
    expect(await written(then)).toEqual(await written(db));
    await then.destroy();
  });

  test.each([
    ['an hour', 60],
    ['a year', 365 * 24 * 60],
  ])('and a copy that was begun by a clock that was %s ahead stands in for no later one', async (_, ahead) => {
    const ship = async (shipper: LogShipper) => {
      await write();
      return (await shipper.ship()).toISOString();
    };
    minutes += ahead;
    const first = aShipper();
    await ship(first);
    minutes -= ahead;
    await ship(first);
    first.stop();
    let moment = '';
    for (let round = 0; round < 2; round++) {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      const later = aShipper();
      moment = await ship(later);
      later.stop();
    }
    const then = await restored(moment);
    expect(await written(then)).toEqual(await written(db));
    await then.destroy();
    expect(listCopies(shipped)).toHaveLength(2);
    expect(listCopies(shipped).filter((copy) => readMoments(copy).some(({ at }) => at > moment))).toEqual([]);
  });

  test('by the command, which copies the remainder when it is stopped', async () => {
    const script = startScript('ship-log', [shipped, '--every', '1'], database.settings);
    await script.hasPrinted(/^Copied up to /m);
    await write();
    process.kill(script.pid, 'SIGTERM');
    const { code, output, errors } = await script.ended;
    expect([code, errors]).toEqual([0, '']);
    const moment = /^Copied up to (\S+)\.$/gm.exec(output.split('\n')[1] ?? '')?.[1] ?? '';
    const then = await restored(moment);
    expect(await written(then)).toEqual(await written(db));
    await then.destroy();
  });

  test.each([
    ['--every', '0'],
    ['--every', 'ten'],
    ['--copies', '0'],
  ])('and %s %s is refused before anything is copied', async (option, value) => {
    const ran = await runScript('ship-log', [shipped, option, value], database.settings);
    expect([ran.code, ran.output, ran.errors]).toEqual([1, '', expect.stringMatching(/^Name the folder to copy into: /)]);
    expect(existsSync(shipped)).toBe(false);
  });

  test.runIf(existsSync('/usr/bin/prlimit'))('not on a full disk, which the command names, and again when there is room', async () => {
    const full = await runScriptOnFullDisk(400_000, 'ship-log', [shipped], database.settings);
    expect([full.code, full.output, full.errors]).toEqual([
      1,
      '',
      'A database cannot be written: disk I/O error. Check that its disk has room and that it may be written.\n',
    ]);
    const shipper = aShipper();
    const moment = (await shipper.ship()).toISOString();
    shipper.stop();
    await (await restored(inIndia(moment))).destroy();
  });

  test('without a gap, however often the command is killed while others write', async () => {
    await insertBulkCustomers(db, 2000);
    for (let round = 0; round < 4; round++) {
      const script = startScript('ship-log', [shipped, '--every', '1'], database.settings);
      await script.hasPrinted(/^Copied up to /m);
      const copy = listCopies(shipped).at(-1) ?? '';
      const before = readMoments(copy).length;
      for (let rewrite = 0; rewrite < 4; rewrite++) await writeMuch();
      await vi.waitFor(() => expect(readMoments(copy).length).toBeGreaterThan(before), { timeout: 30_000 });
      if (round < 3) script.kill();
      else process.kill(script.pid, 'SIGTERM');
      await script.ended;
    }
    const then = await restored(new Date(Date.now() - 1).toISOString());
    expect(await contentsOf(then)).toEqual(await contentsOf(db));
    await then.destroy();
  });

  test('and neither an altered log nor a moment before the first copy is restored', async () => {
    const shipper = aShipper();
    await write();
    const moment = (await shipper.ship()).toISOString();
    shipper.stop();
    const [copy = ''] = listCopies(shipped);
    const bytes = await readFile(join(copy, 'log-1'));
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(join(copy, 'log-1'), bytes);
    const target = join(folder, 'none.db');
    const restore = (until: string) => runScript('restore-moment', [shipped, until, target], { DATA_DIR: join(folder, 'unused') });
    expect((await restore(moment)).errors).toBe(`${join(copy, 'log-1')} is damaged. Choose an earlier moment.\n`);
    expect((await restore('2020-01-01 10:00')).errors).toBe(`${shipped} has no copy from before this moment.\n`);
    expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
  });
});
