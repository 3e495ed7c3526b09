/** The SQL that erases a user who has left. Reading: findFormerUsers. Writing: eraseUser. */
import './users-tables.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { eraseSecondStep } from '../second-step/public.ts';
import { eraseLoginTraces } from '../session/public.ts';

/** A user as the commands that erase data find them. */
export interface FormerUser {
  readonly userId: number;
  readonly name: string;
  readonly empNumber: string;
  readonly status: 'Active' | 'Deleted';
  readonly photo: string;
  readonly officeMobile: string;
}

/** The users, active ones too, with this official mobile number (10 digits) or, for a shorter number, this user number. */
export async function findFormerUsers(db: Db, number: string): Promise<readonly FormerUser[]> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'name', 'emp_number as empNumber', 'status', 'photo', 'office_mobile as officeMobile'])
    .where((eb) => (number.length === 10 ? eb('office_mobile', '=', number) : eb('id', '=', Number(number))))
    .orderBy('id')
    .execute();
}

/** Rows that exist only because someone has worked with the panel. */
const traces = ['password_resets', 'seen_stocks', 'quotation_drafts', 'idempotency_keys', 'user_private'] as const;

/** Erases the personal data of a deleted user. Name, employee number, designation and department stay, because documents refer to them. */
export async function eraseUser(db: Db, { userId, officeMobile }: FormerUser, now: string): Promise<void> {
  for (const table of traces) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  await eraseSecondStep(db, userId);
  await eraseLoginTraces(db, userId, officeMobile);
  await db
    .updateTable('users')
    .set((eb) => ({
      nickname: '',
      office_email: '',
      office_mobile: '',
      photo: '',
      joined_on: '',
      personal_email: '',
      personal_mobile: '',
      personal_phone: '',
      address: '',
      country_id: null,
      country: '',
      state_id: null,
      state: '',
      city_id: null,
      city: '',
      pincode: '',
      password_hash: '',
      search_text: '',
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .where('status', '=', 'Deleted')
    .execute();
}
