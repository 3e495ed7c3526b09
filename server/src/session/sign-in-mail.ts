import type { AnswerOf } from '@vikray/contract/operations.ts';
import type { Db } from '../platform/database/tables.ts';
import type { HandlerSettings } from '../platform/handler.ts';
import { findMailbox } from '../users/public.ts';

/** Whether a user wants mails about new browsers, and whether they can get any: with a mail server and an office e-mail address. */
export async function signInMailOf(db: Db, userId: number, { mail }: Pick<HandlerSettings, 'mail'>): Promise<AnswerOf<'GetSignInMail'>> {
  const mailbox = await findMailbox(db, userId);
  const address = mailbox?.address ?? '';
  return [{ wanted: mailbox?.wantsSignInMail ? 'Yes' : 'No', canSend: mail.transport && address !== '' ? 'Yes' : 'No', address }];
}
