import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** When an Administrator has confirmed that a copy of the key is in another place, and their name. A new key has no copy yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`alter table secret_key add column copy_confirmed_at ${kind.instant}`.execute(db);
  await sql`alter table secret_key add column copy_confirmed_by text`.execute(db);
}
