import { afterEach, expect, test, vi } from 'vitest';
import { openEmpty } from '../../../../testing/database/open-empty.ts';
import { builtOnce, changeBuiltOnce } from './built-once.ts';
import { inserting } from './inserting.ts';
import { isAmong } from './is-among.ts';
import type { Db } from './tables.ts';

const links = inserting('chain_links');

const selectHashes = vi.fn((db: Db, ledger: string, rowIds: readonly number[]) =>
  db
    .selectFrom('chain_links')
    .select('hash')
    .where('ledger', '=', ledger)
    .where(isAmong(db, 'row_id', rowIds))
    .where('position', '>', 1)
    .orderBy('position'),
);
const readHashes = builtOnce(selectHashes);

afterEach(() => selectHashes.mockClear());

/** A database with the links a1 to a4 and b1 to b4. */
async function openFilled(): Promise<Db> {
  const db = await openEmpty(true);
  const rows = ['a', 'b'].flatMap((ledger) => [1, 2, 3, 4].map((id) => ({ ledger, row_id: id, hash: ledger + id })));
  await links.all(
    db,
    rows.map((row, index) => ({ ...row, position: index + 1 })),
  );
  return db;
}

const hashes = async (...[db, ledger, ids]: Parameters<typeof readHashes>) => (await readHashes(db, ledger, ids)).map(({ hash }) => hash);

test('a statement is built once for each number of keys, and each call has its own values', async () => {
  const db = await openFilled();
  expect(await hashes(db, 'a', [2])).toEqual(['a2']);
  expect(await hashes(db, 'b', [4])).toEqual(['b4']);
  expect(await hashes(db, 'b', [3, 1])).toEqual(['b1', 'b3']);
  expect(await hashes(db, 'a', [4, 2])).toEqual(['a2', 'a4']);
  expect(await hashes(db, 'a', [1, 2, 3])).toEqual(['a2', 'a3']);
  expect(selectHashes).toHaveBeenCalledTimes(3);
});

test('each database has statements of its own', async () => {
  expect(await hashes(await openFilled(), 'a', [2])).toEqual(['a2']);
  expect(await hashes(await openEmpty(true), 'a', [2])).toEqual([]);
  expect(selectHashes).toHaveBeenCalledTimes(2);
});

test('a statement that writes has the values of its call too', async () => {
  const db = await openFilled();
  const rename = builtOnce((tx, hash: string, position: number) =>
    tx.updateTable('chain_links').set({ hash }).where('position', '=', position).returning('row_id'),
  );
  expect(await rename(db, 'new', 3)).toEqual([{ row_id: 3 }]);
  expect(await rename(db, 'newer', 4)).toEqual([{ row_id: 4 }]);
  const remove = changeBuiltOnce((tx, positions: readonly number[]) =>
    tx.deleteFrom('chain_links').where(isAmong(tx, 'position', positions)),
  );
  expect(await remove(db, [1, 2, 99])).toBe(2);
  expect(await remove(db, [97, 98, 99])).toBe(0);
  expect(await hashes(db, 'a', [1, 2, 3, 4])).toEqual(['new', 'newer']);
});

test('more shapes than are kept are built again', async () => {
  const db = await openFilled();
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  for (let count = 1; count <= 101; count++) await hashes(db, 'a', upTo(count));
  expect(await hashes(db, 'a', [2])).toEqual(['a2']);
  expect(selectHashes).toHaveBeenCalledTimes(102);
});
