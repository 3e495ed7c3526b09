/** Fills an empty data folder with sample data, prints the logins, and starts the panel on it. */
import { ensureWebBuilt } from '../scripts/ensure-built.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { StartProblem } from '../server/src/platform/start-problem.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { inTransaction } from '../server/src/platform/database/transaction.ts';
import { fill, findRecords } from './fill.ts';
import { loginTable } from './logins.ts';
import { findStaff } from './users.ts';

/** The records of a small office over three years. */
const amounts = { customers: 90, products: 48, quotations: 480, seed: 1 };

process.env['DATA_DIR'] ||= './demo-data';

async function prepare(): Promise<void> {
  const config = readConfig(process.env);
  const db = openDatabase(config.database);
  try {
    await migrateToLatest(db);
    const isFresh = (await findRecords(db)) === undefined;
    // In one transaction, so that an interrupted first start can be repeated.
    const logins = isFresh
      ? await inTransaction(db, (tx) => fill(tx, amounts, { now: new Date(), admin: config.admin }))
      : await findStaff(db);
    if (!logins)
      throw new StartProblem('This database has records that are not sample data. Set DATA_DIR to another folder, or use npm start.');
    console.log(loginTable(logins, config.admin.password));
  } finally {
    await db.destroy();
  }
}

try {
  await prepare();
  if (await ensureWebBuilt()) await import('../server/src/main.ts');
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
