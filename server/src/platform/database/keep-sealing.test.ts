import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { writeAudit } from '../audit.ts';
import { hasUnsealed, headOf, rowsOfPortion } from './chain.ts';
import { keepSealing, type Sealer } from './keep-sealing.ts';
import { openDatabase } from './open-database.ts';
import type { Db } from './tables.ts';
import { verifyChain } from './verify-chain.ts';

let database: TestDatabase;
let db: Db;
let sealer: Sealer;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.settings);
  sealer = keepSealing(db, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const lengthOfChain = async () => (await headOf(db)).position;

async function addRows(count: number): Promise<void> {
  const changes = Array.from({ length: count }, (_, index) => ({ record: 'customer' as const, id: index + 1, summary: 'changed it' }));
  await writeAudit(db, 'UpdateCustomer', { actor: 'test' }, '2026-11-20T04:30:00.000Z', changes);
}

test('rows that are added one after another are sealed together, within seconds', async () => {
  await expect.poll(() => hasUnsealed(db)).toBe(false);
  const lengths = new Set<number>([await lengthOfChain()]);
  for (let count = 0; count < 60; count++) {
    await addRows(1);
    lengths.add(await lengthOfChain());
    await pause(20);
  }
  // A look each second: at most one or two in this time, or more on a machine that is slow.
  expect(lengths.size).toBeLessThan(20);
  await expect.poll(() => hasUnsealed(db)).toBe(false);
});

test('many rows are sealed portion by portion, without a pause of a second between two', async () => {
  await expect.poll(() => hasUnsealed(db)).toBe(false);
  const before = await lengthOfChain();
  for (let portion = 0; portion < 8; portion++) await addRows(rowsOfPortion);
  const startedAt = performance.now();
  await expect.poll(lengthOfChain).toBe(before + 8 * rowsOfPortion);
  expect(performance.now() - startedAt).toBeLessThan(7000);
});

test('what waits when the server stops is sealed before it ends', async () => {
  await addRows(rowsOfPortion + 10);
  await sealer.stop();
  expect(await verifyChain(db)).toMatchObject({ firstBreak: undefined, breaks: 0, unsealed: 0 });
});
