import './session-tables.ts';
import type { Db } from '../platform/database/tables.ts';

/** Deletes the traces of a user's logins: sessions, known browsers, waiting mails and login attempts. `officeMobile` may be empty. */
export async function eraseLoginTraces(db: Db, userId: number, officeMobile: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
  await db.deleteFrom('security_mails').where('user_id', '=', userId).execute();
  if (officeMobile !== '') await db.deleteFrom('login_attempts').where('mobile', '=', officeMobile).execute();
}
