import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** Requests for brochures. */
export async function createBrochures(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table brochure_requests (
      id ${kind.idNeverReused},
      -- Identifies the request at its source: imported again, it is the same row.
      external_key ${kind.key} not null,
      version integer not null,
      search_text text not null,
      import_id bigint,
      created_at ${kind.instant} not null,
      -- Null until somebody writes a remark.
      updated_by_id bigint,
      updated_at ${kind.instant} not null,
      name text not null,
      company_name text not null,
      state text not null,
      mobile text not null,
      email text not null,
      remarks text not null,
      deal_id bigint references deals (id),
      constraint brochure_requests_external_key unique (external_key),
      constraint brochure_requests_updated_by foreign key (updated_by_id) references users (id),
      constraint brochure_requests_remark_length check (length(remarks) <= 1000)
    )`.execute(db);
  await sql`create index brochure_requests_import_id on brochure_requests (import_id)`.execute(db);
  await sql`create index brochure_requests_deal_id on brochure_requests (deal_id) where deal_id is not null`.execute(db);
  await createSearchIndex(db, 'brochure_requests');
}
