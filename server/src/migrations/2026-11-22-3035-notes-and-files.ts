import { sql, type Kysely } from 'kysely';
import { addMenu, addRights } from '../platform/database/for-migrations/add-rights.ts';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

const quotationIcon = 4;

/** Timelines, notes and attached files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await orderSubjectsByMoment(db);
  await divideFiles(db);
  await createNotes(db);
  await createAttachments(db);
  await addMenu(db, { name: 'Note', icon: quotationIcon });
  await addRights(db, [
    { menu: 'Note', position: 2, name: 'Add Note' },
    { menu: 'Note', position: 5, name: 'Delete Note' },
  ]);
}

/** A timeline is read in the order of the moments, whole or one kind of entry, and its stock movements come from the ledger. */
async function orderSubjectsByMoment(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .alterTable('audit_subjects')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('Change'))
    .execute();
  await db.schema
    .alterTable('audit_subjects')
    .addColumn('happened_at', kind.instant, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('audit_subjects').addColumn('movement_id', kind.reference).execute();
  await sql`insert into ledger_maintenance (reason) values ('timelines')`.execute(db);
  await sql`update audit_subjects set happened_at = (select happened_at from audit_log where audit_log.id = audit_id)`.execute(db);
  await sql`delete from ledger_maintenance where reason = 'timelines'`.execute(db);
  await db.schema.dropIndex('audit_subjects_by_record').execute();
  await sql`create index audit_subjects_by_moment on audit_subjects (record, record_id, happened_at, audit_id) where kind <> 'Stock'`.execute(
    db,
  );
  await db.schema
    .createIndex('audit_subjects_by_kind')
    .on('audit_subjects')
    .columns(['record', 'record_id', 'kind', 'happened_at', 'audit_id'])
    .execute();
  await sql`create unique index audit_subjects_movement on audit_subjects (movement_id) where movement_id is not null`.execute(db);
  await sql`create index stock_movements_by_moment on stock_movements (product_id, happened_at, id, quantity_hundredths)`.execute(db);
}

/** Files in parts, so that no file is ever in memory as a whole, and the room that all of them take. */
async function divideFiles(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('file_parts')
    .addColumn('hash', 'text', (column) => column.notNull().references('files.hash').onDelete('cascade'))
    .addColumn('part', kind.integer, (column) => column.notNull())
    .addColumn('bytes', kind.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('file_parts_pk', ['hash', 'part'])
    .execute();
  await sql`insert into file_parts (hash, part, bytes) select hash, 0, bytes from files`.execute(db);
  await db.schema.alterTable('files').dropColumn('bytes').execute();
  await db.schema
    .alterTable('files')
    .addColumn('used_at', kind.instant, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update files set used_at = created_at`.execute(db);
  await db.schema
    .createTable('file_room')
    .addColumn('id', kind.integer, (column) => column.primaryKey())
    .addColumn('bytes', kind.hundredths, (column) => column.notNull())
    .execute();
  await sql`insert into file_room (id, bytes) select 1, coalesce(sum(size), 0) from files`.execute(db);
  await db.schema
    .createTable('thumbnails')
    .addColumn('hash', 'text', (column) => column.primaryKey().references('files.hash').onDelete('cascade'))
    .addColumn('bytes', kind.bytes, (column) => column.notNull())
    .execute();
  // Before a file is deleted, the database looks for the papers that refer to it.
  await sql`create index quotations_sent_pdf on quotations (sent_pdf_hash) where sent_pdf_hash is not null`.execute(db);
  await db.schema.createIndex('files_used_at').on('files').columns(['used_at', 'hash']).execute();
}

async function createNotes(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('notes')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('record_id', kind.reference, (column) => column.notNull())
    .addColumn('text', kind.text, (column) => column.notNull())
    .addColumn('added_by_id', kind.reference, (column) => column.notNull().references('users.id'))
    .addColumn('added_at', kind.instant, (column) => column.notNull())
    .addColumn('withdrawn_by_id', kind.reference, (column) => column.references('users.id'))
    .addColumn('withdrawn_at', kind.instant)
    .execute();
  await db.schema.createIndex('notes_of_record').on('notes').columns(['record', 'record_id', 'id']).execute();
}

async function createAttachments(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .createTable('attachments')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('record_id', kind.reference, (column) => column.notNull())
    .addColumn('name', kind.text, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('size', kind.integer, (column) => column.notNull())
    // Null once the bytes of a withdrawn file are cleared.
    .addColumn('hash', 'text', (column) => column.references('files.hash').onDelete('set null'))
    .addColumn('is_pictured', kind.flag, (column) => column.notNull())
    .addColumn('added_by_id', kind.reference, (column) => column.notNull().references('users.id'))
    .addColumn('added_at', kind.instant, (column) => column.notNull())
    .addColumn('withdrawn_by_id', kind.reference, (column) => column.references('users.id'))
    .addColumn('withdrawn_at', kind.instant)
    .execute();
  await db.schema.createIndex('attachments_of_record').on('attachments').columns(['record', 'record_id', 'id']).execute();
  await db.schema.createIndex('attachments_hash').on('attachments').column('hash').execute();
}
