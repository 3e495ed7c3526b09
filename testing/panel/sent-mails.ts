import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestPanel } from './panel.ts';
import { readMail, textOf } from './read-mail.ts';

/** A mail as its recipient reads it. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends the mails that wait, as the clock would within a minute, and takes them from the outbox folder, in the order of their recipients. */
export async function sentMails({ clock, duties }: Pick<TestPanel, 'clock' | 'duties'>, outbox: string): Promise<SentMail[]> {
  clock.pass(1);
  await duties.runDue();
  const files = await readdir(outbox);
  const mails = await Promise.all(files.map(async (file) => readMail(await readFile(join(outbox, file), 'utf8'))));
  await Promise.all(files.map((file) => rm(join(outbox, file))));
  return mails
    .map((mail) => ({ to: mail.headers['to'] ?? '', subject: mail.headers['subject'] ?? '', text: textOf(mail, 'text/plain') }))
    .toSorted((one, other) => one.to.localeCompare(other.to));
}
