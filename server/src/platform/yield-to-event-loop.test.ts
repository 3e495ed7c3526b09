import { setImmediate as otherRequests } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { YieldToEventLoop } from './yield-to-event-loop.ts';

/** Keeps the thread busy for a millisecond. */
function step(): void {
  for (const until = performance.now() + 1; performance.now() < until;);
}

test('others have their turn between the steps of long work, but not after each of its quick ones', async () => {
  let turns = 0;
  const over = new AbortController();
  const others = (async () => {
    while (!over.signal.aborted) {
      await otherRequests();
      turns += 1;
    }
  })();
  const yieldToEventLoop = new YieldToEventLoop();
  for (let count = 0; count < 50; count++) {
    step();
    await yieldToEventLoop.whenDue();
  }
  const during = turns;
  over.abort();
  await others;
  expect(during).toBeGreaterThan(1);
  expect(during).toBeLessThan(50);
});
