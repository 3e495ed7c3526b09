import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('lets no more run at a time than it says, the others in their order, also after a failure', async () => {
  const inTurn = atMost(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    started.push(number);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (number === 2) throw new Error('paper jam');
    return number;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => inTurn(task(number))));
  expect([most, started]).toEqual([2, [1, 2, 3, 4, 5]]);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
    1,
    'Error: paper jam',
    3,
    4,
    5,
  ]);
});
