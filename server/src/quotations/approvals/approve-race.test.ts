import { expect, test } from 'vitest';
import { testDatabase } from '../../../../testing/database/test-database.ts';
import { heldDatabase } from '../../../../testing/panel/held-database.ts';
import { startTestPanel } from '../../../../testing/panel/panel.ts';
import { aQuotation, addSalesSetup } from '../../../../testing/builders/quotations.ts';
import { waitsForLock } from '../../../../testing/panel/waits-for-lock.ts';

test('a line that is added while the quotation is being approved is refused, so that the approved lines add up', async () => {
  const database = await testDatabase();
  const held = heldDatabase(database.settings, /^select "total_paise" from "quotation_lines"/);
  const panel = await startTestPanel({ database: held.settings });
  const setup = await addSalesSetup(panel.admin);
  const [made] = await panel.admin.call('AddQuotation', aQuotation(setup));
  const quotationId = made?.quotationId ?? 0;

  const approving = panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' });
  await held.isReached;
  const adding = panel.admin.ask('AddQuotationProductMapping', { quotationId, productId: setup.productId, quantity: 1, rate: 55_00 });
  await Promise.race([adding, waitsForLock(panel.db)]);
  held.letGo();
  expect([(await approving).status, (await adding).status]).toEqual([200, 409]);
  const lines = await panel.db.selectFrom('quotation_lines').select('total_paise').where('quotation_id', '=', quotationId).execute();
  expect(lines.map((line) => line.total_paise)).toEqual([10_000_00]);
  await panel.stop();
  await database.drop();
});
