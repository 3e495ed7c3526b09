import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asSender } from '../../sender.ts';
import { openDatabase } from '../open-database.ts';
import type { Db } from '../tables.ts';

let folder: string;
let file: string;
let here: Db;
let elsewhere: Db;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikray-writers-'));
  file = join(folder, 'vikray.db');
  here = openDatabase({ file });
  elsewhere = openDatabase({ file });
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

/** Begins a transaction of another program, which stays open until it is committed here. */
function writeElsewhere(text: string) {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = elsewhere.transaction().execute(async (tx) => {
    await sql`insert into notes values (${text})`.execute(tx);
    begun.resolve();
    await released.promise;
  });
  return { begun: begun.promise, commit: () => (released.resolve(), ended) };
}

test.each(['a transaction', 'a single statement'])('reads go on while %s waits for another program', async (kind) => {
  const other = writeElsewhere('first');
  await other.begun;
  const second = kind === 'a transaction' ? write(here, 'second') : sql`insert into notes values ('second')`.execute(here);
  expect(await notes(here)).toEqual([]);
  await other.commit();
  await second;
  expect(await notes(here)).toEqual(['first', 'second']);
});

test('a write that fails releases the connection', async () => {
  const other = writeElsewhere('first');
  await other.begun;
  const failing = here.transaction().execute((tx) => sql`insert into missing values (1)`.execute(tx));
  const [failed] = await Promise.allSettled([failing, other.commit()]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no such table: missing' } });
  await write(here, 'second');
  expect(await notes(elsewhere)).toEqual(['first', 'second']);
});

test('a sender waits for one transaction of each other sender, however many they have sent', async () => {
  const many = Array.from({ length: 5 }, (_, index) => asSender('many', () => write(here, `many ${index + 1}`)));
  const one = asSender('one', () => write(here, 'one'));
  await Promise.all([...many, one]);
  expect((await notes(here)).indexOf('one')).toBeLessThanOrEqual(2);
});

test('a prepared statement for all columns returns those that the table has now', async () => {
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
