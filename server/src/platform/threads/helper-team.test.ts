import { afterEach, expect, test } from 'vitest';
import type { HelperTask } from '../../../../testing/panel/helper-program.ts';
import { CallerLeft } from './fair-queue.ts';
import type { TeamSettings } from './helper-team.ts';
import { ThreadEnded } from './helper-thread.ts';
import { Helpers } from './helpers.ts';

const team: TeamSettings<HelperTask, number> = {
  name: 'test',
  program: new URL('../../../../testing/panel/helper-program.ts', import.meta.url),
  maxWaiting: 10,
  maxWaitingOfOne: 10,
  longestMs: 60_000,
  memoryMb: 16,
  idleMs: 60_000,
};

let helpers = new Helpers();
afterEach(async () => {
  await helpers.stop();
  helpers = new Helpers();
});

const stays = new AbortController().signal;
const send = (task: HelperTask, settings = team, left = stays) => helpers.teamOf(settings).run({ userId: 1, left }, async () => task);

test('one thread runs task after task', async () => {
  expect([await send('answer'), await send('answer'), await send('answer')]).toEqual([1, 2, 3]);
});

test('the error of a task reaches its caller with its code, and the thread continues', async () => {
  await send('answer');
  await expect(send('fail')).rejects.toMatchObject({ message: 'paper jam', code: 'PAPER_JAM' });
  expect(await send('answer')).toBe(2);
});

test.each(['crash', 'fill the memory'] as const)(
  'a thread that ends fails its own task only, and another takes its place: %s',
  async (task) => {
    const results = await Promise.allSettled([send('answer'), send(task), send('answer'), send('answer')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: expect.any(ThreadEnded) });
  },
);

test('a task that takes too long ends with its thread', async () => {
  const hasty = { ...team, longestMs: 300 };
  await expect(send('hang', hasty)).rejects.toMatchObject({ cause: new Error('A task took longer than 300 ms') });
});

test('a task is prepared only in its turn, and not for a caller who has left', async () => {
  const caller = new AbortController();
  const readied: string[] = [];
  const queue = helpers.teamOf(team);
  const order = (name: string, left = stays) =>
    queue.run({ userId: 1, left }, async (): Promise<HelperTask> => {
      readied.push(name);
      return 'answer';
    });
  // As many as run at a time on the largest machine.
  const first = Array.from({ length: 5 }, (_, index) => order(`${index}`));
  const more = [order('leaves', caller.signal), order('stays')];
  const busy = readied.length;
  expect(busy).toBeGreaterThanOrEqual(2);
  caller.abort();
  await expect(more[0]).rejects.toThrow(CallerLeft);
  await Promise.all([...first, more[1]]);
  expect(readied).toEqual(['0', '1', '2', '3', '4', 'stays']);
});

test('counts the running and waiting tasks, by the name of their work', async () => {
  const ended = send('answer');
  expect(helpers.counts()).toEqual([['test', { running: 1, waiting: 0 }]]);
  await Promise.allSettled([ended, send('fail'), send('crash')]);
  expect(helpers.counts()).toEqual([['test', { running: 0, waiting: 0 }]]);
});

test('nothing starts after a stop', async () => {
  await send('answer');
  const hanging = send('hang');
  const [ended] = await Promise.allSettled([hanging, helpers.stop()]);
  expect(ended).toMatchObject({ reason: expect.any(ThreadEnded) });
  await expect(send('answer')).rejects.toThrow(ThreadEnded);
});
