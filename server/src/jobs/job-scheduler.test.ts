import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SetClock } from '../../../testing/panel/clock.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { readConfig } from '../platform/config.ts';
import { JobProblem, type Job, type JobContext } from './job.ts';
import { JobScheduler } from './job-scheduler.ts';
import { nightly } from './schedule.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const minutesADay = 24 * 60;

let clock: SetClock;
let runs: JobContext[];
let work: (context: JobContext) => Promise<void>;
/** The sentences of which people were notified. */
let notified: string[];
let count = 0;
let job: Job;
beforeEach(() => {
  clock = new SetClock();
  runs = [];
  notified = [];
  work = async () => {};
  job = {
    name: `job ${++count}`,
    schedule: nightly('02:30'),
    async run(context) {
      runs.push(context);
      await work(context);
    },
    async notifyFailure(_context, sentence) {
      notified.push(sentence);
    },
  };
});

/** The job scheduler of another server process. */
function aServer(): JobScheduler {
  return new JobScheduler({
    refreshSettings: async () => {},
    db: panel.db,
    longReads: panel.longReads,
    config: readConfig({ DATA_DIR: '/tmp' }),
    clock,
    findSender: async () => undefined,
    declared: [job],
    log: () => Fastify().log,
  });
}

/** Servers that all know the job since the morning of 20 November; it is due in the next night. */
async function servers(howMany: number): Promise<JobScheduler[]> {
  const all = Array.from({ length: howMany }, aServer);
  await all[0]?.runDue();
  return all;
}

async function stateIn(server: JobScheduler | undefined) {
  const [state] = (await server?.states()) ?? [];
  return state;
}

describe('a job', () => {
  test('is run by one of several servers, once for each due moment (SHR-07)', async () => {
    const all = await servers(3);
    expect(runs).toHaveLength(0);
    for (const nights of [1, 2, 3]) {
      clock.pass(minutesADay);
      await Promise.all([...all, ...all].map((server) => server.runDue()));
      expect(runs).toHaveLength(nights);
    }
    expect(await stateIn(all[1])).toMatchObject({ doneAt: clock.now().toISOString(), isRunning: false, failure: '', failures: 0 });
  });

  test('that was missed for ten days is run once at the next start, and then in the next night (SHR-08)', async () => {
    const [before] = await servers(1);
    await before?.stop();
    clock.pass(10 * minutesADay);
    const after = aServer();
    await after.runDue();
    await after.runDue();
    expect(runs).toHaveLength(1);
    expect((await stateIn(after))?.dueAt).toBe('2026-11-30T21:00:00.000Z');
  });

  test('is not run again when the clock is set back over 02:30 (SHR-07)', async () => {
    const [server] = await servers(1);
    clock.pass(16.5 * 60 + 1);
    await server?.runDue();
    clock.pass(-15);
    await server?.runDue();
    clock.pass(30);
    await server?.runDue();
    expect(runs).toHaveLength(1);
  });

  test('is not run again when the clock is set back while it runs (SHR-07)', async () => {
    const [server] = await servers(1);
    work = async () => clock.pass(-15);
    clock.pass(16.5 * 60 + 1);
    await server?.runDue();
    clock.pass(20);
    await server?.runDue();
    expect(runs).toHaveLength(1);
  });

  test('that fails leaves its sentence and is tried after 1, 5 and 30 minutes, then in the next night (SHR-09)', async () => {
    const [server] = await servers(1);
    work = () => Promise.reject(new JobProblem('The folder is gone.'));
    clock.pass(16.5 * 60);
    const minutes: number[] = [];
    for (let minute = 0; minute < 120; minute++) {
      const before = runs.length;
      await server?.runDue();
      if (runs.length > before) minutes.push(minute);
      clock.pass(1);
    }
    expect(minutes).toEqual([0, 1, 6, 36]);
    expect(await stateIn(server)).toMatchObject({ failure: 'The folder is gone.', failures: 4, dueAt: '2026-11-21T21:00:00.000Z' });
    expect(notified).toEqual(['The folder is gone.']);

    clock.pass(minutesADay);
    await server?.runDue();
    clock.pass(1);
    work = async () => {};
    await server?.runDue();
    expect(runs).toHaveLength(6);
    expect(await stateIn(server)).toMatchObject({ failure: '', failures: 0, dueAt: '2026-11-22T21:00:00.000Z' });
    expect(notified).toHaveLength(2);
  });

  test('with work that waits runs at the next look, but after a failure only when it is due again', async () => {
    let waits = true;
    job = { ...job, hasWork: async () => waits };
    const [server] = await servers(1);
    expect(runs).toHaveLength(1);
    waits = false;
    await server?.runDue();
    expect(runs).toHaveLength(1);
    waits = true;
    work = async () => {
      throw new JobProblem('The mail server is away.');
    };
    await server?.runDue();
    await server?.runDue();
    expect(runs).toHaveLength(2);
    clock.pass(1);
    await server?.runDue();
    expect(runs).toHaveLength(3);
  });

  test('that fails unexpectedly leaves a general sentence, not the words of the error (SHR-09)', async () => {
    const [server] = await servers(1);
    work = () => Promise.reject(new TypeError('password=secret'));
    clock.pass(minutesADay);
    await server?.runDue();
    expect((await stateIn(server))?.failure).toBe('This ended with an unexpected error. See the log of the server for details.');
  });
});

describe('a run that does not end', () => {
  /** Lets the next run wait until it is released, as in a process that hangs or has been killed. */
  function hang(): { release(): void; readonly begun: Promise<void> } {
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    work = async () => {
      work = async () => {};
      begun.resolve();
      await released.promise;
    };
    return { release: () => released.resolve(), begun: begun.promise };
  }

  test('keeps others away for five minutes, then another server runs it, and the late end changes nothing (SHR-07)', async () => {
    const [first, second] = await servers(2);
    const { release, begun } = hang();
    clock.pass(minutesADay);
    const hanging = first?.runDue();
    await begun;
    expect((await stateIn(second))?.isRunning).toBe(true);
    expect(await second?.start(job.name)).toBe('running');
    clock.pass(4);
    await second?.runDue();
    expect(runs).toHaveLength(1);
    clock.pass(2);
    await second?.runDue();
    expect(runs).toHaveLength(2);
    const done = await stateIn(second);
    clock.pass(1);
    release();
    await hanging;
    expect(await stateIn(second)).toEqual(done);
    expect(done).toMatchObject({ isRunning: false, failure: '', failures: 0 });
  });

  test('is released when its server stops, so that another one need not wait (SHR-07)', async () => {
    const [first, second] = await servers(2);
    work = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    clock.pass(minutesADay);
    const stopped = first?.runDue();
    await expect.poll(() => runs.length).toBe(1);
    await first?.stop();
    await stopped;
    expect(await stateIn(second)).toMatchObject({ isRunning: false, failure: '', failures: 0 });
    work = async () => {};
    await second?.runDue();
    expect(runs).toHaveLength(2);
    expect((await stateIn(second))?.doneAt).toBe(clock.now().toISOString());
  });

  test('that is stopped with its server however often has not failed, and runs when a server stays (SHR-07, SHR-09)', async () => {
    const all = await servers(6);
    const last = all.pop();
    work = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    clock.pass(minutesADay);
    for (const [index, server] of all.entries()) {
      const stopped = server.runDue();
      await expect.poll(() => runs.length).toBe(index + 1);
      await server.stop();
      await stopped;
    }
    work = async () => {};
    await last?.runDue();
    expect(runs).toHaveLength(6);
    expect(await stateIn(last)).toMatchObject({ doneAt: clock.now().toISOString(), failures: 0 });
  });

  test('is not held by a lease of a clock that was far ahead (SHR-07)', async () => {
    const [server] = await servers(1);
    clock.pass(minutesADay);
    const lease = { owner: 'a server of next year', lease_until: '2027-11-21T00:00:00.000Z' };
    await panel.db.updateTable('jobs').set(lease).where('name', '=', job.name).execute();
    await server?.runDue();
    expect(runs).toHaveLength(1);
  });

  test('again and again, as when it takes its server down, is reported and waits for the next night (SHR-09)', async () => {
    const all = await servers(6);
    clock.pass(16.5 * 60);
    const hanging: Promise<void>[] = [];
    const released = Promise.withResolvers<void>();
    for (const server of all) {
      const begun = Promise.withResolvers<void>();
      work = () => {
        begun.resolve();
        return released.promise;
      };
      const run = server.runDue();
      hanging.push(run);
      await Promise.race([run, begun.promise]);
      clock.pass(6);
    }
    expect(runs).toHaveLength(4);
    expect(await stateIn(all[0])).toMatchObject({
      failure: 'The server ended while this was running.',
      failures: 4,
      isRunning: false,
      dueAt: '2026-11-21T21:00:00.000Z',
    });
    released.resolve();
    await Promise.all(hanging);
  });
});

describe('started by hand, a job', () => {
  test('runs at once, and still in the next night (SHR-07)', async () => {
    const [server] = await servers(1);
    expect(await server?.start(job.name)).toEqual({ startedAt: clock.now().toISOString() });
    await server?.settled();
    expect(runs.map(({ isByHand }) => isByHand)).toEqual([true]);
    clock.pass(minutesADay);
    await server?.runDue();
    expect(runs.map(({ isByHand }) => isByHand)).toEqual([true, false]);
  });

  test('that this server cannot run says what is missing, and is never due (SHR-07)', async () => {
    job = { ...job, obstacle: () => 'Set BACKUP_DIR to use this.' };
    const [server] = await servers(1);
    expect(await server?.start(job.name)).toEqual({ cannot: 'Set BACKUP_DIR to use this.' });
    clock.pass(minutesADay);
    await server?.runDue();
    expect(runs).toEqual([]);
  });
});
