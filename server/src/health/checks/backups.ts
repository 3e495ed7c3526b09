import { backupMessages } from '@vikray/contract/backups/backup-messages.ts';
import type { Backup } from '@vikray/contract/backups/backup.ts';
import { backupCheckMessages as say } from '@vikray/contract/health/backup-check-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { folderTrouble, listBackups } from '../../backups/public.ts';
import { hourMs } from '../../platform/durations.ts';
import { fine, note, problem, warning, type Check, type Finding } from '../check.ts';

/** At least one backup a day: a missed one is a Warning, two are a Problem. */
const oldMs = 30 * hourMs;
const tooOldMs = 54 * hourMs;

/** The last backup: its age, and whether it was verified. */
export const backups: Check = {
  name: 'Backups',
  group: 'Data',
  async check({ db, now, panel }) {
    const folder = panel.config.backupDir;
    if (folder === undefined) return note(say.off, say.offAdvice);
    const trouble = folderTrouble(folder);
    if (trouble !== undefined) return problem(trouble, say.folderAdvice);
    return checkBackups(await listBackups(db, folder, now), now, panel.config.backupEveryMinutes);
  },
};

/** Evaluates the backups, the newest first. One made by command counts once the panel has verified it. */
function checkBackups(found: readonly Backup[], now: string, everyMinutes: number): Finding {
  const [last] = found;
  if (!last) return note(say.none, say.noneAdvice(everyMinutes));
  const today = dateAt(now);
  const good = found.find(({ verifiedAt, failure }) => verifiedAt !== '' && failure === '');
  if (last.failure !== '') return problem(backupMessages.failed(last.failure), say.failedAdvice);
  if (!good) return warning(say.unverified, say.unverifiedAdvice);
  const ageMs = Date.parse(now) - Date.parse(good.at);
  if (ageMs > tooOldMs) return problem(say.old(good.at, today), say.oldAdvice(everyMinutes));
  return ageMs > oldMs ? warning(say.old(good.at, today), say.oldAdvice(everyMinutes)) : fine(say.fine(good, today));
}
