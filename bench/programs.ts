import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ensureServerBuilt } from '../scripts/ensure-built.ts';

/** A server in a separate process. */
export interface MeasuredProgram {
  readonly address: string;
  /** The time from its start until it was ready, in milliseconds. */
  readonly startMs: number;
  /** Its resident memory in MB; undefined when the system does not report it. */
  memory(): Promise<number | undefined>;
  /** The processor time of all its threads so far, in milliseconds; undefined when the system does not report it. */
  processorMs(): Promise<number | undefined>;
  stop(): Promise<void>;
}

const compileCache = fileURLToPath(new URL('../node_modules/.cache/vikray', import.meta.url));

/** Those of npm start (docs/decisions/0013). */
const flags = ['--min-semi-space-size=4', '--max-semi-space-size=4', '--max-old-space-size=1024'];

/** Starts the panel as npm start does. */
export async function startPanelProgram(environment: NodeJS.ProcessEnv): Promise<MeasuredProgram> {
  return start(await ensureServerBuilt(), environment);
}

/** Starts a program of this repository, which prints a line with `ready at` and its address. */
export function startProgram(file: string, environment: NodeJS.ProcessEnv): Promise<MeasuredProgram> {
  return start(new URL(`../${file}`, import.meta.url), environment);
}

/** The programs that run. They end with the bench, also when it is interrupted or its output is closed. */
const started = new Set<ChildProcess>();
process.on('exit', () => started.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
process.stdout.on('error', () => process.exit(1));

async function start(file: URL, environment: NodeJS.ProcessEnv): Promise<MeasuredProgram> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...flags, fileURLToPath(file)], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  const address = await readAddress(child);
  return {
    address,
    startMs: performance.now() - startedAt,
    memory: () => residentMb(child.pid),
    processorMs: () => processorMs(child.pid),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The output of the program cannot be read');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /ready at (\S+)/.exec(line);
    if (found?.[1]) {
      child.stdout.resume();
      return found[1];
    }
  }
  throw new Error('The program ended before it was ready');
}

/** Linux counts it for each thread, in nanoseconds. */
async function processorMs(pid: number | undefined): Promise<number | undefined> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const each = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')));
  return each.length === 0 ? undefined : each.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6;
}

async function residentMb(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}
