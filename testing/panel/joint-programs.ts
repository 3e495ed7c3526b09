/** Three processes that serve one database: three programs on PostgreSQL, or the processes of one program on the embedded database. */
import { inject } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { firstMigration, migrateTo } from '../database/migrate-to.ts';
import { programDatabase, type ProgramDatabase } from './program-database.ts';
import { runProgram, type Program } from './program.ts';
import { startPinnedProxy, startProxy, type Proxy } from './proxy.ts';

const processes = [1, 2, 3];

export interface JointPrograms {
  readonly database: ProgramDatabase;
  /** The address at which users reach all of them. */
  readonly front: string;
  /** An address for each of them. */
  readonly addresses: readonly string[];
  /** What all of them have written. */
  output(): string;
  /** Kills the last of them and waits until it has ended. */
  killLast(): Promise<void>;
  /** Waits until another has taken the place of the killed one. */
  replaced(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts them on a database of the first release, without users. Every request stands in their log with its process. */
export async function startJointPrograms(settings: Readonly<Record<string, string>>): Promise<JointPrograms> {
  const start = inject('databaseSupply').engine === 'postgres' ? startPrograms : startOneProgram;
  const database = await programDatabase({ isMigrated: false });
  const db = openDatabase(database.database);
  await migrateTo(db, firstMigration);
  await db.destroy();
  return start(database, { LOG_LEVEL: 'debug', ...settings });
}

async function startPrograms(database: ProgramDatabase, settings: Readonly<Record<string, string>>): Promise<JointPrograms> {
  const programs = await Promise.all(processes.map(() => runProgram({ ...database.settings, ...settings })));
  const addresses = await Promise.all(programs.map((program) => program.address()));
  const proxy = await startProxy(addresses);
  const port = new URL(addresses[2] ?? '').port;
  return {
    database,
    front: proxy.address,
    addresses,
    output: () => programs.map((program) => program.output()).join(''),
    async killLast() {
      programs[2]?.signal('SIGKILL');
      await programs[2]?.ended;
    },
    async replaced() {
      programs[2] = await runProgram({ ...database.settings, ...settings, PORT: port });
    },
    async stop() {
      await proxy.stop();
      await Promise.all(programs.map((program) => program.stop()));
    },
  };
}

async function startOneProgram(database: ProgramDatabase, settings: Readonly<Record<string, string>>): Promise<JointPrograms> {
  const program = await runProgram({ ...database.settings, ...settings, PROCESSES: String(processes.length) });
  const address = await program.address();
  const front = await startProxy([address]);
  const pinned = await pinToEach(program, address);
  const [lastPid = 0] = [...pinned.keys()].slice(-1);
  return {
    database,
    front: front.address,
    addresses: [...pinned.values()].map((proxy) => proxy.address),
    output: program.output,
    async killLast() {
      process.kill(lastPid, 'SIGKILL');
      await until(() => program.errors().includes('has ended (SIGKILL). Another one takes its place.'));
    },
    async replaced() {
      await until(() => startsIn(program) > processes.length);
    },
    async stop() {
      await Promise.all([front, ...pinned.values()].map((proxy) => proxy.stop()));
      await program.stop();
    },
  };
}

/** A proxy to each process of a program, by the number of the process. */
async function pinToEach(program: Program, address: string): Promise<ReadonlyMap<number, Proxy>> {
  const pinned = new Map<number, Proxy>();
  while (pinned.size < processes.length) {
    const proxy = await startPinnedProxy(address);
    const { headers } = await fetch(`${proxy.address}/api/health`);
    const pid = await processOf(program, headers.get('x-request-id') ?? '');
    if (pinned.has(pid)) await proxy.stop();
    else pinned.set(pid, proxy);
  }
  return pinned;
}

/** The number of the process that has logged a request. */
async function processOf(program: Program, requestId: string): Promise<number> {
  const line = () =>
    program
      .output()
      .split('\n')
      .find((text) => text.includes(requestId) && text.endsWith('}'));
  await until(() => line() !== undefined);
  const { pid } = JSON.parse(line() ?? '{}') as { readonly pid: number };
  return pid;
}

/** How often a process of the program has become ready to serve. */
function startsIn(program: Program): number {
  return program.output().match(/"msg":"started"/g)?.length ?? 0;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
