import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { password } from '../../../testing/builders/users.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { adminMobile, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

describe('RunJob', () => {
  test('is for Administrators only (SHR-07)', async () => {
    expect(refusalOf(await (await panel.userWith([], 'Executive')).send('RunJob', { job: 'housekeeping' }))).toEqual([
      403,
      'NotAuthorised',
    ]);
  });

  test('runs a job now: expired sessions are gone (SHR-07)', async () => {
    const leaving = await panel.userWith([]);
    panel.clock.pass(13 * 60);
    await panel.admin.logIn(adminMobile, password);
    const sessions = () => panel.db.selectFrom('sessions').select('user_id').where('user_id', '=', leaving.userId).execute();
    expect(await sessions()).toHaveLength(1);
    const reply = await panel.admin.send('RunJob', { job: 'housekeeping' });
    expect([reply.status, reply.json.data]).toEqual([200, [{ fld_job: 'housekeeping', fld_startedat: panel.clock.now().toISOString() }]]);
    await panel.jobs.settled();
    expect(await sessions()).toHaveLength(0);
  });

  test('leaves a row of the audit log when it makes a backup (RES-09)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vikray-by-hand-'));
    const another = await panel.startAnother({ backupDir: folder });
    onTestFinished(async () => {
      await another.stop();
      await rm(folder, { recursive: true });
    });
    const there = Object.assign(new Caller(another.address), { cookie: panel.admin.cookie });
    await there.call('RunJob', { job: 'backup' });
    await another.jobs.settled();
    const [entry] = (await there.call('GetAuditLog', { record: 'backup', page: 1 })).rows;
    expect(entry).toMatchObject({
      operation: 'RunJob',
      userName: 'Administrator',
      changes: [{ field: 'Changed', after: 'begun by hand' }],
    });
  });

  test('refuses a job that is running, here or on another server (SHR-07)', async () => {
    const leaseUntil = new Date(panel.clock.now().getTime() + 60_000).toISOString();
    await panel.db
      .updateTable('jobs')
      .set({ owner: 'another server', lease_until: leaseUntil })
      .where('name', '=', 'housekeeping')
      .execute();
    const reply = await panel.admin.send('RunJob', { job: 'housekeeping' });
    expect([refusalOf(reply), reply.json.data]).toEqual([[409, 'AlreadyRunning'], 'This is already running.']);
    panel.clock.pass(2);
    expect((await panel.admin.send('RunJob', { job: 'housekeeping' })).status).toBe(200);
    await panel.jobs.settled();
  });

  test.each(['', 'Housekeeping', 'make coffee', 5, null])('knows no job %j (SHR-07)', async (job) => {
    const reply = await panel.admin.send('RunJob', { job });
    expect(reply.json.data).toBe('This job does not exist.');
    expect([400, 404]).toContain(reply.status);
  });
});
