import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** Who read which private field of whom. */
export async function createPrivateAccess(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table private_access (
      id ${kind.id},
      happened_at ${kind.instant} not null,
      user_id bigint not null,
      reader_id bigint not null,
      field ${kind.key} not null,
      place text not null,
      search_text text not null,
      constraint private_access_user foreign key (user_id) references users (id),
      constraint private_access_reader foreign key (reader_id) references users (id)
    )`.execute(db);
  await sql`create index private_access_by_instant on private_access (happened_at, id)`.execute(db);
  await sql`create index private_access_of_user on private_access (user_id, happened_at, id)`.execute(db);
  await sql`create index private_access_by_reader on private_access (reader_id, happened_at, id)`.execute(db);
  await sql`create index private_access_by_field on private_access (field, happened_at, id)`.execute(db);
  await createSearchIndex(db, 'private_access');
}
