/**
 * The SQL of attached files. Reading: findAttachment, listAttachments, listFilesAt, countAttachments, sumAttached, isFileInUse. Writing:
 * insertAttachment, withdrawAttachment.
 */
import './thread-tables.ts';
import type { FileKind } from '@vikray/contract/thread/attachment.ts';
import type { ThreadRecord } from '@vikray/contract/thread/timeline.ts';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { isAnyRevision } from '../quotations/public.ts';

/** A file to add to a record. */
export interface NewAttachment {
  readonly record: ThreadRecord;
  readonly recordId: number;
  readonly name: string;
  readonly kind: FileKind;
  /** Bytes. */
  readonly size: number;
  /** The hash of the content, which is stored already. */
  readonly hash: string;
  /** Whether it has a small picture. */
  readonly isPictured: boolean;
}

/** Stores the name of a file at a record and returns its id. */
export async function insertAttachment(
  db: Db,
  { recordId, isPictured, ...attachment }: NewAttachment,
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('attachments')
    .values({
      ...attachment,
      record_id: recordId,
      is_pictured: isPictured ? 1 : 0,
      search_text: searchTextOf([attachment.name]),
      added_by_id: userId,
      added_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many files a record has. */
export async function countAttachments(db: Db, record: ThreadRecord, recordId: number): Promise<number> {
  const { count } = await db
    .selectFrom('attachments')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('record', '=', record)
    .where('record_id', '=', recordId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The bytes of what a user has attached since an instant, withdrawn or not, together with a stored content. Equal contents count once. */
export async function sumAttached(db: Db, userId: number, since: string, hash: string): Promise<number> {
  const own = db.selectFrom('attachments').select('hash').where('added_by_id', '=', userId).where('added_at', '>=', since);
  const { bytes } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.sum('size').as('bytes'))
    .where((eb) => eb.or([eb('hash', '=', hash), eb('hash', 'in', own)]))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** An attached file that is not withdrawn. */
export async function findAttachment(db: Db, attachmentId: number) {
  return db
    .selectFrom('attachments')
    .select(['id', 'record', 'record_id', 'name', 'kind', 'size', 'hash', 'added_by_id', 'added_at'])
    .where('id', '=', attachmentId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Withdraws a file. Returns false if another user has just done so. */
export async function withdrawAttachment(db: Db, attachmentId: number, { userId, now }: WriteStamp): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('attachments')
      .set({ withdrawn_by_id: userId, withdrawn_at: now, search_text: '' })
      .where('id', '=', attachmentId)
      .where('withdrawn_at', 'is', null),
  );
}

/** A file as a timeline shows it. */
export interface ShownAttachment {
  readonly id: number;
  readonly record: ThreadRecord;
  readonly recordId: number;
  readonly name: string;
  readonly size: number;
  /** Whether it has a small picture. */
  readonly isPictured: boolean;
  readonly addedById: number;
  readonly addedAt: string;
  /** Who withdrew it; nothing if it is not withdrawn. */
  readonly withdrawnBy: string | null;
}

/** The files with these ids. */
export async function listAttachments(db: Db, ids: readonly number[]): Promise<ShownAttachment[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('attachments')
    .leftJoin('users', 'users.id', 'attachments.withdrawn_by_id')
    .select(['attachments.id', 'attachments.record', 'attachments.record_id as recordId'])
    .select(['attachments.name', 'attachments.size', 'attachments.is_pictured'])
    .select(['attachments.added_by_id as addedById', 'attachments.added_at as addedAt', 'users.name as withdrawnBy'])
    .where(isAmong(db, 'attachments.id', ids))
    .execute();
  return rows.map(({ is_pictured, ...row }) => ({ ...row, isPictured: is_pictured === 1 }));
}

/** A file that can be sent by mail. */
export interface StoredFile {
  readonly attachmentId: number;
  readonly name: string;
  readonly kind: FileKind;
  /** Bytes. */
  readonly size: number;
  /** Null once the bytes are deleted. */
  readonly hash: string | null;
}

/** The files of these records, newest first. */
export async function listFilesAt(db: Db, records: readonly { record: ThreadRecord; ids: readonly number[] }[]): Promise<StoredFile[]> {
  const asked = records.filter(({ ids }) => ids.length > 0);
  if (asked.length === 0) return [];
  return db
    .selectFrom('attachments')
    .select(['id as attachmentId', 'name', 'kind', 'size', 'hash'])
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or(asked.map(({ record, ids }) => eb.and([eb('record', '=', record), eb('record_id', 'in', [...ids])]))))
    .orderBy('id', 'desc')
    .execute();
}

/** Whether a content is in use: by a file that is not withdrawn, as a sent quotation, or as a printed paper. */
export async function isFileInUse(db: Db, hash: string): Promise<boolean> {
  const attached = await db
    .selectFrom('attachments')
    .select('id')
    .where('hash', '=', hash)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (attached) return true;
  const sent = await db
    .selectFrom('quotations')
    .select('id')
    .where('sent_pdf_hash', '=', hash)
    .where(isAnyRevision)
    .limit(1)
    .executeTakeFirst();
  if (sent) return true;
  const printed = await db.selectFrom('paper_files').select('paper_id').where('file_hash', '=', hash).limit(1).executeTakeFirst();
  if (printed) return true;
  const ofMoney = await db.selectFrom('money_papers').select('record_id').where('file_hash', '=', hash).limit(1).executeTakeFirst();
  if (ofMoney) return true;
  const ofChange = await db.selectFrom('order_change_papers').select('change_id').where('file_hash', '=', hash).limit(1).executeTakeFirst();
  return ofChange !== undefined;
}
