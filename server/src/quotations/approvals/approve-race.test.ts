import { expect, test } from 'vitest';
import { testDatabase } from '../../../../testing/database/test-database.ts';
import { pausedDatabase } from '../../../../testing/panel/paused-database.ts';
import { startTestPanel } from '../../../../testing/panel/panel.ts';
import { aQuotation, addSalesSetup } from '../../../../testing/builders/quotations.ts';
import { waitsForLock } from '../../../../testing/panel/waits-for-lock.ts';

test('a line that is added while the quotation is being approved is refused, so that the approved lines add up', async () => {
  const database = await testDatabase();
  const paused = pausedDatabase(database.settings, /^select "total_paise" from "quotation_lines"/);
  const panel = await startTestPanel({ database: paused.settings });
  const setup = await addSalesSetup(panel.admin);
  const [made] = await panel.admin.call('AddQuotation', aQuotation(setup));
  const quotationId = made?.quotationId ?? 0;

  const approving = panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' });
  await paused.reached;
  const adding = panel.admin.ask('AddQuotationProductMapping', { quotationId, productId: setup.productId, quantity: 1, rate: 55_00 });
  await Promise.race([adding, waitsForLock(panel.db)]);
  paused.resume();
  expect([(await approving).status, (await adding).status]).toEqual([200, 409]);
  const lines = await panel.db.selectFrom('quotation_lines').select('total_paise').where('quotation_id', '=', quotationId).execute();
  expect(lines.map((line) => line.total_paise)).toEqual([10_000_00]);
  await panel.stop();
  await database.drop();
});
