/** The primary process of a panel with several: it starts the processes that serve, and replaces one that ends. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { cachingEnvironment } from '../compile-cache.ts';
import type { FromWorker } from './messages.ts';
import { relayBetween } from './relay.ts';

/** A process that cannot start is tried again after this time. */
const afterFailureMs = 1000;

/** The environment tells a process which of them it is. */
export const numberVariable = 'VIKRAY_PROCESS';

/** The processes that serve the panel. */
export interface Processes {
  /** The address on which all of them listen. */
  readonly address: string;
  /** Stops them all in order. */
  stop(): Promise<void>;
}

/** A process that could not start; it has said why. */
export class NotStarted extends Error {}

/** Starts this many processes of a program, in an environment with these changes. Throws NotStarted if one of them ends before it is ready. */
export async function keepProcesses(program: string, count: number, change: NodeJS.ProcessEnv): Promise<Processes> {
  const workers = new Map<number, ChildProcess>();
  const relay = relayBetween(workers);
  const stopping = new AbortController();

  /** Starts a process and resolves to its address when it is ready; to nothing if it ends before. */
  async function start(number: number): Promise<string | undefined> {
    // Only this process reports to systemd.
    const env = { ...process.env, ...cachingEnvironment(), ...change, [numberVariable]: String(number), NOTIFY_SOCKET: undefined };
    const worker = fork(program, { env });
    workers.set(number, worker);
    const address = new Promise<string>((resolve) => {
      worker.on('message', (message: FromWorker) => {
        if (message.does !== 'ready') return relay.passOn(number, message);
        relay.begin(worker);
        resolve(message.address);
      });
    });
    return Promise.race([address, once(worker, 'exit').then(() => undefined)]);
  }

  /** Replaces a process whenever it ends. */
  async function keep(number: number): Promise<void> {
    for (;;) {
      const worker = workers.get(number);
      if (!worker) return;
      await exitOf(worker);
      if (stopping.signal.aborted) return;
      const { exitCode, signalCode } = worker;
      console.error(`Process ${number} of the panel has ended (${signalCode ?? exitCode}). Another one takes its place.`);
      while (!stopping.signal.aborted && (await start(number)) === undefined) await pause(afterFailureMs);
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.all(
      [...workers.values()].map(async (worker) => {
        worker.kill('SIGTERM');
        await exitOf(worker);
      }),
    );
  }

  // One after the other: the first one migrates the database and creates the first user.
  let address = '';
  for (let number = 1; number <= count; number++) {
    const found = await start(number);
    if (found === undefined) {
      await stop();
      throw new NotStarted(`Process ${number} has not started`);
    }
    address = found;
  }
  for (const number of workers.keys()) void keep(number);
  return { address, stop };
}

async function exitOf(worker: ChildProcess): Promise<void> {
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
}
