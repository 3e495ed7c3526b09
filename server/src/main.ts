/** The program: reads the settings, starts the panel, and stops it in order on a signal. */
import { dirname } from 'node:path';
import { inspect } from 'node:util';
import { readConfig } from './platform/config.ts';
import { StartProblem } from './platform/start-problem.ts';
import { lockDatabase } from './platform/database/embedded/lock-database.ts';
import { clearUnfinished } from './platform/database/unfinished-files.ts';
import { inSources } from './platform/source-lines.ts';
import { startWatchdog } from './platform/watchdog.ts';
import { startPanel, type RunningPanel } from './start.ts';

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

let panel: RunningPanel | undefined;
let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second signal does not interrupt the orderly stop.
    if (isStopping) return;
    isStopping = true;
    // During the start, there is nothing to finish.
    void Promise.resolve(panel?.stop()).then(() => process.exit(0));
  });
}

// The process still ends; this only logs why.
process.on('uncaughtExceptionMonitor', (error) => panel?.server.log.fatal({ err: error }, 'ended with an error'));

try {
  const config = readConfig(process.env);
  lockDatabase(config.database);
  if ('file' in config.database) clearUnfinished(dirname(config.database.file));
  panel = await startPanel(config);
  showFirstUser(panel);
  console.log(`Vikray is ready at ${panel.address}`);
  startWatchdog();
  void panel.checkDatabase();
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : inSources(inspect(error)));
  process.exitCode = 1;
}
