/**
 * npm run restore-moment -- FOLDER MOMENT FILE: makes a backup of the database as it was at a moment, from what was shipped into the
 * folder. Then restore it with `npm run restore -- FILE`. The moment is India's time, as on the pages of the panel: "2026-11-22 10:41:30".
 */
import { dashedMoment, isDate } from '../contract/src/platform/dates.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { CommandProblem, readCommandLine, runCommand } from './command.ts';
import { backUpMoment } from './databases/restore-moment-embedded.ts';
import { backUpPostgresMoment } from './databases/restore-moment-postgres.ts';

const usage = 'Name the folder, the moment and the backup to write: npm run restore-moment -- FOLDER "2026-11-22 10:41:30" FILE';

await runCommand(async () => {
  const [folder, moment, target, ...more] = readCommandLine(process.argv.slice(2), usage).words;
  if (folder === undefined || moment === undefined || target === undefined || more.length > 0) throw new CommandProblem(usage);
  const { database } = readConfig(process.env);
  const until = parseMoment(moment);
  const reached =
    'url' in database ? await backUpPostgresMoment(folder, until, target, database.url) : await backUpMoment(folder, until, target);
  return `${target} holds the database as it was on ${dashedMoment(reached.toISOString())} in India. To put it into place: npm run restore -- ${target}`;
});

function parseMoment(text: string): Date {
  if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(text)) throw new CommandProblem(usage);
  const isOfStatedZone = /(Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = new Date(text.replace(' ', 'T') + (isOfStatedZone ? '' : '+05:30'));
  // The 31st of a shorter month would count as the next day.
  if (!isDate(text.slice(0, 10)) || Number.isNaN(moment.getTime()) || moment > systemClock.now())
    throw new CommandProblem(`${text} is not a moment in the past.`);
  return moment;
}
