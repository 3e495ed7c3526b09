import { setImmediate as otherRequests } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RequestPacer } from './request-pacer.ts';

/** Notes which requests have been let in whenever others had their turn, until all of them are in. */
async function turnsOf(pacer: RequestPacer, requests: readonly (readonly [sender: string, name: string])[]): Promise<string[][]> {
  const letIn: string[] = [];
  const crowd = requests.map(([sender, name]) => pacer.nextTurn(sender, sender === 'colleague').then(() => letIn.push(name)));
  await Promise.resolve();
  const turns: string[][] = [];
  for (let seen = 0; seen < requests.length; seen = letIn.length) {
    await otherRequests();
    turns.push(letIn.slice(seen));
  }
  await Promise.all(crowd);
  return turns;
}

const crowdOf = (sender: string, count: number) => Array.from({ length: count }, (_, index) => [sender, `${sender}${index}`] as const);

test('a request without others is let in at once', async () => {
  let isIn = false;
  void new RequestPacer().nextTurn('a', false).then(() => (isIn = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(isIn).toBe(true);
});

test('a crowd is let in four at a time, in its order, and others have their turn in between', async () => {
  const turns = await turnsOf(new RequestPacer(), crowdOf('a', 18));
  expect(turns.flat()).toEqual(crowdOf('a', 18).map(([, name]) => name));
  expect(turns.slice(1).map((turn) => turn.length)).toEqual([4, 4, 2]);
});

test('a colleague does not wait behind the crowd of another sender', async () => {
  const turns = await turnsOf(new RequestPacer(), [...crowdOf('a', 100), ['b', 'colleague']]);
  expect(turns[0]).toContain('colleague');
});

test('a user does not wait behind strangers from many addresses, who are still answered', async () => {
  const strangers = Array.from({ length: 100 }, (_, index) => [`address ${index}`, `stranger ${index}`] as const);
  const turns = await turnsOf(new RequestPacer(), [...strangers, ...crowdOf('colleague', 8)]);
  const countsOf = (start: string) => turns.slice(0, 3).map((turn) => turn.filter((name) => name.startsWith(start)).length);
  // The first four are in before anybody waits.
  expect([countsOf('colleague'), countsOf('stranger')]).toEqual([
    [3, 3, 2],
    [4 + 1, 1, 2],
  ]);
});

test('requests that come later wait behind those that already wait', async () => {
  const pacer = new RequestPacer();
  const order: string[] = [];
  const first = crowdOf('a', 6).map(([sender, name]) => pacer.nextTurn(sender, sender === 'colleague').then(() => order.push(name)));
  await otherRequests();
  const later = crowdOf('b', 6).map(([sender, name]) => pacer.nextTurn(sender, sender === 'colleague').then(() => order.push(name)));
  await Promise.all([...first, ...later]);
  expect(order.slice(0, 6).toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5']);
});
