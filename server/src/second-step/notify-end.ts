import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { signInMessages } from '@vikray/contract/session/sign-in-messages.ts';
import { addNotice } from '../notices/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { HandlerSettings } from '../platform/handler.ts';
import { queueSecurityMail } from '../session/public.ts';
import { findMailbox } from '../users/public.ts';

/** Notifies a user by notice and mail that their second step has ended. Call it in the transaction of the change. */
export async function notifyEnd(
  db: Db,
  settings: Pick<HandlerSettings, 'mail' | 'brandName'>,
  userId: number,
  text: string,
  now: string,
): Promise<void> {
  await addNotice(db, { userIds: [userId], text, record: 'account', recordId: userId, now });
  const mailbox = await findMailbox(db, userId);
  if (!mailbox) return;
  const { name, address } = mailbox;
  const mail = { userId, name, address, subject: say.mailSubject(settings.brandName), text: signInMessages.greeting(name, text) };
  await queueSecurityMail(db, settings, mail, now);
}
