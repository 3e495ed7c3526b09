import { signInMessages as say } from '@vikray/contract/session/sign-in-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import type { Db } from '../platform/database/tables.ts';
import type { HandlerSettings } from '../platform/handler.ts';
import { queueSecurityMail } from '../session/public.ts';
import { deleteResetsOf } from './password-reset-store.ts';

interface ChangedContact {
  readonly before: User;
  readonly after: User;
  /** The name of the user who changed it. */
  readonly by: string;
  readonly now: string;
}

/**
 * Mails a change of the official number or address to the old and the new address, and ends a link for a forgotten password. Call it in the
 * transaction of the change.
 */
export async function mailChangedContact(
  db: Db,
  settings: Pick<HandlerSettings, 'mail' | 'brandName'>,
  { before, after, by, now }: ChangedContact,
): Promise<void> {
  const changes = [
    ...(before.officeMobile === after.officeMobile ? [] : [say.changeOf('Official Mobile', before.officeMobile, after.officeMobile)]),
    ...(before.officeEmail === after.officeEmail ? [] : [say.changeOf('Official Email', before.officeEmail, after.officeEmail)]),
  ];
  if (changes.length === 0) return;
  const { userId, name } = after;
  // A link that is being mailed goes to the old address.
  await deleteResetsOf(db, userId);
  const mail = { userId, name, subject: say.contactChangedSubject(settings.brandName), text: say.contactChanged(name, by, changes) };
  for (const address of new Set([before.officeEmail, after.officeEmail])) await queueSecurityMail(db, settings, { ...mail, address }, now);
}
