import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from './embedded-file.ts';

/** A database with one table of one row. */
function aDatabase(file: string, word: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = wal; create table words (word text); insert into words values ('${word}')`);
  return database;
}

test('a copy waits while the panel writes to the database that it replaces', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-copy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
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
