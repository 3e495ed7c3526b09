/**
 * The program: reads the settings, starts the panel, and stops it in order on a signal. With several PROCESSES, the first process serves
 * nothing: it locks the database and keeps the others, each of which runs this program again.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { readConfig, type Config } from './platform/config.ts';
import { StartProblem } from './platform/start-problem.ts';
import { lockDatabase } from './platform/database/embedded/lock-database.ts';
import { clearUnfinished } from './platform/database/unfinished-files.ts';
import { findPort } from './platform/listen.ts';
import { keepProcesses, NotStarted, numberVariable } from './platform/processes/keep-processes.ts';
import { noSiblings, siblingsOf } from './platform/processes/siblings.ts';
import { inSources } from './platform/source-lines.ts';
import { startWatchdog } from './platform/watchdog.ts';
import type { RunningPanel } from './start.ts';

function boxed(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const edge = `+${'-'.repeat(width + 4)}+`;
  return [edge, ...lines.map((line) => `|  ${line.padEnd(width)}  |`), edge].join('\n');
}

function showFirstUser({ firstUser }: RunningPanel): void {
  if (firstUser?.madeUpPassword !== undefined) {
    console.log(
      boxed([
        'The first user has been created. This password is shown only once:',
        '',
        `Mobile number   ${firstUser.mobile}`,
        `Password        ${firstUser.madeUpPassword}`,
      ]),
    );
  } else if (firstUser) {
    console.log(`The first user has been created: mobile number ${firstUser.mobile}, password from ADMIN_PASSWORD.`);
  }
}

/** What runs, here or in other processes. */
interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves the panel in this process: the only one, or one of several. */
async function serve(config: Config, number: number | undefined): Promise<Running> {
  // The process that keeps others needs none of it.
  const { startPanel } = await import('./start.ts');
  const siblings = number === undefined ? noSiblings : siblingsOf(number, config.processes);
  panel = await startPanel(config, undefined, siblings);
  showFirstUser(panel);
  void panel.checkDatabase();
  return panel;
}

async function start(config: Config): Promise<Running> {
  lockDatabase(config.database);
  if ('file' in config.database) clearUnfinished(dirname(config.database.file));
  const program = fileURLToPath(import.meta.url);
  if (config.processes === 1) return serve(config, undefined);
  return keepProcesses(program, config.processes, { PORT: String(await findPort(config)) });
}

let panel: RunningPanel | undefined;
let running: Running | undefined;
let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second signal does not interrupt the orderly stop.
    if (isStopping) return;
    isStopping = true;
    // During the start, there is nothing to finish.
    void Promise.resolve(running?.stop()).then(() => process.exit(0));
  });
}

// The process still ends; this only logs why.
process.on('uncaughtExceptionMonitor', (error) => panel?.server.log.fatal({ err: error }, 'ended with an error'));

const number = process.env[numberVariable];
try {
  const config = readConfig(process.env);
  if (number === undefined) {
    running = await start(config);
    console.log(`Vikray is ready at ${running.address}`);
  } else {
    running = await serve(config, Number(number));
    process.send?.({ does: 'ready', address: running.address });
  }
  startWatchdog();
} catch (error) {
  if (!(error instanceof NotStarted)) console.error(error instanceof StartProblem ? error.message : inSources(inspect(error)));
  process.exitCode = 1;
  // A process that is kept has a channel, which would keep it.
  if (number !== undefined) process.exit();
}
