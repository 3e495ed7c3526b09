/** Row counts of tables, to compare a backup with its database. */
import type { DatabaseSync } from 'node:sqlite';
import { BackupProblem } from './backup-problem.ts';

/** The number of rows by table. */
export type TableCounts = ReadonlyMap<string, number>;

const comparedTables = 10;

/** The counts of all tables in an open file, without the virtual tables of searches, whose rows are in others. */
export function countTables(database: DatabaseSync): TableCounts {
  const names = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and sql not like 'create virtual%'`)
    .all();
  return new Map(
    names.map(({ name }) => {
      const row = database.prepare(`select count(*) as count from "${String(name)}"`).get();
      return [String(name), Number(row?.['count'])] as const;
    }),
  );
}

/** Throws unless the ten largest tables have as many rows in the backup as they had in the database at the same instant. */
export function demandSameCounts(written: TableCounts, found: TableCounts): void {
  const largest = [...written].toSorted(([, one], [, other]) => other - one).slice(0, comparedTables);
  for (const [table, count] of largest) {
    const inBackup = found.get(table) ?? 0;
    if (inBackup !== count) throw new BackupProblem(`The backup is incomplete: ${table} has ${inBackup} rows instead of ${count}.`);
  }
}
