import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import type { Db } from '../tables.ts';
import { WriteQueue } from './write-queue.ts';

let folder: string;
let file: string;
let here: Db;
let elsewhere: Db;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-writers-'));
  file = join(folder, 'vikray.db');
  here = openDatabase({ file, isShared: true });
  elsewhere = openDatabase({ file, isShared: true });
  await sql`create table notes (text text)`.execute(here);
});
afterEach(async () => {
  await here.destroy();
  await elsewhere.destroy();
  await rm(folder, { recursive: true });
});

async function write(db: Db, text: string): Promise<void> {
  await db.transaction().execute((tx) => sql`insert into notes values (${text})`.execute(tx));
}

async function notes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes order by rowid`.execute(db);
  return rows.map(({ text }) => text);
}

/** A write that did not wait would be done after these reads. */
async function readOften(): Promise<void> {
  for (let count = 0; count < 20; count++) await notes(here);
}

/** Holds a transaction of the other process open until it is let go. */
function holdElsewhere(text: string) {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = elsewhere.transaction().execute(async (tx) => {
    await sql`insert into notes values (${text})`.execute(tx);
    begun.resolve();
    await released.promise;
  });
  return { begun: begun.promise, letGo: () => (released.resolve(), ended) };
}

test.each(['a transaction', 'a single statement'])('reads go on while %s waits for another process', async (kind) => {
  const held = holdElsewhere('first');
  await held.begun;
  const second = kind === 'a transaction' ? write(here, 'second') : sql`insert into notes values ('second')`.execute(here);
  expect(await notes(here)).toEqual([]);
  await held.letGo();
  await second;
  expect(await notes(here)).toEqual(['first', 'second']);
});

test('writes that wait for another process keep their order', async () => {
  const held = holdElsewhere('elsewhere');
  await held.begun;
  const waiting = ['first', 'second', 'third'].map((text) => write(here, text));
  await readOften();
  await held.letGo();
  await Promise.all(waiting);
  expect(await notes(here)).toEqual(['elsewhere', 'first', 'second', 'third']);
});

test('a process that could write at once lets another one go first that waits', async () => {
  const queue = new WriteQueue(file);
  queue.enter();
  const waiting = write(here, 'later');
  await readOften();
  expect(await notes(here)).toEqual([]);
  queue.leave();
  await waiting;
  expect(await notes(here)).toEqual(['later']);
  queue.close();
});

/** Keeps the place of the process that writes next for a moment, in a thread, because opening a database waits on this one. */
const waitAMoment = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const queue = new DatabaseSync(workerData);
  queue.exec('begin exclusive');
  parentPort.postMessage('waiting');
  setTimeout(() => queue.close(), 300);`;

test('a process that takes the place of another one starts while a third waits to write', async () => {
  const third = new Worker(waitAMoment, { eval: true, workerData: `${file}.queue` });
  await once(third, 'message');
  const replacement = openDatabase({ file, isShared: true });
  expect(await notes(replacement)).toEqual([]);
  await replacement.destroy();
  await third.terminate();
});

test('a write that fails gives the connection back', async () => {
  const held = holdElsewhere('first');
  await held.begun;
  const failing = here.transaction().execute((tx) => sql`insert into missing values (1)`.execute(tx));
  const [failed] = await Promise.allSettled([failing, held.letGo()]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no such table: missing' } });
  await write(here, 'second');
  expect(await notes(elsewhere)).toEqual(['first', 'second']);
});

test('a kept statement of all columns follows the columns of its table', async () => {
  const first = async () => (await sql`select * from notes`.execute(here)).rows[0];
  await write(here, 'called');
  expect(await first()).toEqual({ text: 'called' });
  await sql`alter table notes add column colour text default 'red'`.execute(elsewhere);
  expect(await first()).toEqual({ text: 'called', colour: 'red' });
  await sql`alter table notes drop column text`.execute(elsewhere);
  expect(await first()).toEqual({ colour: 'red' });
  await sql`alter table notes rename column colour to shade`.execute(here);
  expect(await first()).toEqual({ shade: 'red' });
});
