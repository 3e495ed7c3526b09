import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { aCustomer } from '../../../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { statusCounts } from '../../../../../testing/builders/statuses.ts';

const { engine } = inject('databaseSupply');

/** Pauses every flush of a file to the disk until the test resumes it. */
async function pauseFlushes() {
  const file = await open(import.meta.filename);
  const prototype = Object.getPrototypeOf(file) as { datasync(): Promise<void> };
  await file.close();
  const original = prototype.datasync;
  const paused: (() => void)[] = [];
  let isPausing = true;
  const spy = vi.spyOn(prototype, 'datasync').mockImplementation(async function (this: unknown) {
    if (isPausing) await new Promise<void>((resolve) => paused.push(resolve));
    return original.call(this as never);
  });
  return {
    count: () => spy.mock.calls.length,
    resume() {
      isPausing = false;
      for (const each of paused) each();
    },
    stop: () => spy.mockRestore(),
  };
}

// PostgreSQL flushes by itself, several transactions at a time.
describe.runIf(engine === 'sqlite')('a change of the embedded database', () => {
  let panel: TestPanel;
  beforeAll(async () => {
    panel = await startTestPanel();
  });
  afterAll(() => panel.stop());

  const synchronous = async () => (await sql<{ synchronous: number }>`pragma synchronous`.execute(panel.db)).rows[0]?.synchronous;

  test('is answered once it is on the disk, and other requests are answered before', async () => {
    const flushes = await pauseFlushes();
    try {
      const answered: string[] = [];
      const written = panel.admin.ask('AddCustomer', aCustomer()).then(() => answered.push('change'));
      await expect.poll(flushes.count).toBe(1);
      await panel.admin.call('GetIndustry', {});
      answered.push('read');
      flushes.resume();
      await written;
      expect(answered).toEqual(['read', 'change']);
    } finally {
      flushes.stop();
    }
  });

  test('shares a flush with the other changes that were made during the previous flush', async () => {
    const flushes = await pauseFlushes();
    try {
      const first = panel.admin.ask('AddCustomer', aCustomer());
      await expect.poll(flushes.count).toBe(1);
      const names = Array.from({ length: 10 }, () => aCustomer());
      const others = names.map((customer) => panel.admin.ask('AddCustomer', customer));
      const stored = async () =>
        (await panel.admin.call('GetCustomer', {})).rows.filter((row) => names.some((one) => one.companyName === row.companyName));
      await expect.poll(async () => (await stored()).length).toBe(10);
      flushes.resume();
      expect(statusCounts(await Promise.all([first, ...others]))).toEqual({ 201: 11 });
      // The first, the ten together, and perhaps the chain of the audit log.
      expect(flushes.count()).toBeLessThanOrEqual(4);
    } finally {
      flushes.stop();
    }
  });

  test('outside of a transaction is on the disk when it ends, even after a refused transaction', async () => {
    expect(await synchronous()).toBe(2);
    expect((await panel.admin.send('AddCustomer', {})).status).toBe(400);
    await panel.admin.call('AddCustomer', aCustomer({ companyName: 'Twice' }));
    expect((await panel.admin.ask('AddCustomer', aCustomer({ companyName: 'Twice' }))).status).toBe(409);
    expect(await synchronous()).toBe(2);
    const level = await panel.db
      .transaction()
      .execute(async (tx) => (await sql<{ synchronous: number }>`pragma synchronous`.execute(tx)).rows);
    expect(level).toEqual([{ synchronous: 1 }]);
  });
});

test.runIf(engine === 'sqlite')(
  'after a flush has failed, the change is not acknowledged, and SQLite flushes the next ones itself',
  async () => {
    const panel = await startTestPanel();
    const file = await open(import.meta.filename);
    const prototype = Object.getPrototypeOf(file) as { datasync(): Promise<void> };
    await file.close();
    const spy = vi.spyOn(prototype, 'datasync').mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }));
    try {
      expect((await panel.admin.ask('AddCustomer', aCustomer())).status).toBe(500);
      expect((await panel.admin.ask('AddCustomer', aCustomer())).status).toBe(201);
      const level = await panel.db
        .transaction()
        .execute(async (tx) => (await sql<{ synchronous: number }>`pragma synchronous`.execute(tx)).rows);
      expect(level).toEqual([{ synchronous: 2 }]);
    } finally {
      spy.mockRestore();
      await panel.stop();
    }
  },
);
