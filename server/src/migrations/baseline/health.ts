import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** The last result of each slow check of System Health, and the notes that an Administrator has dismissed. */
export async function createHealth(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table health_results (
      check_name ${kind.key} primary key,
      result text not null,
      text text not null,
      advice text not null,
      checked_at ${kind.instant} not null
    )`.execute(db);

  await sql`
    create table dismissed_notes (
      check_name ${kind.key} primary key,
      dismissed_at ${kind.instant} not null,
      dismissed_by_id bigint not null,
      constraint dismissed_notes_dismissed_by foreign key (dismissed_by_id) references users (id)
    )`.execute(db);
}
