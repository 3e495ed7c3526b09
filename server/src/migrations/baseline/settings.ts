import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** The settings that Administrators choose in the panel. */
export async function createSettings(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table settings (
      name ${kind.key} primary key,
      value text not null,
      is_secret integer not null default 0,
      version integer not null
    )`.execute(db);
}
