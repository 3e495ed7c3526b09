import { writeFileSync } from 'node:fs';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandProblem } from '../command.ts';
import { DamageProblem, settle } from '../../server/src/platform/backup/embedded-file.ts';
import { placeBackup } from '../../server/src/platform/backup/place-backup.ts';
import { baseName, listCopies, logName, readMoments, type Shipped } from './shipped-folder.ts';
import { framesIn } from './wal-file.ts';

/** Makes a backup, from a folder of copies and logs, of what was committed up to a moment. Returns the moment that it reached. */
export async function backUpMoment(folder: string, until: Date, target: string): Promise<Date> {
  // A copy that was begun by a clock that was ahead may have a later name than the one that comes nearest.
  const found = listCopies(folder)
    .flatMap((copy) => {
      const last = readMoments(copy).findLast(({ at }) => Date.parse(at) <= until.getTime());
      return last ? { copy, last } : [];
    })
    .toSorted((one, other) => one.last.at.localeCompare(other.last.at, 'en'))
    .at(-1);
  const last = found?.last;
  if (!found || !last) throw new CommandProblem(`${folder} has no copy from before this moment.`);
  await placeBackup(target, async (part) => {
    await copyFile(join(found.copy, baseName), part);
    for (let log = 1; log <= last.log; log++) await addLog(part, found.copy, log, last);
    await settle(part);
  });
  return new Date(last.at);
}

/** Puts a log beside the database for SQLite to apply, and checks that SQLite has applied all of its transactions. */
async function addLog(file: string, copy: string, log: number, last: Shipped): Promise<void> {
  const whole = await readFile(join(copy, logName(log)));
  const bytes = log === last.log ? whole.subarray(0, last.bytes) : whole;
  writeFileSync(`${file}-wal`, bytes, { mode: 0o600 });
  const database = new DatabaseSync(file);
  try {
    const pageBytes = Number(database.prepare('pragma page_size').get()?.['page_size']);
    const taken = database.prepare('pragma wal_checkpoint(passive)').get();
    if (taken?.['log'] !== framesIn(bytes.length, pageBytes) || taken['checkpointed'] !== taken['log'])
      throw new DamageProblem(`${join(copy, logName(log))} is damaged. Choose an earlier moment.`);
  } finally {
    database.close();
  }
  await rm(`${file}-wal`, { force: true });
}
