import { sql, type Kysely } from 'kysely';
import { addRights } from './parts/add-rights.ts';
import { columnKinds } from './parts/column-kinds.ts';

/** Bills that a customer disputes, from one day to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table disputes (
      id ${kind.id},
      bill_id bigint not null,
      disputed_on text not null,
      note text not null,
      disputed_by_id bigint not null,
      settled_on text not null default '',
      settled_note text not null default '',
      settled_by_id bigint,
      created_at ${kind.instant} not null,
      constraint disputes_disputed_by foreign key (disputed_by_id) references users (id),
      constraint disputes_settled_by foreign key (settled_by_id) references users (id)
    )`.execute(db);
  await sql`create index disputes_bill on disputes (bill_id)`.execute(db);
  await sql`create unique index disputes_standing on disputes (bill_id) where settled_on = ''`.execute(db);
  await addRights(db, [{ menu: 'Outstanding', position: 2, name: 'Add Collection Call' }]);
}
