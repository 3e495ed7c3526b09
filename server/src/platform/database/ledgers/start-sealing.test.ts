import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { ownDatabase } from '../../../../../testing/database/own-database.ts';
import { writeAudit } from '../../audit.ts';
import { hasUnsealed, headOf, maxBatch } from './chain.ts';
import { startSealing, type Sealer } from './start-sealing.ts';
import { verifyChain } from './verify-chain.ts';

const own = ownDatabase();
let sealer: Sealer;
beforeAll(async () => {
  sealer = startSealing(own.db, (error) => {
    throw error;
  });
});

const lengthOfChain = async () => (await headOf(own.db)).position;

async function addRows(count: number): Promise<void> {
  const changes = Array.from({ length: count }, (_, index) => ({ record: 'customer' as const, id: index + 1, summary: 'changed it' }));
  await writeAudit(own.db, 'UpdateCustomer', { actor: 'test' }, '2026-11-20T04:30:00.000Z', changes);
}

test('rows that are added one after another are sealed together, within seconds', async () => {
  await expect.poll(() => hasUnsealed(own.db)).toBe(false);
  const lengths = new Set<number>([await lengthOfChain()]);
  const startedAt = performance.now();
  for (let count = 0; count < 60; count++) {
    await addRows(1);
    lengths.add(await lengthOfChain());
    await pause(20);
  }
  // One batch each second, however long the machine takes for all of this.
  expect(lengths.size).toBeLessThan((performance.now() - startedAt) / 1000 + 3);
  await expect.poll(() => hasUnsealed(own.db)).toBe(false);
});

test('waiting rows are sealed in batches before the server stops', async () => {
  await addRows(maxBatch + 10);
  await sealer.stop();
  expect(await verifyChain(own.db)).toMatchObject({ firstBreak: undefined, breaks: 0, unsealed: 0 });
});
