import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** Pictures, named by the hash of their bytes. They are in the database, so that every panel and every backup has them. */
export async function createImages(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table images (
      hash text primary key,
      bytes ${kind.bytes} not null,
      width integer not null,
      height integer not null,
      created_by_id bigint not null,
      created_at ${kind.instant} not null,
      constraint images_created_by foreign key (created_by_id) references users (id)
    )`.execute(db);

  // The file names of the documented upload, by which a later call may name the image.
  await sql`
    create table image_names (
      folder text not null,
      name text not null,
      hash text not null,
      constraint image_names_pk primary key (folder, name),
      constraint image_names_image foreign key (hash) references images (hash)
    )`.execute(db);
}
