import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { ownDatabase } from '../../../../testing/database/own-database.ts';
import { testDatabase } from '../../../../testing/database/test-database.ts';
import { violatedUniqueIndex } from './errors.ts';
import { unlimited } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { learnStatistics } from './statistics.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

const own = ownDatabase();

const supply = inject('databaseSupply');

/** The error of a failed statement. */
async function failureOf(statement: Promise<unknown>): Promise<unknown> {
  return statement.then(
    () => undefined,
    (error: unknown) => error,
  );
}

function insertIndustry(on: Db, name: string): Promise<unknown> {
  return on.insertInto('industries').values({ name, name_key: name }).execute();
}

async function industries(): Promise<string[]> {
  return (await own.db.selectFrom('industries').select('name').where('name', 'like', 'test %').orderBy('name').execute()).map(
    (row) => row.name,
  );
}

describe('a duplicate value is reported with the name of', () => {
  test.each([
    [
      'an index over some rows',
      'users_office_mobile',
      sql`insert into users (emp_number, emp_number_key, name, nickname, designation, office_email, office_mobile, photo, login_type, status, password_hash, created_at, updated_at)
      select 'E' || n, 'e' || n, '', '', '', '', '9876543210', '', 'Executive', 'Active', '', '', '' from (select 1 as n union all select 2) as twice`,
    ],
    [
      'a unique constraint',
      'industries_name_key',
      sql`insert into industries (name, name_key) values ('Twice', 'twice'), ('TWICE', 'twice')`,
    ],
    [
      'a unique constraint over two columns',
      'submenus_menu_position',
      sql`insert into submenus (menu_id, position, name, page, is_shown) select menu_id, position, 'Another', '', 0 from submenus where name = 'Add Customer'`,
    ],
  ])('%s: %s', async (_, index, statement) => {
    const error = await failureOf(statement.execute(own.db));
    expect(await violatedUniqueIndex(own.db, error)).toBe(index);
  });

  test('no index if another rule was violated', async () => {
    const errors = [
      await failureOf(sql`insert into user_menus (user_id, menu_id, has_access) values (4711, 1, 1)`.execute(own.db)),
      await failureOf(sql`update users set status = 'Asleep'`.execute(own.db)),
      await failureOf(sql`insert into industries (name, name_key) values (null, 'x')`.execute(own.db)),
      await failureOf(sql`select * from nowhere`.execute(own.db)),
      new Error('UNIQUE constraint'),
      'no error at all',
    ];
    for (const error of errors) expect(await violatedUniqueIndex(own.db, error)).toBeUndefined();
  });
});

describe('a transaction', () => {
  test('rolls everything back if its work fails, and throws the error', async () => {
    const error = await failureOf(
      inTransaction(own.db, async (tx) => {
        await insertIndustry(tx, 'test undone');
        await tx.deleteFrom('industries').where('name', '=', 'Hotel').execute();
        throw new Error('changed my mind');
      }),
    );
    expect(error).toEqual(new Error('changed my mind'));
    expect(await industries()).toEqual([]);
    expect(await own.db.selectFrom('industries').select('id').where('name', '=', 'Hotel').execute()).toHaveLength(1);
  });

  test('rolls everything back if the database refuses its last statement', async () => {
    const error = await failureOf(
      inTransaction(own.db, async (tx) => [await insertIndustry(tx, 'test first'), await insertIndustry(tx, 'test first')]),
    );
    expect(await violatedUniqueIndex(own.db, error)).toBe('industries_name_key');
    expect(await industries()).toEqual([]);
  });

  test('stores everything when its work is done, even if many run at a time', async () => {
    const names = Array.from({ length: 25 }, (_, number) => `test ${String(number).padStart(2, '0')}`);
    await Promise.all(names.map((name) => inTransaction(own.db, (tx) => insertIndustry(tx, name))));
    expect(await industries()).toEqual(names);
    await own.db.deleteFrom('industries').where('name', 'like', 'test %').execute();
  });

  // SQLite runs one write transaction after the other, so a deadlock cannot happen.
  test.runIf(supply.engine === 'postgres')('that was rolled back because of a deadlock runs again', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rename = (tx: Db, id: number, name: string) => tx.updateTable('industries').set({ name }).where('id', '=', id).execute();
    let tries = 0;
    const crossing = (ids: [number, number], mine: PromiseWithResolvers<void>, other: PromiseWithResolvers<void>) =>
      inTransaction(own.db, async (tx) => {
        tries++;
        await rename(tx, ids[0], `crossed by ${ids.join()}`);
        mine.resolve();
        await other.promise;
        await rename(tx, ids[1], `crossed by ${ids.join()}`);
      });
    await Promise.all([crossing([1, 2], first, second), crossing([2, 1], second, first)]);
    // The retry may overtake the other transaction and end in another deadlock.
    expect(tries).toBeGreaterThanOrEqual(3);
    const names = await own.db.selectFrom('industries').select('name').where('id', 'in', [1, 2]).execute();
    expect(new Set(names.map((row) => row.name)).size).toBe(1);
  });
});

test('only the owner can read the files of a new embedded database, even in a folder that others can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-modes-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const fresh = openDatabase({ file: join(folder, 'vikray.db') });
  await sql`create table things (id integer primary key)`.execute(fresh);
  const files = (await readdir(folder)).toSorted();
  const modes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).mode & 0o777));
  await fresh.destroy();
  expect(files).toEqual(['vikray.db', 'vikray.db-shm', 'vikray.db-wal']);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

describe('the migrations', () => {
  /** Migrates the database in a separate process: its exit code and output. */
  async function migrateElsewhere(settings: object): Promise<[number, string]> {
    const program = `
      import { migrateToLatest } from ${JSON.stringify(import.meta.resolve('./migrate.ts'))};
      import { openDatabase } from ${JSON.stringify(import.meta.resolve('./open-database.ts'))};
      const db = openDatabase(${JSON.stringify(settings)});
      await migrateToLatest(db);
      await db.destroy();`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
    return [code, said];
  }

  // Another process cannot open a database inside this one.
  test.runIf(supply.engine !== 'pglite')('run once if several processes start together on an empty database', async () => {
    const empty = await testDatabase({ isMigrated: false });
    const results = await Promise.all([1, 2, 3, 4].map(() => migrateElsewhere(empty.settings)));
    expect(results).toEqual([1, 2, 3, 4].map(() => [0, '']));

    const fresh = openDatabase(empty.settings);
    const shape = async (of: Db) =>
      (await of.introspection.getTables()).map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
    expect(await shape(fresh)).toEqual(await shape(own.db));
    await fresh.destroy();
    await empty.drop();
  });

  test.runIf(supply.engine === 'postgres')('may take longer than a request, and requests are limited again after them', async () => {
    const empty = await testDatabase({ isMigrated: false });
    const fresh = openDatabase(empty.settings);
    const limits: string[] = [];
    const limit = async <T>(on: Kysely<T>) => {
      limits.push((await sql<{ statement_timeout: string }>`show statement_timeout`.execute(on)).rows[0]?.statement_timeout ?? '');
    };
    await new Migrator({
      db: fresh,
      provider: { getMigrations: async () => ({ a: unlimited(limit), b: unlimited(limit) }) },
    }).migrateToLatest();
    await learnStatistics(fresh);
    await Promise.all(Array.from({ length: 8 }, () => limit(fresh)));
    expect(limits).toEqual(['0', '0', ...Array.from({ length: 8 }, () => '12s')]);
    await fresh.destroy();
    await empty.drop();
  });

  test('change nothing if one of them fails', async () => {
    const empty = await testDatabase({ isMigrated: false });
    const fresh = openDatabase(empty.settings);
    const createTable = (name: string) => (on: Kysely<unknown>) => on.schema.createTable(name).addColumn('id', 'integer').execute();
    const failing = async (on: Kysely<unknown>) => {
      await createTable('half_done')(on);
      throw new Error('stopped');
    };
    const migrator = new Migrator({
      db: fresh,
      provider: { getMigrations: async () => ({ a: { up: createTable('whole') }, b: { up: failing } }) },
    });
    const { error } = await migrator.migrateToLatest();
    expect(error).toEqual(new Error('stopped'));
    expect(await fresh.introspection.getTables()).toEqual([]);
    await fresh.destroy();
    await empty.drop();
  });
});
