import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertBulkCustomers } from '../../../../../testing/builders/bulk-customers.ts';
import { NoAnswer } from '../../../../../testing/panel/exchange.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';

let panel: TestPanel;
let clerk: Awaited<ReturnType<TestPanel['userWith']>>;
/** More rows than a socket buffers before its receiver reads. Every 50th is deleted. */
const inserted = 30_000;
const listed = inserted - inserted / 50;
beforeAll(async () => {
  panel = await startTestPanel();
  clerk = await panel.userWith([]);
  await insertBulkCustomers(panel.db, inserted);
});
afterAll(() => panel.stop());

/** What the audit log says about the exports of one user, the oldest first. */
async function exportsOf(userId: number) {
  const { rows } = await panel.admin.call('GetAuditLog', { record: 'export', userId, page: 1, pageSize: 100 });
  return rows.toReversed().map(({ operation, recordName, changes }) => [operation, recordName, ...changes.map(({ after }) => after)]);
}

describe('the export of a whole list', () => {
  test('is in the audit log with its filter and number of rows, for every user and format', async () => {
    const found = await clerk.send('GetCustomerList', { search: 'bulk 12', format: 'csv' });
    await clerk.send('GetCustomerList', { format: 'csv' });
    await clerk.send('GetCustomerList', { search: 'bulk 12', format: 'xlsx', sort: 'updatedon', order: 'desc' });
    const whole = await clerk.send('GetCustomerList', { search: 'bulk 123' });
    const rows = groupedPieces(found.text.trimEnd().split('\r\n').length - 1);
    expect(await exportsOf(clerk.userId)).toEqual([
      ['GetCustomerList', 'Customer List', 'csv', 'search: bulk 12', rows],
      ['GetCustomerList', 'Customer List', 'csv', groupedPieces(listed)],
      ['GetCustomerList', 'Customer List', 'xlsx', 'search: bulk 12, sort: updatedOn, order: desc', rows],
      ['GetCustomerList', 'Customer List', 'json', 'search: bulk 123', groupedPieces(whole.json.data.length)],
    ]);
  });

  test('is not logged if it is no more than one page', async () => {
    const reader = await panel.userWith([]);
    await reader.send('GetCustomerList', { search: 'needle works', format: 'csv' });
    await reader.send('GetCustomerList', { page: 2, pagesize: 500 });
    expect(await exportsOf(reader.userId)).toEqual([]);
  });

  test('is logged with the number of rows sent if its receiver hangs up midway', async () => {
    const reader = await panel.userWith([]);
    const { hostname, port } = new URL(panel.address);
    const request = httpRequest({ hostname, port, path: '/api/GetCustomerList', headers: { cookie: reader.cookie }, agent: false }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    // The brackets around the rows come before the first of them. A caller who stops reading hangs up.
    for await (const bytes of response as AsyncIterable<Buffer>) if (bytes.includes('fld_customerid')) break;
    await expect.poll(() => exportsOf(reader.userId)).toHaveLength(1);
    const [entry = []] = await exportsOf(reader.userId);
    const rows = Number(entry.at(-1)?.replaceAll(',', ''));
    expect([rows > 30, rows < listed]).toEqual([true, true]);
  });

  test.runIf(inject('databaseSupply').engine === 'sqlite')('is incomplete if it cannot be logged', async () => {
    const reader = await panel.userWith([]);
    await sql`create trigger no_exports before insert on audit_log begin select raise(abort, 'no room'); end`.execute(panel.db);
    await expect(reader.send('GetCustomerList', { search: 'bulk 12' })).rejects.toThrow(NoAnswer);
    await sql`drop trigger no_exports`.execute(panel.db);
    expect((await reader.send('GetCustomerList', { search: 'bulk 12' })).status).toBe(200);
  });
});
