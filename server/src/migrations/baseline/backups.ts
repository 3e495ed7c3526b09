import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** The backups in their folder, and the attempts that failed. */
export async function createBackups(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table backups (
      id ${kind.idNeverReused},
      file text not null,
      origin text not null,
      begun ${kind.key} not null,
      -- In bytes; 0 until it is complete.
      size bigint not null,
      -- When the file was last written. With the size, it distinguishes the panel's own file from another of the same name.
      modified ${kind.key} not null,
      seconds integer not null,
      verified_at ${kind.instant},
      restored_at ${kind.instant},
      failure text not null,
      constraint backups_origin_known check (origin in ('Job', 'By hand', 'Command'))
    )`.execute(db);
}
