import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedMail } from './compose-mail.ts';
import type { MailSettings } from './mail-settings.ts';
import { oneLine, type Trouble } from './mail-trouble.ts';
import { sendOverSmtp } from './smtp-session.ts';

/** What became of a mail, with what was said about it. */
export type Delivery =
  | { readonly result: 'sent' | 'written'; readonly answer: string }
  | ({ readonly result: 'failed' | 'uncertain' } & Trouble);

/** Sends a mail, or writes it into the outbox folder. To be called outside of transactions: it may take as long as the settings allow. */
export async function deliverMail(
  transport: NonNullable<MailSettings['transport']>,
  settings: MailSettings,
  mail: ComposedMail,
): Promise<Delivery> {
  if ('folder' in transport) return writeToOutbox(transport.folder, mail);
  const end = await sendOverSmtp(transport, settings, mail);
  if (!('trouble' in end)) return { result: 'sent', ...end };
  return { result: end.trouble === 'Uncertain' ? 'uncertain' : 'failed', ...end };
}

/** One .eml file a mail, named after its Message-ID; whoever watches the folder sees whole files only. */
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
