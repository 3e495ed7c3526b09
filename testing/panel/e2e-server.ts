/** Starts the product for the browser tests, as npm start does, on an empty data folder that is removed at the end. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { e2eAdmin, e2eDataFolder, e2ePort } from './e2e-settings.ts';

const removeData = () => rmSync(e2eDataFolder, { recursive: true, force: true });
// An interrupted run may have left its data.
removeData();
mkdirSync(e2eDataFolder, { mode: 0o700 });
const backups = join(e2eDataFolder, 'backups');
mkdirSync(backups);
process.on('exit', removeData);

// Settings for a database or mail in the tester's environment must not reach the server under test.
for (const name of [
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'BRAND_NAME',
  'OLD_QUOTATION_COMPANY',
  'TRUSTED_PROXIES',
  'METRICS_TOKEN',
])
  delete process.env[name];
Object.assign(process.env, {
  PORT: String(e2ePort),
  HOST: '127.0.0.1',
  DATA_DIR: e2eDataFolder,
  BACKUP_DIR: backups,
  MAIL_OUTBOX: join(e2eDataFolder, 'outbox'),
  FOLLOWUP_MOBILES: e2eAdmin.mobile,
  ADMIN_MOBILE: e2eAdmin.mobile,
  ADMIN_PASSWORD: e2eAdmin.password,
  LINK_URL: `http://127.0.0.1:${e2ePort}`,
  LOG_LEVEL: 'warn',
});
await import(new URL('../../scripts/start.mjs', import.meta.url).href);
