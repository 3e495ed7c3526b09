/** The callers that keep the panel busy for `light-request.ts`. They run on a separate thread so that they do not disturb its timing. */
import { parentPort, workerData } from 'node:worker_threads';
import { request } from 'node:http';

/** The path that each caller requests again and again until the thread ends. */
export interface HeavyCallers {
  readonly address: string;
  readonly cookie: string;
  readonly paths: readonly string[];
}

const { address, cookie, paths } = workerData as HeavyCallers;
let answered = 0;
parentPort?.on('message', () => parentPort?.postMessage(answered, []));

async function ask(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { headers: { cookie }, agent: false }, (response) => {
      response.resume();
      response.on('close', resolve);
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function caller(path: string): Promise<void> {
  for (;;) {
    await ask(path);
    answered += 1;
  }
}

await Promise.all(paths.map(caller));
