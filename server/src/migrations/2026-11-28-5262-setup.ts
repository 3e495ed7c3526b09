import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** Whether Administrators have dismissed the set-up. An office that has a company already never sees it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`create table setup_state (id ${kind.givenId}, dismissed_at ${kind.instant} not null default '')`.execute(db);
  await sql`insert into setup_state (id, dismissed_at) values (1, '')`.execute(db);
  await sql`update setup_state set dismissed_at = '2026-11-28T00:00:00.000Z' where exists (select 1 from companies)`.execute(db);
}
