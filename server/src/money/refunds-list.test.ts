import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMoneySetup, aReceipt } from '../../../testing/builders/money.ts';
import type { SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addMoneySetup(panel.admin);
  const { customerId, companyId } = setup;
  await panel.admin.call('AddReceipt', aReceipt(setup, 500_00, { receivedOn: '2026-11-20' }));
  const refund = { customerId, companyId, reason: '=Paid twice' } as const;
  await panel.admin.call('AddRefund', { ...refund, amount: 10_00, mode: 'Cash', paidOn: '2026-11-20' });
  await panel.admin.call('AddRefund', { ...refund, amount: 20_00, mode: 'Bank Transfer', reference: 'NEFT 7', paidOn: '2026-11-19' });
});
afterAll(() => panel.stop());

const listed = async (filter: object = {}) => (await panel.admin.call('GetRefund', { ...filter })).rows.map(({ number }) => number);

test('GetRefund lists what was paid back, newest first, by customer, mode and day (PAY-12)', async () => {
  const { rows } = await panel.admin.call('GetRefund', {});
  expect(rows[0]).toMatchObject({ number: 'RF0001', amount: 10_00, mode: 'Cash', paidOn: '2026-11-20', dealId: null, dealNumber: '' });
  expect(await listed()).toEqual(['RF0001', 'RF0002']);
  expect(await listed({ order: 'asc' })).toEqual(['RF0002', 'RF0001']);
  expect(await listed({ mode: 'Cash' })).toEqual(['RF0001']);
  expect(await listed({ to: '2026-11-19' })).toEqual(['RF0002']);
  expect(await listed({ customerId: setup.customerId + 1 })).toEqual([]);
  expect(await listed({ search: 'RF0002' })).toEqual(['RF0002']);
  expect(await listed({ search: 'NEFT 7' })).toEqual(['RF0002']);
  expect(await listed({ page: 2, pageSize: 1 })).toEqual(['RF0002']);
});

test('a row of the statement leads to its refund, and only holders of Receipt List read them (PAY-12, PAY-17)', async () => {
  const { customerId, companyId } = setup;
  const { data } = await panel.admin.call('GetCustomerStatement', { customerId, companyId, from: '2026-11-01', to: '2026-11-20' });
  expect(data.find(({ document }) => document === 'RF0002')?.page).toBe('refunds?search=RF0002');
  expect((await (await panel.userWith(['View Outstanding'])).send('GetRefund', {})).status).toBe(403);
});

test('a text that a spreadsheet would run stays a text in the file (PAY-12)', async () => {
  const { text: csv } = await panel.admin.fetch('/api/GetRefund?format=csv');
  expect(csv).toContain("'=Paid twice");
});
