import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withOpenLedgers } from '../../server/src/platform/database/ledgers/append-only.ts';
import { hasUnsealed, sealAll } from '../../server/src/platform/database/ledgers/chain.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { logInAdmin, programAdmin, addDailyRecords } from '../../testing/builders/daily-records.ts';
import { programDatabase, type ProgramDatabase } from '../../testing/panel/program-database.ts';
import { startPanelHere, type PanelHere } from '../../testing/panel/panel-here.ts';
import { runCommand } from '../../testing/panel/run-command.ts';
import { runScript } from '../../testing/panel/run-script.ts';

// Every test runs commands, which is slow.
vi.setConfig({ testTimeout: 300_000 });

let database: ProgramDatabase;
let panel: PanelHere;
let db: Db;
beforeAll(async () => {
  database = await programDatabase();
  panel = await startPanelHere({ ...database.settings, ADMIN_PASSWORD: programAdmin.password });
  await addDailyRecords(await logInAdmin(panel.address));
  db = openDatabase(database.database);
});
afterAll(async () => {
  await db.destroy();
  await panel.stop();
  await database.drop();
});

function verify(...words: string[]) {
  return runCommand('verify-audit', words, database.settings);
}

describe('npm run verify-audit', () => {
  let mark: string;

  test('proves, while the panel runs, that no row has changed, and prints the mark', async () => {
    await expect.poll(() => hasUnsealed(db)).toBe(false);
    const { code, output, errors } = await runScript('verify-audit', [], database.settings);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(
      /^The chain is whole: \d+ rows of audit_log, login_events, stock_movements are unchanged\.\nIts mark is \d+:[\da-f]{64}\n$/,
    );
    mark = /mark is (\S+)/.exec(output)?.[1] ?? '';
    expect((await verify(mark)).code).toBe(0);
  });

  test('refuses anything that is not a mark', async () => {
    for (const words of [['1234'], [mark, mark], ['']])
      expect(await verify(...words)).toEqual({
        code: 1,
        output: '',
        errors: 'A mark looks like 1234:3f9a…, as printed by a backup and in the server’s log: npm run verify-audit -- MARK\n',
      });
  });

  test('detects with an earlier mark that the end was cut off', async () => {
    const [position = ''] = mark.split(':');
    const later = `${Number(position) + 1}:${'0'.repeat(64)}`;
    expect((await verify(later)).errors).toBe(
      `The chain is broken. It ends at link ${position}, before the mark: rows have been cut off at the end, or an older backup was restored.\n`,
    );
  });

  test('names the first changed row and fails', async () => {
    await panel.stop();
    await sealAll(db);
    const change = (to: number) =>
      withOpenLedgers(db, 'tampering', (tx) => sql`update stock_movements set quantity_hundredths = ${to} where id = 1`.execute(tx));
    const { quantity_hundredths: quantity } = await db
      .selectFrom('stock_movements')
      .select('quantity_hundredths')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await change(quantity + 1);
    const { code, output, errors } = await verify();
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^The chain is broken\. Row 1 of stock_movements has been changed since it was written \(link \d+\)\.\n$/);
  });
});
