import { setImmediate as otherRequests } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RequestPacer } from './request-pacer.ts';

test('four requests of a crowd run at a time, in their order, and others have their turn in between', async () => {
  const pacer = new RequestPacer();
  const letIn: number[] = [];
  const crowd = Array.from({ length: 10 }, (_, index) => pacer.nextTurn().then(() => letIn.push(index)));
  const seen: number[] = [];
  while (letIn.length < 10) {
    await otherRequests();
    seen.push(letIn.length);
  }
  await Promise.all(crowd);
  expect(letIn).toEqual(Array.from({ length: 10 }, (_, index) => index));
  expect(seen).toEqual([4, 8, 10]);
  await pacer.nextTurn();
});
