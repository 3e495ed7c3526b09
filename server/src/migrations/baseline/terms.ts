import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** The terms from which quotations choose. */
export async function createTerms(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table terms (
      id ${kind.id},
      category text not null,
      description text not null,
      description_key ${kind.key} not null,
      is_shown integer not null,
      status text not null,
      version integer not null,
      search_text text not null,
      updated_by_id bigint not null,
      updated_at ${kind.instant} not null,
      constraint terms_updated_by foreign key (updated_by_id) references users (id),
      constraint terms_status_known check (status in ('Active', 'Deleted')),
      constraint terms_shown_flag check (is_shown in (0, 1)),
      constraint terms_category_known check (category in ('Delivery', 'Price', 'Payment', 'Taxes', 'Freight', 'Validity', 'Warranty', 'Others'))
    )`.execute(db);
  await sql`create unique index terms_once on terms (category, description_key) where status <> 'Deleted'`.execute(db);
  await createSearchIndex(db, 'terms');
}
