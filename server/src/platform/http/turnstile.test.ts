import { setImmediate as otherRequests } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('four requests of a crowd run at a time, in their order, and others have their turn in between', async () => {
  const turnstile = new Turnstile();
  const letIn: number[] = [];
  const crowd = Array.from({ length: 10 }, (_, index) => turnstile.pass().then(() => letIn.push(index)));
  const seen: number[] = [];
  while (letIn.length < 10) {
    await otherRequests();
    seen.push(letIn.length);
  }
  await Promise.all(crowd);
  expect(letIn).toEqual(Array.from({ length: 10 }, (_, index) => index));
  expect(seen).toEqual([4, 8, 10]);
  await turnstile.pass();
});
