import { describe, expect, inject, test } from 'vitest';
import { ownDatabase } from '../../../../../testing/database/own-database.ts';
import { askTogether } from './ask-together.ts';
import { openDatabase } from '../open-database.ts';
import { postgresDialect } from './postgres.ts';
import type { Db } from '../tables.ts';

describe.runIf(inject('databaseSupply').engine === 'postgres')('what requests ask PostgreSQL together', () => {
  const own = ownDatabase();

  async function namesOf(on: Db, ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await on.selectFrom('industries').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  test('is asked once, and each request gets its own answer', async () => {
    const asked: (readonly number[])[] = [];
    const find = askTogether(own.db, (on, ids: readonly number[]) => {
      asked.push(ids);
      return namesOf(on, ids);
    });
    const names = await namesOf(own.db, [1, 2]);
    expect(await Promise.all([1, 2, 1, -1].map(find))).toEqual([names.get(1), names.get(2), names.get(1), undefined]);
    expect(asked).toEqual([[1, 2, -1]]);
  });

  test('sees a change that was committed before it was asked, although an earlier statement has not ended', async () => {
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const find = askTogether(own.db, async (on, ids: readonly number[]) => {
      const names = await namesOf(on, ids);
      begun.resolve();
      await held.promise;
      return names;
    });
    const earlier = find(1);
    await begun.promise;
    await own.db.updateTable('industries').set({ name: 'Renamed' }).where('id', '=', 1).execute();
    const later = find(1);
    held.resolve();
    expect(await later).toBe('Renamed');
    expect(await earlier).not.toBe('Renamed');
  });

  test('fails for those who asked, and is asked again by the next', async () => {
    const dialect = postgresDialect('url' in own.settings ? own.settings.url : '');
    const createDriver = dialect.createDriver.bind(dialect);
    let isReachable = false;
    dialect.createDriver = () => {
      const driver = createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async () => (isReachable ? acquire() : Promise.reject(new Error('unreachable')));
      return driver;
    };
    const unreachable = openDatabase({ dialect });
    const find = askTogether(unreachable, namesOf);
    const failed = await Promise.allSettled([find(1), find(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isReachable = true;
    expect(await find(2)).toBe((await namesOf(own.db, [2])).get(2));
    await unreachable.destroy();
  });
});
