import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** The second step of a login with its recovery codes. */
export async function createSecondStep(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table second_steps (
      user_id bigint primary key,
      secret text not null,
      code_salt text not null,
      last_step bigint not null default 0,
      confirmed_at ${kind.instant},
      constraint second_steps_user foreign key (user_id) references users (id)
    )`.execute(db);

  await sql`
    create table recovery_codes (
      id ${kind.id},
      user_id bigint not null,
      code_hash text not null,
      used_at ${kind.instant},
      constraint recovery_codes_user foreign key (user_id) references users (id)
    )`.execute(db);
  await sql`create index recovery_codes_user_id on recovery_codes (user_id)`.execute(db);
}
