/**
 * npm run ship-log -- FOLDER: copies what the embedded database commits into the folder every ten seconds, until it is stopped.
 * `restore-moment` can then restore any of these moments. Runs with or without the panel.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../server/src/platform/config.ts';
import { CommandProblem, onlyWord, readCommandLine, runCommand } from './command.ts';
import { LogShipper } from './databases/ship-log-file.ts';

const usage = 'Name the folder to copy into: npm run ship-log -- FOLDER [--every SECONDS] [--copies NUMBER]';

await runCommand(async () => {
  const { words, options } = readCommandLine(process.argv.slice(2), usage, { options: ['every', 'copies'] });
  const folder = onlyWord(words, usage);
  const [everyMs, copies] = [count(options.every, 10) * 1000, count(options.copies, 7)];
  const { database } = readConfig(process.env);
  if (!('file' in database))
    throw new CommandProblem('This is for the embedded database. PostgreSQL ships its log itself: see docs/deployment.md.');
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopped.abort());
  const shipper = new LogShipper({
    file: database.file,
    folder,
    copies,
    maxLogBytes: 4_000_000,
    now: () => new Date(),
  });
  try {
    console.log(`Copied up to ${(await shipper.ship()).toISOString()}.`);
    while (!stopped.signal.aborted) {
      await pause(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
      await shipper.ship();
    }
    return `Copied up to ${(await shipper.ship()).toISOString()}.`;
  } finally {
    shipper.stop();
  }
});

function count(text: string | undefined, standard: number): number {
  if (text === undefined) return standard;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new CommandProblem(usage);
  return Number(text);
}
