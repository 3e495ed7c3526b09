import { setImmediate as otherRequests } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RequestPacer } from './request-pacer.ts';

/** The names of the requests that start in each round of the event loop, until all have started. */
async function roundsOf(pacer: RequestPacer, requests: readonly (readonly [sender: string, name: string])[]): Promise<string[][]> {
  const started: string[] = [];
  const burst = requests.map(([sender, name]) => pacer.admit(sender, sender === 'colleague').then(() => started.push(name)));
  await Promise.resolve();
  const rounds: string[][] = [];
  for (let seen = 0; seen < requests.length; seen = started.length) {
    await otherRequests();
    rounds.push(started.slice(seen));
  }
  await Promise.all(burst);
  return rounds;
}

const burstOf = (sender: string, count: number) => Array.from({ length: count }, (_, index) => [sender, `${sender}${index}`] as const);

test('a request without others starts at once', async () => {
  let hasStarted = false;
  void new RequestPacer().admit('a', false).then(() => (hasStarted = true));
  await Promise.resolve();
  await Promise.resolve();
  expect(hasStarted).toBe(true);
});

test('a burst starts four at a time, in its order, and others are served in between', async () => {
  const rounds = await roundsOf(new RequestPacer(), burstOf('a', 18));
  expect(rounds.flat()).toEqual(burstOf('a', 18).map(([, name]) => name));
  expect(rounds.slice(1).map((round) => round.length)).toEqual([4, 4, 2]);
});

test('a colleague does not wait behind the burst of another sender', async () => {
  const rounds = await roundsOf(new RequestPacer(), [...burstOf('a', 100), ['b', 'colleague']]);
  expect(rounds[0]).toContain('colleague');
});

test('a user does not wait behind strangers from many addresses, who are still answered', async () => {
  const strangers = Array.from({ length: 100 }, (_, index) => [`address ${index}`, `stranger ${index}`] as const);
  const rounds = await roundsOf(new RequestPacer(), [...strangers, ...burstOf('colleague', 8)]);
  const countsOf = (start: string) => rounds.slice(0, 3).map((round) => round.filter((name) => name.startsWith(start)).length);
  // The first four start before anyone waits.
  expect([countsOf('colleague'), countsOf('stranger')]).toEqual([
    [3, 3, 2],
    [4 + 1, 1, 2],
  ]);
});

test('requests that come later wait behind those that already wait', async () => {
  const pacer = new RequestPacer();
  const order: string[] = [];
  const first = burstOf('a', 6).map(([sender, name]) => pacer.admit(sender, sender === 'colleague').then(() => order.push(name)));
  await otherRequests();
  const later = burstOf('b', 6).map(([sender, name]) => pacer.admit(sender, sender === 'colleague').then(() => order.push(name)));
  await Promise.all([...first, ...later]);
  expect(order.slice(0, 6).toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5']);
});
