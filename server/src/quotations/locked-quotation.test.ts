import { expect, test } from 'vitest';
import { aQuotation, addSalesSetup, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { testDatabase } from '../../../testing/database/test-database.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { pausedDatabase } from '../../../testing/panel/paused-database.ts';
import { startTestPanel } from '../../../testing/panel/panel.ts';
import { waitsForLock } from '../../../testing/panel/waits-for-lock.ts';

interface Change {
  /** The statement before which someone else marks the quotation lost. */
  readonly statement: RegExp;
  ask(caller: Caller, quotationId: number, setup: SalesSetup): ReturnType<Caller['ask']>;
}

/** The changes whose documented bodies name no version. */
const changes: Readonly<Record<string, Change>> = {
  approved: {
    statement: /^update "quotations" set "status"/,
    ask: (caller, quotationId) => caller.ask('UpdatequotationStatus', { quotationId, status: 'Approved' }),
  },
  'given another line': {
    statement: /^update "quotations" set "content_changed_by_id"/,
    ask: (caller, quotationId, { productId }) =>
      caller.ask('AddQuotationProductMapping', { quotationId, productId, quantity: 1, rate: 55_00 }),
  },
};

test.each(Object.entries(changes))('a quotation that is being %s is not marked lost in between (REV-39)', async (_change, each) => {
  const database = await testDatabase();
  const paused = pausedDatabase(database.settings, each.statement);
  const panel = await startTestPanel({ database: paused.settings });
  const setup = await addSalesSetup(panel.admin);
  const [made] = await panel.admin.call('AddQuotation', aQuotation(setup));
  const quotationId = made?.quotationId ?? 0;

  const changing = each.ask(panel.admin, quotationId, setup);
  await paused.reached;
  const losing = panel.admin.ask('MarkQuotationLost', { quotationId, version: 1, lostReason: 'Price' });
  await Promise.race([losing, waitsForLock(panel.db)]);
  paused.resume();
  expect([(await changing).status < 300, (await losing).status]).toEqual([true, 409]);
  const [quotation] = (await panel.admin.call('GetQuotation', { quotationId })).rows;
  expect(quotation).toMatchObject({ lostReason: '', version: 2 });
  await panel.stop();
  await database.drop();
});

test('users who approve a quotation at the same moment all get the answer of a repeat (QLS-33)', async () => {
  const panel = await startTestPanel();
  const setup = await addSalesSetup(panel.admin);
  const [made] = await panel.admin.call('AddQuotation', aQuotation(setup));
  const quotationId = made?.quotationId ?? 0;
  const approving = Array.from({ length: 4 }, () => panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' }));
  expect((await Promise.all(approving)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await panel.admin.call('GetQuotation', { quotationId })).rows[0]?.version).toBe(2);
  await panel.stop();
});
