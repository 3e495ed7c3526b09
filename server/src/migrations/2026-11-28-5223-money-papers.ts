import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** Receipts, refunds and credit notes as they were first printed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table money_papers (
      kind text not null,
      record_id bigint not null,
      mark text not null,
      content text not null,
      file_hash ${kind.key} not null,
      created_at ${kind.instant} not null,
      constraint money_papers_place primary key (kind, record_id, mark)
    )`.execute(db);
  await sql`create index money_papers_hash on money_papers (file_hash)`.execute(db);
}
