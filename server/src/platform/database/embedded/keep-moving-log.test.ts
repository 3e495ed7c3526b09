import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { startTestPanel } from '../../../../../testing/panel/panel.ts';

describe.runIf(inject('databaseSupply').engine === 'sqlite')('the log of the embedded database', () => {
  test('is moved into the file while the panel runs, long before it is full', async () => {
    const panel = await startTestPanel();
    onTestFinished(() => panel.stop());
    const left = async () => {
      const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(panel.db);
      return rows.map(({ log, checkpointed }) => log - checkpointed);
    };
    await sql`create table ballast (bytes blob)`.execute(panel.db);
    // A quarter of what fills the log.
    await sql`insert into ballast values (randomblob(16000000))`.execute(panel.db);
    // The panel itself may have written since.
    await expect.poll(left).toEqual([expect.toSatisfy((pages: number) => pages < 100)]);
  });
});
