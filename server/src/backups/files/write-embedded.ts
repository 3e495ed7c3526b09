import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { BackupProblem } from './backup-problem.ts';
import { asDamage, copyGently, openFile, settle } from './embedded-file.ts';
import { placeBackup } from './place-backup.ts';
import { countTables, demandSameCounts, type TableCounts } from './table-counts.ts';

/** Copies a snapshot of the embedded database into a new file, which gets its name once it is checked. */
export async function writeEmbeddedBackup(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new BackupProblem(`There is no database in ${dirname(file)}. Check DATA_DIR.`);
  await placeBackup(target, async (part) => {
    const counts = await copyAndCount(file, part);
    await settle(part);
    const copy = openFile(part);
    try {
      demandSameCounts(counts, countTables(copy));
    } finally {
      copy.close();
    }
  });
}

/** Copies the database and returns the counts of the same snapshot: both are read in one transaction. */
async function copyAndCount(file: string, part: string): Promise<TableCounts> {
  const source = openFile(file);
  try {
    source.exec('begin');
    const counts = countTables(source);
    await copyGently(source, part);
    return counts;
  } catch (error) {
    throw asDamage(error);
  } finally {
    source.close();
  }
}
