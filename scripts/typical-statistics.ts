/**
 * node scripts/typical-statistics.ts: generates server/src/platform/database/typical-statistics.ts from the sample data in DATA_DIR, after
 * migrating it. Run it by hand after adding an index in a migration, on the data of `npm run demo-data -- --customers 100000 --products
 * 10000`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandProblem, runCommand } from '../commands/command.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import type { IndexStatistics } from '../server/src/platform/database/index-statistics.ts';
import { repositoryRoot } from './repository.ts';

const heading = `import type { IndexStatistics } from './index-statistics.ts';

/** The statistics of a filled office, by table and index. Made by scripts/typical-statistics.ts. Do not edit. */
`;

/** SQLite takes a table without statistics for a large one. That is right for what the sample data hardly fills. */
const leastRows = 1000;

/** What SQLite assumes of an index without statistics: so many rows have the same value. */
const unknownRows = 10;

function readStatistics(file: string): IndexStatistics[] {
  const database = new DatabaseSync(file);
  try {
    database.exec('begin; analyze');
    const rows = database.prepare('select tbl, idx, stat from sqlite_stat1 where idx is not null order by tbl, idx').all();
    database.exec('rollback');
    return rows.map(({ tbl, idx, stat }) => [String(tbl), String(idx), String(stat)]);
  } finally {
    database.close();
  }
}

const numbersOf = ([, , stat]: IndexStatistics) => stat.split(' ').map(Number);

/** The tables of the search indexes keep their own order; SQLite needs nothing more for them. */
const isOfSearch = ([table]: IndexStatistics) => /_search_(?:config|data|docsize|idx)$/.test(table);

/** If all rows of the sample have one value in the first column, this says nothing about an office. */
function withUnknown(each: IndexStatistics): IndexStatistics {
  const [table, index] = each;
  const [rows = 0, ofFirst, ...others] = numbersOf(each);
  return rows > 0 && ofFirst === rows ? [table, index, [rows, unknownRows, ...others].join(' ')] : each;
}

function typical(all: readonly IndexStatistics[]): IndexStatistics[] {
  const kept = all.filter((each) => !isOfSearch(each));
  const isLarge = (table: string) => kept.some((each) => each[0] === table && (numbersOf(each)[0] ?? 0) >= leastRows);
  return kept.filter(([table]) => isLarge(table)).map(withUnknown);
}

await runCommand(async () => {
  const { database: settings } = readConfig(process.env);
  if (!('file' in settings)) throw new CommandProblem('DATA_DIR must name a folder with sample data, and DATABASE_URL nothing.');
  const db = openDatabase(settings);
  await migrateToLatest(db);
  await db.destroy();
  const statistics = typical(readStatistics(settings.file));
  if (statistics.length === 0) throw new CommandProblem('There is too little sample data in DATA_DIR.');
  const path = join(repositoryRoot, 'server', 'src', 'platform', 'database', 'typical-statistics.ts');
  const lines = statistics.map((each) => `  [${each.map((part) => `'${part}'`).join(', ')}],\n`);
  await writeFile(path, `${heading}export const typicalStatistics: readonly IndexStatistics[] = [\n${lines.join('')}];\n`);
  return `Written: ${path}`;
});
