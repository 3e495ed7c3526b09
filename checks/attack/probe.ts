/**
 * Measures how long a colleague waits during an attack. Sends a light request every 10 ms and counts from the time at which it was due.
 * Runs in a separate thread, so that the work of the attackers does not delay it.
 */
import { Agent, request } from 'node:http';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { quantile } from '../../bench/load.ts';

const everyMs = 10;

/** In milliseconds. */
export interface Waits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

interface Target {
  readonly address: string;
  readonly cookie: string;
}

/** Starts the requests; `stop` ends them and returns how long the answers took. */
export function startProbe(target: Target): { stop(): Promise<Waits> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: target });
  const answered = new Promise<number[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // A failure is reported by `stop`, not in the middle of an attack.
  answered.catch(() => {});
  return {
    async stop() {
      worker.postMessage('stop', []);
      const each = await answered;
      await worker.terminate();
      return { count: each.length, p50: quantile(each, 0.5), p99: quantile(each, 0.99), max: Math.max(0, ...each) };
    },
  };
}

function probe({ address, cookie }: Target): void {
  const agent = new Agent({ keepAlive: true });
  const each: number[] = [];
  const open = new Set<Promise<void>>();
  const startedAt = performance.now();
  let sent = 0;

  async function ask(dueAt: number): Promise<void> {
    while (!(await isAnswered()));
    each.push(performance.now() - dueAt);
  }

  /** Sends the request. False if the connection was reset: a browser asks again as well, and the wait goes on. */
  async function isAnswered(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const asked = request(`${address}/api/GetLoginRecord`, { agent, headers: { cookie } }, (response) => {
        response.resume().on('end', () => (response.statusCode === 200 ? resolve(true) : reject(new Error(`${response.statusCode}`))));
      });
      asked.on('error', (error) => ('code' in error && error.code === 'ECONNRESET' ? resolve(false) : reject(error))).end();
    });
  }
  const ticking = setInterval(() => {
    for (; startedAt + sent * everyMs <= performance.now(); sent++) {
      const asking = ask(startedAt + sent * everyMs).finally(() => open.delete(asking));
      open.add(asking);
    }
  }, everyMs / 2);
  parentPort?.once('message', () => {
    clearInterval(ticking);
    void Promise.all(open).then(() => parentPort?.postMessage(each, []));
  });
}

// This file is also the worker that it starts.
if (!isMainThread) probe(workerData as Target);
