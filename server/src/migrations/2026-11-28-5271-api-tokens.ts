import { sql, type Kysely } from 'kysely';
import { addMenu, addRights } from './parts/add-rights.ts';
import { columnKinds } from './parts/column-kinds.ts';

/** Tokens with which programs log in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table api_tokens (
      id ${kind.idNeverReused},
      token_hash text not null,
      user_id bigint not null,
      name text not null,
      scope text not null,
      rights text not null,
      ending text not null,
      created_at ${kind.instant} not null,
      last_used_at ${kind.instant} not null default '',
      last_address text not null default '',
      expires_on text not null,
      is_end_noticed integer not null default 0,
      constraint api_tokens_user foreign key (user_id) references users (id)
    )`.execute(db);
  await sql`create unique index api_tokens_hash on api_tokens (token_hash)`.execute(db);
  await sql`create index api_tokens_user on api_tokens (user_id)`.execute(db);
  await addMenu(db, { name: 'API', icon: 27 });
  await addRights(db, [{ menu: 'API', position: 2, name: 'Add API Token' }]);
}
