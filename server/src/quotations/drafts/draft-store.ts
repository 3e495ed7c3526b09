/**
 * The SQL of the drafts. Every function for a request works only on the drafts of the given user. Reading: listDrafts, draftExists,
 * lastDraftSave. Writing: insertDraft, updateDraft, discardDraft, forgetOldDrafts.
 */
import '../quotations-tables.ts';
import { draftDays, maxDrafts, type QuotationDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import { insertInFreeSlot } from '../../platform/database/free-slot.ts';
import type { Db } from '../../platform/database/tables.ts';
import { dayMs, instantBefore } from '../../platform/durations.ts';
import type { WriteStamp } from '../../platform/write-stamp.ts';

/** The drafts of a user, newest first, or one of them. */
export async function listDrafts(db: Db, userId: number, draftId?: number): Promise<QuotationDraft[]> {
  const rows = await db
    .selectFrom('quotation_drafts')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(draftId !== undefined, (query) => query.where('id', '=', draftId ?? 0))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    draftId: row.id,
    title: row.title,
    quotationId: row.quotation_id,
    content: row.content,
    updatedOn: row.updated_at,
    version: row.version,
  }));
}

/** Whether the user has this draft. */
export async function draftExists(db: Db, userId: number, draftId: number): Promise<boolean> {
  const found = await db.selectFrom('quotation_drafts').select('id').where('id', '=', draftId).where('user_id', '=', userId).execute();
  return found.length > 0;
}

/** When a draft of any user was last saved, and how many there are: a word that changes with every draft. */
export async function lastDraftSave(db: Db): Promise<string> {
  const { count, last } = await db
    .selectFrom('quotation_drafts')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('updated_at').as('last')])
    .executeTakeFirstOrThrow();
  return `${count}:${last ?? ''}`;
}

/** A draft as the wizard sends it. */
export interface EnteredDraft {
  readonly quotationId?: number | null | undefined;
  readonly title: string;
  readonly content: string;
}

/** A stored draft and its version. */
export type SavedDraft = Pick<QuotationDraft, 'draftId' | 'version'>;

/** Adds a draft in the user's first free slot. Returns nothing when the user has no free slot. */
export async function insertDraft(
  db: Db,
  { quotationId = null, title, content }: EnteredDraft,
  { userId, now }: WriteStamp,
): Promise<SavedDraft | undefined> {
  return insertInFreeSlot({
    most: maxDrafts,
    taken: () => slotsOf(db, userId),
    async insert(slot) {
      const added = await db
        .insertInto('quotation_drafts')
        .values({ user_id: userId, slot, quotation_id: quotationId, title, content, version: 1, updated_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'slot']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added && { draftId: added.id, version: 1 };
    },
  });
}

async function slotsOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('quotation_drafts').select('slot').where('user_id', '=', userId).execute();
  return rows.map(({ slot }) => slot);
}

interface DraftChange extends EnteredDraft {
  readonly draftId: number;
  /** The version that the user has changed; undefined to change any. */
  readonly version: number | undefined;
}

/** Changes a draft and returns its new version. Returns nothing when the draft has another version or does not exist. */
export async function updateDraft(
  db: Db,
  { draftId, version, quotationId, title, content }: DraftChange,
  { userId, now }: WriteStamp,
): Promise<SavedDraft | undefined> {
  const changed = await db
    .updateTable('quotation_drafts')
    .set((eb) => ({
      title,
      content,
      ...(quotationId !== undefined && { quotation_id: quotationId }),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', draftId)
    .where('user_id', '=', userId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  return changed && { draftId, version: changed.version };
}

/** Deletes a draft. Returns false when the user has no such draft, which a submit ignores. */
export async function discardDraft(db: Db, userId: number, draftId: number | null | undefined): Promise<boolean> {
  if (draftId === null || draftId === undefined) return false;
  const { numDeletedRows } = await db
    .deleteFrom('quotation_drafts')
    .where('id', '=', draftId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes the drafts of all users that are untouched for 60 days. */
export async function forgetOldDrafts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('quotation_drafts')
    .where('updated_at', '<', instantBefore(now, draftDays * dayMs))
    .execute();
}
