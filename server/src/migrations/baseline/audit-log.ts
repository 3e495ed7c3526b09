import { sql, type Kysely } from 'kysely';
import { refuseChanges, makeAppendOnly, prepareAppendOnly } from '../../platform/database/ledgers/append-only.ts';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** The ledgers: the audit log with the related records of each entry, and the chain over the rows of all ledgers. */
export async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  // A row here, in the same transaction, opens the ledgers for a change.
  await sql`
    create table ledger_maintenance (
      reason text primary key
    )`.execute(db);

  // The rows that are not in the chain yet, noted by triggers.
  await sql`
    create table unsealed_rows (
      id ${kind.id},
      ledger text not null,
      row_id bigint not null
    )`.execute(db);

  await sql`
    create table chain_links (
      position ${kind.givenId},
      ledger text not null,
      row_id bigint not null,
      hash text not null
    )`.execute(db);
  await sql`create unique index chain_links_by_row on chain_links (ledger, row_id)`.execute(db);
  await prepareAppendOnly(db);

  await sql`
    create table audit_log (
      id ${kind.id},
      happened_at ${kind.instant} not null,
      user_id bigint,
      operation text not null,
      record text not null,
      record_id bigint not null,
      before text,
      after text,
      record_name text not null default '',
      search_text text not null default '',
      actor text,
      summary text,
      constraint audit_log_has_author check (user_id is not null or actor is not null)
    )`.execute(db);
  await sql`create index audit_log_by_instant on audit_log (happened_at, id)`.execute(db);
  await sql`create index audit_log_by_user on audit_log (user_id, happened_at, id)`.execute(db);
  await sql`create index audit_log_by_kind on audit_log (record, happened_at, id)`.execute(db);
  await sql`create index audit_log_by_record on audit_log (record, record_id, happened_at, id)`.execute(db);
  await sql`create index audit_log_by_operation on audit_log (operation, happened_at, id)`.execute(db);
  await createSearchIndex(db, 'audit_log');
  await makeAppendOnly(db, 'audit_log');

  await sql`
    create table audit_subjects (
      audit_id bigint not null,
      record text not null,
      record_id bigint not null,
      kind text not null default 'Change',
      happened_at ${kind.instant} not null default '',
      movement_id bigint,
      constraint audit_subjects_pk primary key (audit_id, record, record_id)
    )`.execute(db);
  await sql`create unique index audit_subjects_movement on audit_subjects (movement_id) where movement_id is not null`.execute(db);
  await sql`
    create index audit_subjects_by_instant on audit_subjects (record, record_id, happened_at, audit_id, kind)
    where kind <> 'Stock'`.execute(db);
  // Almost every entry is a change or a stock movement: only the rarer kinds have an index of their own.
  await sql`
    create index audit_subjects_by_kind on audit_subjects (record, record_id, kind, happened_at, audit_id)
    where kind <> 'Stock' and kind <> 'Change'`.execute(db);
  await refuseChanges(db, 'audit_subjects');
}
