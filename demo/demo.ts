/** Fills an empty data folder with sample data, prints the logins, and starts the panel on it. */
import { ensureWebBuilt } from '../scripts/ensure-built.ts';
import { join } from 'node:path';
import { readConfig, type Config } from '../server/src/platform/config.ts';
import { StartProblem } from '../server/src/platform/start-problem.ts';
import { migrateToLatest } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { inTransaction } from '../server/src/platform/database/transaction.ts';
import { startPanel } from '../server/src/start.ts';
import { fill, findRecords } from './fill.ts';
import { loginTable } from './logins.ts';
import { demoPassword, findStaff } from './users.ts';
import { workToday } from './work-of-today.ts';

/** The records of a small office over three years. */
const amounts = { customers: 90, products: 48, quotations: 480, seed: 1 };

process.env['DATA_DIR'] ||= './demo-data';
// Customers reach links in this browser, and mails become files.
process.env['LINK_URL'] ||= `http://localhost:${process.env['PORT'] || 3000}`;
if (!process.env['SMTP_URL']) process.env['MAIL_OUTBOX'] ||= join(process.env['DATA_DIR'], 'outbox');

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
    if (isFresh) await letWork(config, db);
    console.log(loginTable(logins, config.admin.password));
  } finally {
    await db.destroy();
  }
}

/** A panel that only this program reaches, on which the users work briefly. */
async function letWork(config: Config, db: Db): Promise<void> {
  const panel = await startPanel({ ...config, port: 0, host: '127.0.0.1', logLevel: 'warn' });
  try {
    const { mobile, password = demoPassword } = config.admin;
    await workToday(panel.address, db, { mobile, password }, new Date());
  } finally {
    await panel.stop();
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
