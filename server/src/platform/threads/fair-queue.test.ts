import { expect, test } from 'vitest';
import { CallerLeft, FairQueue, QueueFull } from './fair-queue.ts';

/** Lets everything happen that waits for nothing but its turn. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Tasks that end when they are told to, and the order in which they started. */
function deskOf(queue: FairQueue) {
  const started: string[] = [];
  const running: (() => void)[] = [];
  const tasks: Promise<string>[] = [];
  return {
    started,
    send(owner: number, name: string, signal?: AbortSignal): Promise<string> {
      const task = () => {
        started.push(name);
        return new Promise<string>((resolve) => running.push(() => resolve(name)));
      };
      const sent = queue.run(owner, task, signal);
      tasks.push(sent);
      return sent;
    },
    /** Ends every task, and those that start as a result, until none is left. */
    async finish() {
      const ended = Promise.allSettled(tasks);
      for (let end = running.shift(); end; end = running.shift()) {
        end();
        await settle();
      }
      await ended;
    },
  };
}

test('a colleague’s task waits for only one of a hundred tasks of another user', async () => {
  const desk = deskOf(new FairQueue({ atOnce: 1 }));
  for (let number = 1; number <= 100; number++) void desk.send(1, `first ${number}`);
  void desk.send(2, 'second');
  void desk.send(3, 'third');
  await desk.finish();
  expect(desk.started.slice(0, 5)).toEqual(['first 1', 'first 2', 'second', 'third', 'first 3']);
  expect(desk.started).toHaveLength(102);
});

test('no more tasks than the limit run at a time, even after a failure', async () => {
  const queue = new FairQueue({ atOnce: 2 });
  let most = 0;
  const task = (number: number) => async () => {
    most = Math.max(most, queue.running);
    await settle();
    if (number === 2) throw new Error('paper jam');
    return number;
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => queue.run(number, task(number))));
  expect([most, queue.running]).toEqual([2, 0]);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
    1,
    'Error: paper jam',
    3,
    4,
    5,
  ]);
});

test('a waiting task never starts if its caller leaves, and its place becomes free', async () => {
  const queue = new FairQueue({ atOnce: 1, maxWaiting: 2 });
  const desk = deskOf(queue);
  const caller = new AbortController();
  void desk.send(1, 'runs');
  const leaving = [desk.send(1, 'leaves', caller.signal), desk.send(1, 'leaves too', caller.signal)];
  expect(queue.waiting).toBe(2);
  caller.abort();
  for (const left of leaving) await expect(left).rejects.toThrow(CallerLeft);
  expect(queue.waiting).toBe(0);
  void desk.send(1, 'comes later');
  await expect(desk.send(1, 'has left before', caller.signal)).rejects.toThrow(CallerLeft);
  await desk.finish();
  expect(desk.started).toEqual(['runs', 'comes later']);
  expect(queue.running).toBe(0);
});

test('a user with too many waiting tasks is refused, while others can wait until all places are taken', async () => {
  const desk = deskOf(new FairQueue({ atOnce: 1, maxWaiting: 3, maxWaitingOfOne: 2 }));
  for (const name of ['runs', 'waits', 'waits too']) void desk.send(1, name);
  await expect(desk.send(1, 'is too many')).rejects.toThrow(QueueFull);
  void desk.send(2, 'has a place');
  await expect(desk.send(3, 'has none')).rejects.toThrow(QueueFull);
  await desk.finish();
  expect(desk.started).toEqual(['runs', 'waits', 'has a place', 'waits too']);
});

test('a turn that is taken ends when it is passed, and a wait for one ends when its signal does', async () => {
  const queue = new FairQueue({ atOnce: 1 });
  await queue.acquire(1);
  const order: number[] = [];
  const takeTurn = async (owner: number) => {
    await queue.acquire(owner);
    order.push(owner);
  };
  const turns = [1, 1, 2].map(takeTurn);
  const impatient = new AbortController();
  const left = queue.acquire(3, impatient.signal);
  impatient.abort();
  await expect(left).rejects.toThrow(CallerLeft);
  await settle();
  expect([order, queue.running, queue.waiting]).toEqual([[], 1, 3]);
  for (let passed = 0; passed < turns.length; passed++) {
    queue.release();
    await settle();
    expect(order).toHaveLength(passed + 1);
  }
  expect(order).toEqual([1, 2, 1]);
  queue.release();
  expect(queue.running).toBe(0);
});
