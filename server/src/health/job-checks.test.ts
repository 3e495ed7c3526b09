import type { HealthCheck } from '@vikray/contract/health/health-check.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
  await panel.jobs.runDue();
});
afterAll(() => panel.stop());

/** The line of the hourly clearing. */
async function clearing(): Promise<HealthCheck | undefined> {
  return (await panel.admin.call('GetSystemHealth', {})).find(({ check }) => check === 'Deleting what has expired');
}

async function setJob(change: { due_at?: string; failures?: number; failure?: string }): Promise<void> {
  await panel.db.updateTable('jobs').set(change).where('name', '=', 'housekeeping').execute();
}

test('a job shows its last and its next run (OPS-11)', async () => {
  expect(await clearing()).toMatchObject({ group: 'Now', result: 'OK', text: 'It has not run yet. Next at 11:00.' });
  panel.clock.pass(61);
  await panel.jobs.runDue();
  expect(await clearing()).toMatchObject({ result: 'OK', text: 'Last done at 11:01. Next at 12:00.' });
});

test('a job that is overdue by more than its own interval is a Problem (OPS-14)', async () => {
  const dueMinutesAgo = (minutes: number) => setJob({ due_at: new Date(panel.clock.now().getTime() - minutes * 60_000).toISOString() });
  await dueMinutesAgo(60);
  expect((await clearing())?.result).toBe('OK');
  await dueMinutesAgo(61);
  expect(await clearing()).toMatchObject({ result: 'Problem', text: 'It was due at 10:00 and has not run.' });
  await panel.jobs.runDue();
  expect((await clearing())?.result).toBe('OK');
});

test('a job that failed is a Warning with its sentence, and a Problem after three times (OPS-14, SHR-09)', async () => {
  const failed = { failure: 'The folder cannot be written.', failures: 1 };
  await setJob(failed);
  expect(await clearing()).toMatchObject({
    result: 'Warning',
    text: 'It failed: The folder cannot be written. Last done at 11:01.',
  });
  await setJob({ ...failed, failures: 2 });
  expect((await clearing())?.result).toBe('Warning');
  await setJob({ ...failed, failures: 3 });
  expect(await clearing()).toMatchObject({
    result: 'Problem',
    text: 'It failed 3 times: The folder cannot be written. Last done at 11:01.',
  });
  await panel.admin.call('RunJob', { job: 'housekeeping' });
  await panel.jobs.settled();
  expect((await clearing())?.result).toBe('OK');
});
