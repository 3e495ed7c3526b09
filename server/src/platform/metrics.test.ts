import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addApprovedQuotation, aQuotation, addSalesSetup } from '../../../testing/builders/quotations.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';

const metricsToken = 'for-the-watching-machine';
let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel({ metricsToken });
});
afterAll(() => panel.stop());

async function read(authorization?: string) {
  return panel.visitor().fetch('/metrics', { headers: authorization === undefined ? {} : { authorization } });
}

/** The measures by name and labels. */
async function measures(): Promise<ReadonlyMap<string, number>> {
  const { text } = await read(`Bearer ${metricsToken}`);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

function countOf(operation: string, status: number): string {
  return `vikray_request_duration_seconds_count{operation="${operation}",status="${status}"}`;
}

describe('the metrics at /metrics', () => {
  test.runIf(inject('databaseSupply').engine === 'sqlite')(
    'have the checks of System Health, the jobs, the disk, and backups and mail once there are any (RES-13)',
    async () => {
      const found = await measures();
      expect(found.get('vikray_check{check="Database"}')).toBe(0);
      expect(found.get('vikray_check{check="Mail"}')).toBe(1);
      expect(found.get('vikray_job_failures{job="housekeeping"}')).toBe(0);
      expect(found.get('vikray_disk_free_bytes')).toBeGreaterThan(0);
      const folder = await mkdtemp(join(tmpdir(), 'vikray-measured-'));
      const another = await panel.startAnother({ backupDir: folder });
      await Object.assign(new Caller(another.address), { cookie: panel.admin.cookie }).call('RunJob', { job: 'backup' });
      await another.jobs.settled();
      const { text } = await new Caller(another.address).fetch('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
      expect(text).toMatch(/^vikray_backup_last_good_timestamp_seconds \d{10}$/m);
      expect(text).toMatch(/^vikray_backup_last_ok 1$/m);
      expect(text).toMatch(/^vikray_job_last_success_timestamp_seconds\{job="backup"\} \d{10}/m);
      await another.stop();
      await rm(folder, { recursive: true });
    },
  );

  test('do not exist until a token is set', async () => {
    const unwatched = await startTestPanel();
    const reply = await unwatched.admin.fetch('/metrics', { headers: { authorization: 'Bearer undefined' } });
    await unwatched.stop();
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('vikray_');
  });

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer wrong',
    `Basic ${metricsToken}`,
    metricsToken,
    `Bearer ${metricsToken} `.repeat(2),
  ])('are refused without the right token: %j', async (authorization) => {
    const reply = await read(authorization);
    expect(refusalOf(reply)).toEqual([401, 'WrongToken']);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('are refused even to an Administrator who is logged in', async () => {
    expect((await panel.admin.fetch('/metrics')).status).toBe(401);
  });

  test('have the format of Prometheus', async () => {
    const reply = await read(`Bearer ${metricsToken}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    for (const line of reply.text.split('\n')) expect(line).toMatch(/^$|^# (HELP|TYPE) \w+ .+$|^\w+(\{(\w+="[^"]*",?)+\})? [-+\w.]+$/);
  });

  test('count each answer by operation and status, with its duration', async () => {
    await panel.admin.call('AddCustomer', aCustomer());
    await panel.visitor().send('GetCountry');
    const before = await measures();
    await panel.admin.call('AddCustomer', aCustomer());
    await panel.visitor().send('GetCountry');
    const after = await measures();
    for (const name of [countOf('AddCustomer', 201), countOf('GetCountry', 401)]) expect(after.get(name)).toBe((before.get(name) ?? 0) + 1);
    expect(after.get(`vikray_request_duration_seconds_bucket{le="+Inf",operation="AddCustomer",status="201"}`)).toBe(
      after.get(countOf('AddCustomer', 201)),
    );
  });

  test('include memory, event loop delay, uptime and the use of database connections', async () => {
    const found = await measures();
    for (const name of ['process_resident_memory_bytes', 'vikray_uptime_seconds', 'process_cpu_seconds_total'])
      expect(found.get(name)).toBeGreaterThan(0);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'vikray_database_connections{state="idle"}',
      'vikray_database_connections{state="waiting"}',
    ])
      expect(found.has(name)).toBe(true);
    const hasPool = inject('databaseSupply').engine === 'postgres';
    expect((found.get('vikray_database_connections{state="open"}') ?? 0) > 0).toBe(hasPool);
  });

  test('include the numbers of running and waiting PDFs and long reads', async () => {
    const quotationId = await addApprovedQuotation(panel.admin, aQuotation(await addSalesSetup(panel.admin)));
    await panel.admin.fetch(`/api/quotations/${quotationId}.pdf`);
    const found = await measures();
    for (const state of ['running', 'waiting'])
      for (const name of ['vikray_helper_tasks{helper="pdf"', 'vikray_long_reads{kind="file"', 'vikray_long_reads{kind="search"'])
        expect(found.get(`${name},state="${state}"}`)).toBe(0);
  });

  test('contain nothing from the requests', async () => {
    const private_ = 'a0b1c2d3e4f5'.repeat(5) + 'abcd';
    for (const path of [
      `/api/images/${private_}.jpg`,
      `/api/${private_}`,
      `/${private_}`,
      `/api/GetCountry?search=${private_}`,
      '/api/quotations/471147114711.pdf',
    ])
      await panel.admin.fetch(path);
    await panel.admin.fetch('/api/GetCountry', { method: 'DELETE' });
    const { text } = await read(`Bearer ${metricsToken}`);
    expect(text).not.toMatch(/a0b1c2|47114711/);
    expect(text).toContain('operation="images/:hash.jpg",status="404"');
    expect(text).toContain('operation="quotations/:id.pdf",status="404"');
  });
});
