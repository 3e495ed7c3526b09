import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase, copyGently } from './embedded-file.ts';

/** A folder that goes when its test has finished. */
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-copy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A database with one table of one row. */
function aDatabase(file: string, word: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = wal; create table words (word text); insert into words values ('${word}')`);
  return database;
}

test('a copy waits while the panel writes to the database that it replaces', async () => {
  const folder = await aFolder();
  aDatabase(join(folder, 'backup.db'), 'restored').close();
  const panel = aDatabase(join(folder, 'panel.db'), 'before');
  panel.exec(`begin immediate; insert into words values ('meanwhile')`);
  let isCopied = false;
  const copying = copyDatabase(join(folder, 'backup.db'), join(folder, 'panel.db')).then(() => (isCopied = true));
  for (let turn = 0; turn < 200; turn++) await aMoment();
  expect(isCopied).toBe(false);
  panel.exec('commit');
  await copying;
  expect(panel.prepare('select word from words').all()).toEqual([{ word: 'restored' }]);
  panel.close();
});

test('a copy in steps is of one moment, although the panel writes between the steps', async () => {
  const folder = await aFolder();
  const panel = aDatabase(join(folder, 'panel.db'), 'before');
  panel.exec(
    'with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2000) ' +
      'insert into words select hex(randomblob(1000)) from numbers',
  );
  const source = new DatabaseSync(join(folder, 'panel.db'));
  source.exec('begin');
  const { before } = source.prepare('select count(*) as before from words').get() as { before: number };
  const copy = { isDone: false };
  let writes = 0;
  const copying = copyGently(source, join(folder, 'copy.db')).then(() => (copy.isDone = true));
  for (; !copy.isDone; writes++) {
    panel.exec(`insert into words values ('meanwhile')`);
    await aMoment();
  }
  await copying;
  source.close();
  panel.close();
  const copied = new DatabaseSync(join(folder, 'copy.db'));
  expect(writes).toBeGreaterThan(1);
  expect(copied.prepare('select count(*) as words from words').get()).toEqual({ words: before });
  copied.close();
});

test('a copy in steps is refused without a transaction, as each write would restart it', async () => {
  const folder = await aFolder();
  const panel = aDatabase(join(folder, 'panel.db'), 'before');
  await expect(copyGently(panel, join(folder, 'copy.db'))).rejects.toThrow('restarts the copy');
  panel.close();
});
