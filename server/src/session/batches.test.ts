import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

/** A write that waits until the test resumes it, and the items that it was given. */
function pausedWrite() {
  const written: (readonly string[])[] = [];
  const gates: (() => void)[] = [];
  const write = async (items: readonly string[]) => {
    written.push(items);
    await new Promise<void>((resolve) => gates.push(resolve));
    return items.map((item) => item.toUpperCase());
  };
  return { written, write, resume: () => gates.shift()?.() };
}

const anHour = 3_600_000;

test('items that arrive before the next write are written together, in order, and each gets its own result', async () => {
  const { written, write, resume } = pausedWrite();
  const batches = new Batches(write, { everyMs: 0, most: 3 });
  const results = ['a', 'b', 'c', 'd', 'e'].map((item) => batches.add(item));
  await expect.poll(() => written).toEqual([['a', 'b', 'c']]);
  resume();
  await expect
    .poll(() => written)
    .toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  resume();
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('no result is returned before the item is written', async () => {
  const { written, write, resume } = pausedWrite();
  const batches = new Batches(write, { everyMs: 0, most: 3 });
  let isAnswered = false;
  const answer = batches.add('a').then(() => (isAnswered = true));
  await expect.poll(() => written).toEqual([['a']]);
  expect(isAnswered).toBe(false);
  resume();
  expect(await answer).toBe(true);
});

test('the first item is written at once, and waiting items are written without delay when the panel stops', async () => {
  const written: (readonly string[])[] = [];
  const batches = new Batches(
    async (items: readonly string[]) => {
      written.push(items);
      return items;
    },
    { everyMs: anHour, most: 3 },
  );
  expect(await batches.add('a')).toBe('a');
  const later = ['b', 'c'].map((item) => batches.add(item));
  await Promise.resolve();
  expect(written).toEqual([['a']]);
  await batches.finish();
  expect(await Promise.all(later)).toEqual(['b', 'c']);
  expect(written).toEqual([['a'], ['b', 'c']]);
  await batches.finish();
});

test('a failed write is reported to the callers of its items, and the next write continues', async () => {
  let isFull = true;
  const batches = new Batches(
    async (items: readonly string[]) => {
      if (isFull) throw new Error('the disk is full');
      return items;
    },
    { everyMs: 0, most: 3 },
  );
  await expect(batches.add('a')).rejects.toThrow('the disk is full');
  isFull = false;
  expect(await batches.add('b')).toBe('b');
});
