import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fileOfBytes, hashOf } from './given-file.ts';
import { markRequest } from '../../platform/idempotency.ts';

/** A file that nobody has hashed yet. */
const aFile = () => new Uint8Array(20_000_000).fill(10);

/** How often others had their turn while the work was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const done = work.then(() => over.abort());
  let turns = 0;
  while (!over.signal.aborted) {
    await yieldToEventLoop();
    turns += 1;
  }
  await done;
  // The turn in which the end is noticed does not count.
  return turns - 1;
}

test.each([
  ['to find an earlier import of it', () => hashOf(fileOfBytes('list.csv', aFile()))],
  ['to recognise a repeated request', () => markRequest({ userId: 1 }, 'CheckImport', { kind: 'customers', file: aFile() })],
])('other requests have their turn while a file of 20 MB is hashed %s', async (_, hash) => {
  expect(await turnsDuring(hash())).toBeGreaterThan(0);
});

test('the hash of a file is its SHA-256', async () => {
  const file = aFile();
  expect(await hashOf(fileOfBytes('list.csv', file))).toBe(createHash('sha256').update(file).digest('hex'));
});
