/** A panel that makes backups, with helpers for its nightly backups and its folder. */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { findPostgresProgram } from '../../server/src/backups/files/postgres-programs.ts';
import type { Config } from '../../server/src/platform/config.ts';
import { aCustomer } from '../builders/customers.ts';
import { startTestPanel } from './panel.ts';
import { readMail, textOf } from './read-mail.ts';

// The nights of these tests do not end a session.
const yearMs = 365 * 86_400_000;

/** Whether the engine of this run can be backed up: PostgreSQL needs its programs, and PGlite has none. */
export function canBackUp(): boolean {
  const { engine } = inject('databaseSupply');
  if (engine === 'sqlite') return true;
  try {
    return engine === 'postgres' && findPostgresProgram('pg_dump') !== '';
  } catch {
    return false;
  }
}

/** Starts a panel with an empty folder for backups and an Administrator who gets mail; `change` overrides settings. */
export async function startBackupPanel(change: Partial<Config> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-backups-'));
  const outbox = await mkdtemp(join(tmpdir(), 'vikray-outbox-'));
  const mail = { transport: { folder: outbox }, from: 'panel@example.in', timeoutMs: 1000, deadlineMs: 1000 };
  const panel = await startTestPanel({ backupDir: folder, mail, sessionIdleMs: yearMs, sessionMaxMs: yearMs, ...change });
  await panel.admin.call('AddCustomer', aCustomer());
  await panel.db.updateTable('users').set({ office_email: 'boss@example.in' }).where('id', '=', 1).execute();
  await panel.jobs.runDue();

  const list = () => panel.admin.call('GetBackup', {});

  /** Moves the clock to 02:30 of the next night in India. */
  function toNextNight(): Date {
    const now = panel.clock.now().getTime();
    const next = Math.floor((now + 3 * 3_600_000) / 86_400_000 + 1) * 86_400_000 - 3 * 3_600_000;
    panel.clock.pass((next - now) / 60_000);
    return panel.clock.now();
  }

  return {
    panel,
    folder,
    list,
    toNextNight,
    files: async () => (await readdir(folder)).filter((file) => !file.endsWith('.sha256')).toSorted(),

    /** Has the nightly backup made, and returns the newest row. */
    async backUpAtNight() {
      toNextNight();
      await panel.jobs.runDue();
      const [newest] = await list();
      if (!newest) throw new Error('There is no backup');
      return newest;
    },

    async startByHand(): Promise<void> {
      expect((await panel.admin.send('RunJob', { job: 'backup' })).status).toBe(200);
      await panel.jobs.settled();
    },

    /** A copy of a backup under another name, as a command leaves one. */
    async putByCommand(of: string, file: string): Promise<void> {
      await copyFile(join(folder, of), join(folder, file));
      await writeFile(join(folder, `${file}.sha256`), (await readFile(join(folder, `${of}.sha256`), 'utf8')).replace(of, file));
    },

    /** The mails that contain a text. */
    async mails(about: string): Promise<string[]> {
      const sources = await Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')));
      return sources.map((source) => textOf(readMail(source), 'text/plain')).filter((text) => text.includes(about));
    },

    /** Empties the folder, the records and the outbox. */
    async clear(): Promise<void> {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
      await panel.db.deleteFrom('backups').execute();
      await panel.db.updateTable('jobs').set({ tries: 0, failure: '', failures: 0 }).execute();
      for (const file of await readdir(outbox)) await rm(join(outbox, file));
    },

    async stop(): Promise<void> {
      await panel.stop();
      await rm(folder, { recursive: true, force: true });
      await rm(outbox, { recursive: true });
    },
  };
}

export type BackupPanel = Awaited<ReturnType<typeof startBackupPanel>>;
