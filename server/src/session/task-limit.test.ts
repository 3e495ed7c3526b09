import { expect, test } from 'vitest';
import { QueueFull } from '../platform/threads/fair-queue.ts';
import { TaskLimit } from './task-limit.ts';

/** A task that ends when the test says so. */
function task() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end: () => end() };
}

test('running tasks are limited in total and per owner, and a task makes room when it succeeds or fails', async () => {
  const limit = new TaskLimit({ total: 3, perOwner: 2 });
  const [first, second, third] = [task(), task(), task()];
  const held = [limit.run('a', first.run), limit.run('a', second.run)];
  await expect(limit.run('a', task().run)).rejects.toThrow(QueueFull);
  held.push(limit.run('b', third.run));
  await expect(limit.run('c', task().run)).rejects.toThrow(QueueFull);
  first.end();
  await held[0];
  await expect(
    limit.run('a', async () => {
      throw new Error('stopped');
    }),
  ).rejects.toThrow('stopped');
  expect(await limit.run('c', async () => 'done')).toBe('done');
  for (const { end } of [second, third]) end();
  await Promise.all(held);
});
