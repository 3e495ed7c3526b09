/** Runs the program as a separate process, as an office does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

const inServer = (file: string) => fileURLToPath(new URL(`../../server/${file}`, import.meta.url));
const [asBuilt, fromSources] = [inServer('dist/main.js'), inServer('src/main.ts')];
const ready = /Vikray is ready at (\S+)/;

/** The folder in which Node caches the compiled sources between starts. npm start uses the same one. */
export const compileCache = fileURLToPath(new URL('../../node_modules/.cache/vikray', import.meta.url));

export interface Program {
  readonly pid: number;
  output(): string;
  errors(): string;
  /** The address on which it listens. Rejects with its error output if it ends instead. */
  address(): Promise<string>;
  signal(name: NodeJS.Signals): void;
  /** Resolves when it accepts no more connections. */
  refusesConnections(): Promise<void>;
  /** Resolves to its exit code. */
  readonly ended: Promise<number | null>;
  /** Stops it and waits until it has ended. */
  stop(): Promise<number | null>;
}

/** Starts the program with only these settings, on a free port, and waits until it is ready or has ended. */
export function runProgram(settings: Readonly<Record<string, string>>): Promise<Program> {
  return run([process.execPath, asBuilt], settings);
}

/** The same on a disk that is full for files of more than these bytes. */
export function runOnFullDisk(bytes: number, settings: Readonly<Record<string, string>>): Promise<Program> {
  return run(['/usr/bin/prlimit', `--fsize=${bytes}:unlimited`, process.execPath, asBuilt], settings);
}

/** The same from its sources, whose modules another one can import and change. */
export function runSources(settings: Readonly<Record<string, string>>): Promise<Program> {
  return run([process.execPath, fromSources], settings);
}

async function run([command = '', ...rest]: readonly string[], settings: Readonly<Record<string, string>>): Promise<Program> {
  const child = spawn(command, rest, {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  const isReady = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (ready.test(output)) resolve();
    });
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  await Promise.race([isReady, ended]);

  const address = async () => {
    const found = ready.exec(output)?.[1];
    if (found === undefined) throw new Error(`The program did not start: ${errors}`);
    return found;
  };
  return {
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    address,
    signal: (name) => void child.kill(name),
    refusesConnections: async () => {
      const { hostname, port } = new URL(await address());
      while (await accepts(Number(port), hostname));
    },
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function accepts(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
