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

  test('keeps what transactions repeat prepared, and nothing else', async () => {
    for (let time = 0; time < 3; time++) await ask(own.db, 'taxes');
    const kept = await own.db.transaction().execute(async (tx) => {
      for (let time = 0; time < 3; time++) await ask(tx, 'users');
      await ask(tx, 'terms');
      return prepared(tx);
    });
    expect(kept).toEqual(['select id from users where id = $1']);
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
    // Without a transaction it is not named again.
    await ask(own.db, 'users');
    expect(await prepared(own.db)).toHaveLength(1);
  });

  test('keeps what is found by keys prepared without a transaction, whatever their number, and sends it again after its columns have changed', async () => {
    const all = (on: Db, ids = [1]) =>
      on
        .selectFrom('login_attempts')
        .selectAll()
        .where(isAmong(on, 'id', ids))
        .execute();
    await own.db.connection().execute(async (connection) => {
      for (const ids of [[1], [2, 3], []]) await all(connection, ids);
      const isKept = async () => (await prepared(connection)).filter((statement) => statement.includes('login_attempts')).length;
      expect(await isKept()).toBe(1);
      await sql`alter table login_attempts add column shoe_size integer`.execute(connection);
      expect(await all(connection)).toEqual([]);
      expect(await all(connection)).toEqual([]);
      expect(await isKept()).toBe(2);
    });
  });

  test('runs a transaction again if the columns that one of its statements gives have changed', async () => {
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

  test('keeps at most 200', async () => {
    const count = await own.db.transaction().execute(async (tx) => {
      for (let number = 0; number < 210; number++)
        for (let time = 0; time < 2; time++) await sql`select ${sql.lit(number)} + ${time}::integer`.execute(tx);
      return (await prepared(tx)).length;
    });
    expect(count).toBe(200);
  });
});
