import { dashedMinute } from '@vikray/contract/platform/dates.ts';
import { signInMessages as say } from '@vikray/contract/session/sign-in-messages.ts';
import { addNotice } from '../notices/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { HandlerSettings, Visit } from '../platform/handler.ts';
import { findMailbox } from '../users/public.ts';
import { deviceName } from './device-name.ts';
import { isNewBrowser } from './known-browser-store.ts';
import { queueSecurityMail } from './security-mail-store.ts';

/**
 * Notifies a user of a login from a browser that they have not used before, except their first one: by a notice, and by mail if they want
 * it. Call it in the transaction of the login, before the browser is remembered.
 */
export async function notifyNewBrowser(db: Db, settings: HandlerSettings, userId: number, visit: Visit, now: string): Promise<void> {
  if (!(await isNewBrowser(db, userId, visit))) return;
  const text = say.newSignIn(deviceName(visit.userAgent), dashedMinute(now), visit.address);
  await addNotice(db, { userIds: [userId], text, record: 'account', recordId: userId, now });
  const mailbox = await findMailbox(db, userId);
  if (!mailbox?.wantsSignInMail) return;
  const subject = say.newSignInSubject(settings.brandName);
  await queueSecurityMail(db, settings, { userId, ...mailbox, subject, text: say.greeting(mailbox.name, text) }, now);
}
