import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** Which customer was merged into which, and what moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table customer_merges (
      id ${kind.id},
      kept_id bigint not null,
      merged_id bigint not null,
      -- The status that the merged customer had.
      status_before text not null,
      -- JSON: the records that moved, by their kind.
      moved text not null,
      merged_by_id bigint not null,
      merged_at ${kind.instant} not null,
      undone_by_id bigint,
      -- Blank while the merge stands.
      undone_at ${kind.instant} not null default '',
      constraint customer_merges_kept foreign key (kept_id) references customers (id),
      constraint customer_merges_merged foreign key (merged_id) references customers (id),
      constraint customer_merges_merged_by foreign key (merged_by_id) references users (id),
      constraint customer_merges_undone_by foreign key (undone_by_id) references users (id)
    )`.execute(db);
  await sql`create unique index customer_merges_standing on customer_merges (merged_id) where undone_at = ''`.execute(db);
  await sql`create index customer_merges_kept on customer_merges (kept_id) where undone_at = ''`.execute(db);
  await sql`create index sales_calls_customer_id on sales_calls (customer_id) where customer_id is not null`.execute(db);
}
