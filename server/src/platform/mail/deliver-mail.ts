import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedMail } from './compose-mail.ts';
import type { MailSettings } from './mail-settings.ts';
import { oneLine, type MailTrouble, type Trouble } from './mail-trouble.ts';

/** The result of a mail, with the answer of the mail server. A mail that only some of its recipients get is sent, with a trouble. */
export type Delivery =
  | { readonly result: 'sent' | 'written'; readonly answer: string }
  | ({ readonly result: 'sent' | 'failed' | 'uncertain' } & Trouble);

/** The result of a mail in trouble, unless it failed. */
const resultsOfTrouble: Partial<Readonly<Record<MailTrouble, 'sent' | 'uncertain'>>> = { Uncertain: 'uncertain', SomeRefused: 'sent' };

/** Sends a mail or writes it to the outbox folder. Call it outside transactions: it may take as long as the settings allow. */
export async function deliverMail(
  transport: NonNullable<MailSettings['transport']>,
  settings: MailSettings,
  mail: ComposedMail,
): Promise<Delivery> {
  if ('folder' in transport) return writeToOutbox(transport.folder, mail);
  // Loaded for the first mail, because nothing else needs TLS.
  const { sendOverSmtp } = await import('./smtp-session.ts');
  const end = await sendOverSmtp(transport, settings, mail);
  if (!('trouble' in end)) return { result: 'sent', ...end };
  return { result: resultsOfTrouble[end.trouble] ?? 'failed', ...end };
}

/** Writes an .eml file, named after the Message-ID. It appears in the folder only when it is complete. */
async function writeToOutbox(folder: string, { messageId, bytes }: ComposedMail): Promise<Delivery> {
  const name = `${messageId.replace(/[^\w.@-]/g, '')}.eml`;
  const path = join(folder, name);
  try {
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    return { result: 'written', answer: name };
  } catch (error) {
    return {
      result: 'failed',
      trouble: 'OutboxFailed',
      rejected: [],
      answer: oneLine(error instanceof Error ? error.message : String(error)),
    };
  }
}
