import { expect, test } from 'vitest';
import { openEmpty } from '../../../../testing/database/open-empty.ts';
import { inserting } from './inserting.ts';

const keys = inserting('idempotency_keys', (insert) =>
  insert.onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing()).returning(['user_id', 'key']),
);
const links = inserting('chain_links');

const key = (userId: number, name: string) => ({ user_id: userId, key: name, operation: '', request_hash: '', created_at: '' });

test('each number of rows and each choice of columns gets its own statement, and each call its own values', async () => {
  const db = await openEmpty(true);
  await links.all(db, [{ position: 1, ledger: 'a', row_id: 1, hash: 'x' }]);
  await links.all(db, [
    { position: 2, ledger: 'a', row_id: 2, hash: 'y' },
    { position: 3, ledger: 'b', row_id: 1, hash: 'z' },
  ]);
  await links.all(db, [{ hash: 'w', row_id: 2, ledger: 'b', position: 4 }]);
  expect(await db.selectFrom('chain_links').selectAll().orderBy('position').execute()).toEqual([
    { position: 1, ledger: 'a', row_id: 1, hash: 'x' },
    { position: 2, ledger: 'a', row_id: 2, hash: 'y' },
    { position: 3, ledger: 'b', row_id: 1, hash: 'z' },
    { position: 4, ledger: 'b', row_id: 2, hash: 'w' },
  ]);
});

test('the end of the statement holds for each shape', async () => {
  const db = await openEmpty(true);
  expect(await keys.one(db, key(1, 'a'))).toEqual({ user_id: 1, key: 'a' });
  expect(await keys.all(db, [key(1, 'a'), key(1, 'b')])).toEqual([{ user_id: 1, key: 'b' }]);
  expect(await keys.all(db, [{ ...key(2, 'a'), status: 200 }])).toEqual([{ user_id: 2, key: 'a' }]);
  await expect(keys.one(db, key(2, 'a'))).rejects.toThrow('Nothing was returned of the row in idempotency_keys');
  const stored = await db.selectFrom('idempotency_keys').select(['user_id', 'key', 'status']).orderBy('user_id').orderBy('key').execute();
  expect(stored).toEqual([
    { user_id: 1, key: 'a', status: null },
    { user_id: 1, key: 'b', status: null },
    { user_id: 2, key: 'a', status: 200 },
  ]);
});

test('a row that lacks a column of the first one is refused, and nothing is added', async () => {
  const db = await openEmpty(true);
  await expect(keys.all(db, [{ ...key(1, 'a'), status: 200 }, key(1, 'b')])).rejects.toThrow('A row has no status');
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
});
