/** npm run demo-data -- --customers 100000 --quotations 200000 --products 10000 --seed 1: fills an empty database and checks it. */
import { CommandProblem, readCommandLine, runCommand } from '../commands/command.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { learnStatistics } from '../server/src/platform/database/statistics.ts';
import { checkInvariants } from '../testing/panel/invariants.ts';
import { fill, findRecords, type Amounts } from './fill.ts';
import { loginTable } from './logins.ts';
import { showProgress } from './progress.ts';

process.env['DATA_DIR'] ||= './demo-data';

const usage = `Usage: npm run demo-data -- [--customers 1000] [--products 100] [--quotations 2000] [--seed 1]
Fills the empty database of DATA_DIR or DATABASE_URL with sample data, and checks it.`;

function readAmounts(): Amounts {
  const { words, options } = readCommandLine(process.argv.slice(2), usage, { options: ['customers', 'products', 'quotations', 'seed'] });
  if (words.length > 0) throw new CommandProblem(usage);
  const number = (name: keyof typeof options, standard: number, least: number) => {
    const value = options[name] === undefined ? standard : Number(options[name]);
    if (!Number.isSafeInteger(value) || value < least || value > 5_000_000)
      throw new CommandProblem(`--${name} must be a whole number from ${least} to 5000000.`);
    return value;
  };
  const customers = number('customers', 1000, 5);
  return {
    customers,
    products: number('products', Math.min(10_000, Math.max(48, Math.ceil(customers / 10))), 5),
    quotations: number('quotations', customers * 2, 0),
    seed: number('seed', 1, 0),
  };
}

async function run(): Promise<string> {
  const amounts = readAmounts();
  const config = readConfig(process.env);
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0);
  const db = openDatabase(config.database);
  try {
    await migrateToLatest(db);
    const found = await findRecords(db);
    if (found)
      throw new CommandProblem(
        `This database already has records (${found}). Nothing was changed. Set DATA_DIR or DATABASE_URL to an empty one.`,
      );
    const logins = await fill(db, amounts, { now: new Date(), admin: config.admin, onProgress: showProgress(process.stderr) });
    await learnStatistics(db);
    console.log(`Filled in ${seconds()} s.`);
    const faults = await checkInvariants(db);
    console.log(faults.length === 0 ? `Checked after ${seconds()} s: everything adds up.` : `These do not add up:\n${faults.join('\n')}`);
    if (faults.length > 0) process.exitCode = 1;
    return loginTable(logins, config.admin.password);
  } finally {
    await db.destroy();
  }
}

await runCommand(run);
