import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { ownDatabase } from '../../../../../testing/database/own-database.ts';
import { isAmong } from '../is-among.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

describe.runIf(inject('databaseSupply').engine === 'postgres')('a connection to PostgreSQL', () => {
  const own = ownDatabase();

  const prepared = async (tx: Db) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
    return rows.map(({ statement }) => statement.replaceAll('"', ''));
  };
  const ask = (on: Db, table: 'users' | 'taxes' | 'terms') => on.selectFrom(table).select('id').where('id', '=', 1).execute();

  test('prepares the statements that transactions repeat, and no others', async () => {
    for (let time = 0; time < 3; time++) await ask(own.db, 'taxes');
    const found = await own.db.transaction().execute(async (tx) => {
      for (let time = 0; time < 3; time++) await ask(tx, 'users');
      await ask(tx, 'terms');
      return prepared(tx);
    });
    expect(found).toEqual(['select id from users where id = $1']);
  });

  test('goes on after a failure in a transaction, and after the tables have changed', async () => {
    const failing = own.db.transaction().execute(async (tx) => {
      await ask(tx, 'users');
      await sql`select 1 / ${0}::integer`.execute(tx);
    });
    await expect(failing).rejects.toThrow('division by zero');
    await sql`alter table users add column shoe_size integer`.execute(own.db);
    await own.db.transaction().execute(async (tx) => {
      for (let time = 0; time < 2; time++) await ask(tx, 'users');
    });
    // Outside of a transaction it is not prepared.
    await ask(own.db, 'users');
    expect(await prepared(own.db)).toHaveLength(1);
  });

  test('prepares selects by keys outside of transactions too, for any number of keys, and retries after their columns have changed', async () => {
    const all = (on: Db, ids = [1]) =>
      on
        .selectFrom('login_attempts')
        .selectAll()
        .where(isAmong(on, 'id', ids))
        .execute();
    await own.db.connection().execute(async (connection) => {
      for (const ids of [[1], [2, 3], []]) await all(connection, ids);
      const count = async () => (await prepared(connection)).filter((statement) => statement.includes('login_attempts')).length;
      expect(await count()).toBe(1);
      await sql`alter table login_attempts add column shoe_size integer`.execute(connection);
      expect(await all(connection)).toEqual([]);
      expect(await all(connection)).toEqual([]);
      expect(await count()).toBe(2);
    });
  });

  test('retries a transaction if the result columns of one of its statements have changed', async () => {
    const all = (tx: Db) => tx.selectFrom('brochure_requests').selectAll().where('id', '=', 1).execute();
    const twice = () =>
      inTransaction(own.db, async (tx) => {
        await all(tx);
        return all(tx);
      });
    await twice();
    await sql`alter table brochure_requests add column shoe_size integer`.execute(own.db);
    expect(await twice()).toEqual([]);
  });

  test('prepares at most 200', async () => {
    const count = await own.db.transaction().execute(async (tx) => {
      for (let number = 0; number < 210; number++)
        for (let time = 0; time < 2; time++) await sql`select ${sql.lit(number)} + ${time}::integer`.execute(tx);
      return (await prepared(tx)).length;
    });
    expect(count).toBe(200);
  });
});
