import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

/** A write that waits to be let through, and what it was given. */
function heldWrite() {
  const written: (readonly string[])[] = [];
  const gates: (() => void)[] = [];
  const write = async (items: readonly string[]) => {
    written.push(items);
    await new Promise<void>((resolve) => gates.push(resolve));
    return items.map((item) => item.toUpperCase());
  };
  return { written, write, letThrough: () => gates.shift()?.() };
}

const anHour = 3_600_000;

test('what comes while a write is due is written together, in order, and each gets its own result', async () => {
  const { written, write, letThrough } = heldWrite();
  const batches = new Batches(write, { everyMs: 0, most: 3 });
  const results = ['a', 'b', 'c', 'd', 'e'].map((item) => batches.add(item));
  await expect.poll(() => written).toEqual([['a', 'b', 'c']]);
  letThrough();
  await expect
    .poll(() => written)
    .toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  letThrough();
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('nothing is told before it is written', async () => {
  const { written, write, letThrough } = heldWrite();
  const batches = new Batches(write, { everyMs: 0, most: 3 });
  let isTold = false;
  const told = batches.add('a').then(() => (isTold = true));
  await expect.poll(() => written).toEqual([['a']]);
  expect(isTold).toBe(false);
  letThrough();
  expect(await told).toBe(true);
});

test('the first is written at once; what waits for the next write is written without delay when the panel ends', async () => {
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

test('a write that fails is told to those whose items it had, and the next one goes on', async () => {
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
