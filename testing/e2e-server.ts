/** Starts the real product for the browser tests, as npm start does, on an empty data folder that is removed at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { e2eAdmin, e2ePort } from './e2e-settings.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'vikray-e2e-'));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));

// What the tester's own environment says of a database or of mail must not reach the server under test.
for (const name of ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'FOLLOWUP_MOBILES', 'PUBLIC_URL', 'BRAND_NAME']) delete process.env[name];
Object.assign(process.env, {
  PORT: String(e2ePort),
  HOST: '127.0.0.1',
  DATA_DIR: dataFolder,
  MAIL_OUTBOX: join(dataFolder, 'outbox'),
  ADMIN_MOBILE: e2eAdmin.mobile,
  ADMIN_PASSWORD: e2eAdmin.password,
  LOG_LEVEL: 'warn',
});
await import(new URL('../scripts/start.mjs', import.meta.url).href);
