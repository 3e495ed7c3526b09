import { expect, test } from 'vitest';
import { QueueFull } from './fair-queue.ts';
import { Places } from './places.ts';

/** A task that ends when the test says so. */
function task() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end: () => end() };
}

test('places are limited in total and per owner, and a task frees its place when it succeeds or fails', async () => {
  const places = new Places({ most: 3, maxOfOne: 2 });
  const [first, second, third] = [task(), task(), task()];
  const held = [places.hold('a', first.run), places.hold('a', second.run)];
  await expect(places.hold('a', task().run)).rejects.toThrow(QueueFull);
  held.push(places.hold('b', third.run));
  await expect(places.hold('c', task().run)).rejects.toThrow(QueueFull);
  first.end();
  await held[0];
  await expect(
    places.hold('a', async () => {
      throw new Error('broken off');
    }),
  ).rejects.toThrow('broken off');
  expect(await places.hold('c', async () => 'done')).toBe('done');
  for (const { end } of [second, third]) end();
  await Promise.all(held);
});
