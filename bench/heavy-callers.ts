/** The callers that keep the panel busy for `light-request.ts`. They run on a separate thread so that they do not disturb its timing. */
import { parentPort, workerData } from 'node:worker_threads';
import { request } from 'node:http';

/** The path that each caller requests again and again until the thread ends. */
export interface HeavyCallers {
  readonly address: string;
  readonly cookie: string;
  readonly paths: readonly string[];
}

/** How many of their requests succeeded so far, and how many the panel refused. */
export interface HeavyAnswers {
  readonly answered: number;
  readonly refused: number;
}

const { address, cookie, paths } = workerData as HeavyCallers;
let [answered, refused] = [0, 0];
parentPort?.on('message', () => parentPort?.postMessage({ answered, refused } satisfies HeavyAnswers, []));

async function ask(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { headers: { cookie }, agent: false }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode === 200));
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function caller(path: string): Promise<void> {
  for (;;) {
    if (await ask(path)) answered += 1;
    else refused += 1;
  }
}

await Promise.all(paths.map(caller));
