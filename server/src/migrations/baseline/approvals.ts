import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** What each approver may approve. */
export async function createApprovals(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table approval_limits (
      id ${kind.idNeverReused},
      -- 0 for all who have no row of their own.
      user_id bigint not null,
      most_total_paise bigint,
      most_discount_hundredths bigint,
      most_below_mrp_hundredths bigint,
      may_approve_below_floor integer not null,
      may_approve_pending integer not null,
      may_approve_own integer not null,
      version integer not null,
      updated_by_id bigint not null,
      updated_at ${kind.instant} not null,
      -- A removed limit stays as a row, so that its version continues when it is added again.
      is_removed integer not null default 0,
      constraint approval_limits_user_id unique (user_id),
      constraint approval_limits_updated_by foreign key (updated_by_id) references users (id)
    )`.execute(db);
}
