import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../server/src/platform/config.ts';
import type { TestPanel } from './panel.ts';
import { readMail, textOf } from './read-mail.ts';

/** A folder that receives the mails of a panel. */
export interface Outbox {
  readonly folder: string;
  /** The settings with which the panel writes into it. */
  readonly mail: Config['mail'];
  remove(): Promise<void>;
}

/** Makes an outbox for the mails of a panel. */
export async function openOutbox(): Promise<Outbox> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-outbox-'));
  return {
    folder,
    mail: { transport: { folder }, from: 'panel@example.in', timeoutMs: 1000, deadlineMs: 1000 },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A mail as its recipient reads it. */
export interface OutboxMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends the mails that wait, as the clock would within a minute, and takes them from the outbox folder, in the order of their recipients. */
export async function sentMails(
  { clock, jobs }: Pick<TestPanel, 'clock' | 'jobs'>,
  { folder }: Pick<Outbox, 'folder'>,
): Promise<OutboxMail[]> {
  clock.pass(1);
  await jobs.runDue();
  const files = await readdir(folder);
  const mails = await Promise.all(files.map(async (file) => readMail(await readFile(join(folder, file), 'utf8'))));
  await Promise.all(files.map((file) => rm(join(folder, file))));
  return mails
    .map((mail) => ({
      from: mail.headers['from'] ?? '',
      to: mail.headers['to'] ?? '',
      subject: mail.headers['subject'] ?? '',
      text: textOf(mail, 'text/plain'),
    }))
    .toSorted((one, other) => one.to.localeCompare(other.to, 'en'));
}
