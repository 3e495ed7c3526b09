import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** The settings whose values are encrypted, such as the password of the mail server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table setting_secrets (
      id ${kind.id},
      name ${kind.key} not null,
      secret text not null,
      constraint setting_secrets_setting foreign key (name) references settings (name)
    )`.execute(db);
  await sql`create unique index setting_secrets_name on setting_secrets (name)`.execute(db);
}
