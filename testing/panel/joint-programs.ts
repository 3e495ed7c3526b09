/** Three panels that share one PostgreSQL server, behind a proxy. */
import { programDatabase, type ProgramDatabase } from './program-database.ts';
import { runProgram } from './program.ts';
import { startProxy } from './proxy.ts';

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
  /** Starts another one in the place of the killed one. */
  replaceLast(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts them together on an empty database. Every request stands in their log with its process. */
export async function startJointPrograms(): Promise<JointPrograms> {
  const database = await programDatabase({ isMigrated: false });
  const settings = { LOG_LEVEL: 'debug', ...database.settings };
  const programs = await Promise.all([1, 2, 3].map(() => runProgram(settings)));
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
    async replaceLast() {
      programs[2] = await runProgram({ ...settings, PORT: port });
    },
    async stop() {
      await proxy.stop();
      await Promise.all(programs.map((program) => program.stop()));
    },
  };
}
