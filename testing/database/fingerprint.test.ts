import { expect, test } from 'vitest';
import { aCustomer } from '../builders/customers.ts';
import { fingerprintOf } from '../fuzz/fingerprint.ts';
import { startTestPanel } from '../panel/panel.ts';

test('the fingerprint of a database changes with its business rows, and not with the last use of a session', async () => {
  const panel = await startTestPanel();
  const fingerprint = await fingerprintOf(panel.db);
  const empty = await fingerprint();
  await panel.admin.send('GetLoginRecord');
  expect(await fingerprint()).toBe(empty);
  const [added] = await panel.admin.call('AddCustomer', aCustomer());
  const one = await fingerprint();
  expect(one).not.toBe(empty);
  await panel.db
    .updateTable('customers')
    .set({ address: 'Another street' })
    .where('id', '=', added?.customerId ?? 0)
    .execute();
  expect(await fingerprint()).not.toBe(one);
  await panel.stop();
});
