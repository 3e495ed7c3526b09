import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../../testing/database/test-database.ts';
import { writeAudit } from '../../audit.ts';
import { hasUnsealed, headOf, rowsOfPortion } from './chain.ts';
import { keepSealing, type Sealer } from './keep-sealing.ts';
import { openDatabase } from '../open-database.ts';
import type { Db } from '../tables.ts';
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
  const startedAt = performance.now();
  for (let count = 0; count < 60; count++) {
    await addRows(1);
    lengths.add(await lengthOfChain());
    await pause(20);
  }
  // A look each second, however long the machine takes for all of this.
  expect(lengths.size).toBeLessThan((performance.now() - startedAt) / 1000 + 3);
  await expect.poll(() => hasUnsealed(db)).toBe(false);
});

test('what waits when the server stops is sealed before it ends, portion by portion', async () => {
  await addRows(rowsOfPortion + 10);
  await sealer.stop();
  expect(await verifyChain(db)).toMatchObject({ firstBreak: undefined, breaks: 0, unsealed: 0 });
});
