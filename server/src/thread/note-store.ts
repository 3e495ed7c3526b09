/** The notes' SQL. Reading: findNote, listNotes. Writing: insertNote, withdrawNote. */
import './thread-tables.ts';
import type { ThreadRecord } from '@vikray/contract/thread/timeline.ts';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** A note to add to a record. */
export interface NewNote {
  readonly record: ThreadRecord;
  readonly recordId: number;
  readonly text: string;
}

/** Stores a note and returns its id. */
export async function insertNote(db: Db, { record, recordId, text }: NewNote, { userId, now }: WriteStamp): Promise<number> {
  const { id } = await db
    .insertInto('notes')
    .values({ record, record_id: recordId, text, search_text: searchTextOf([text]), added_by_id: userId, added_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A note that is not withdrawn. */
export async function findNote(db: Db, noteId: number) {
  return db
    .selectFrom('notes')
    .select(['id', 'record', 'record_id', 'text', 'added_by_id', 'added_at'])
    .where('id', '=', noteId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Withdraws a note. Returns false if another user has just done so. */
export async function withdrawNote(db: Db, noteId: number, { userId, now }: WriteStamp): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('notes')
      .set({ withdrawn_by_id: userId, withdrawn_at: now, search_text: '' })
      .where('id', '=', noteId)
      .where('withdrawn_at', 'is', null),
  );
}

/** A note as a timeline shows it. */
export interface ShownNote {
  readonly id: number;
  readonly record: ThreadRecord;
  readonly recordId: number;
  readonly text: string;
  readonly addedById: number;
  readonly addedAt: string;
  /** Who withdrew it; nothing if it is not withdrawn. */
  readonly withdrawnBy: string | null;
}

/** The notes with these ids. */
export async function listNotes(db: Db, ids: readonly number[]): Promise<ShownNote[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('notes')
    .leftJoin('users', 'users.id', 'notes.withdrawn_by_id')
    .select(['notes.id', 'notes.record', 'notes.record_id as recordId', 'notes.text'])
    .select(['notes.added_by_id as addedById', 'notes.added_at as addedAt', 'users.name as withdrawnBy'])
    .where(isAmong(db, 'notes.id', ids))
    .execute();
}
