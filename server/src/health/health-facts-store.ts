/** The facts that the checks read from the tables of other areas. Reads only. */
import { stockMessages } from '@vikray/contract/health/data-check-messages.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

const mostNames = 3;

/** How many records a check names, and the first of them by name. */
export interface Named {
  readonly count: number;
  readonly names: readonly string[];
}

/** The active users without an office e-mail. */
export async function usersWithoutOfficeEmail(db: Db): Promise<Named> {
  const rows = await db
    .selectFrom('users')
    .select('name')
    .where('status', '=', 'Active')
    .where('office_email', '=', '')
    .orderBy('name')
    .execute();
  return named(rows);
}

/** The active Administrators without two-step sign-in. */
export async function administratorsWithoutSecondStep(db: Db): Promise<Named> {
  const { rows } = await sql<{ name: string }>`
    select name from users where status = 'Active' and login_type = 'Administrator'
      and id not in (select user_id from second_steps where confirmed_at is not null) order by name`.execute(db);
  return named(rows);
}

/** How many deals are followed up but belong to a user who has been deleted. */
export async function countUnownedDeals(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from deals where due_on > '' and owner_id in (select id from users where status = 'Deleted')`.execute(db);
  return Number(rows[0]?.count);
}

const firstUserId = 1;

/** Whether the first user is active and no one has ever changed their password. */
export async function hasFirstPassword(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users where id = ${firstUserId} and status = 'Active' and not exists (
      select 1 from audit_log where record = 'user' and record_id = ${firstUserId} and operation in ('ChangePassword', 'CompleteFirstUser', 'ResetPassword'))`.execute(
    db,
  );
  return rows.length > 0;
}

/** The end of a mail. */
export interface EndedMail {
  readonly at: string;
  readonly isSent: boolean;
}

const mostMails = 200;

/** The last mails that were sent or refused, the latest first. Mails whose end is unknown are left out. */
export async function lastMails(db: Db): Promise<EndedMail[]> {
  const rows = await db.selectFrom('mail_log').select(['sent_at', 'result']).orderBy('id', 'desc').limit(mostMails).execute();
  return rows.flatMap(({ sent_at: at, result }) => {
    if (result === 'sending' || result === 'uncertain') return [];
    return [{ at, isSent: result !== 'failed' }];
  });
}

/** How many mails to the office about the answers of customers have failed and are tried again. */
export async function countUnsentAnswerMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('answer_mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('has_failed', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The time of the last recorded change; undefined before the first. */
export async function lastChangeAt(db: Db): Promise<string | undefined> {
  const last = await db.selectFrom('audit_log').select('happened_at').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.happened_at;
}

/** A restore of the database. */
export interface Restore {
  readonly at: string;
  readonly file: string;
  readonly by: string;
}

/** The last restore that the audit log names; undefined if there was none. */
export async function lastRestore(db: Db): Promise<Restore | undefined> {
  const last = await db
    .selectFrom('audit_log')
    .select(['happened_at as at', 'record_name as file', 'actor'])
    .where('record', '=', 'backup')
    .where('operation', '=', 'Restore')
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { at: last.at, file: last.file, by: last.actor ?? '' };
}

/** How many changes were recorded since an instant. */
export async function countChangesSince(db: Db, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('happened_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of products, deleted ones too. */
export async function countProducts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The products whose stock is not the sum of their movements, each with what its stock has beyond them. */
export async function productsWithWrongStock(db: Db): Promise<Named> {
  const { rows } = await sql<{ name: string; difference: number }>`
    select products.name, products.stock_hundredths - coalesce(movements.moved, 0) as difference from products
    left join (select product_id, sum(quantity_hundredths) as moved from stock_movements group by product_id) as movements
      on movements.product_id = products.id
    where products.stock_hundredths <> coalesce(movements.moved, 0) order by products.name`.execute(db);
  return named(rows.map(({ name, difference }) => ({ name: stockMessages.product(name, Number(difference)) })));
}

/** The size of all files in bytes. */
export async function measureFiles(db: Db): Promise<number> {
  const room = await db.selectFrom('file_room').select('bytes').executeTakeFirst();
  return Number(room?.bytes ?? 0);
}

/** The number of stored pictures and their size in bytes. */
export async function measurePictures(db: Db): Promise<{ readonly count: number; readonly bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number | null }>`
    select count(*) as count, sum(octet_length(bytes)) as bytes from images`.execute(db);
  return { count: Number(rows[0]?.count ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}

function named(rows: readonly { readonly name: string }[]): Named {
  return { count: rows.length, names: rows.slice(0, mostNames).map(({ name }) => name) };
}
