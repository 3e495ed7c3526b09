import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** Personal notices for the bell. */
export async function createNotices(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table notices (
      id ${kind.id},
      user_id bigint not null,
      happened_at ${kind.instant} not null,
      text text not null,
      record text not null,
      record_id bigint not null,
      dismissed_at ${kind.instant},
      constraint notices_user foreign key (user_id) references users (id)
    )`.execute(db);
  await sql`create index notices_of_user on notices (user_id, id)`.execute(db);
}
