/** The SQL of approval limits. Reading: listLimits, findLimits. Writing: addLimits, changeLimits, removeLimits. */
import './approvals-tables.ts';
import { everybody, type ApprovalLimit, type Limits } from '@vikray/contract/approvals/approval-limits.ts';
import { sql, type Selectable } from 'kysely';
import { updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** Stored limits, with the number of their row. */
export type StoredLimits = Omit<ApprovalLimit, 'name'> & { readonly limitId: number };

/** All limits, those of Everybody first. */
export async function listLimits(db: Db): Promise<StoredLimits[]> {
  const rows = await db.selectFrom('approval_limits').selectAll().where('is_removed', '=', 0).orderBy('user_id').execute();
  return rows.map(asLimits);
}

/** The limits of a user: their own, else those of Everybody. Undefined if there are neither. Reads both in one statement. */
export async function findLimits(db: Db, userId: number): Promise<StoredLimits | undefined> {
  const row = await db
    .selectFrom('approval_limits')
    .selectAll()
    .where(isAmong(db, 'user_id', [userId, everybody]))
    .where('is_removed', '=', 0)
    .orderBy('user_id', 'desc')
    .executeTakeFirst();
  return row && asLimits(row);
}

function asLimits(row: Selectable<Tables['approval_limits']>): StoredLimits {
  return {
    limitId: row.id,
    userId: row.user_id,
    mostTotal: row.most_total_paise,
    mostDiscount: row.most_discount_hundredths,
    mostBelowMrp: row.most_below_mrp_hundredths,
    belowFloor: asWord(row.may_approve_below_floor),
    pending: asWord(row.may_approve_pending),
    own: asWord(row.may_approve_own),
    version: row.version,
  };
}

function asWord(flag: number): Limits['own'] {
  return flag === 1 ? 'Yes' : 'No';
}

function asColumns({ mostTotal, mostDiscount, mostBelowMrp, belowFloor, pending, own }: Limits) {
  return {
    most_total_paise: mostTotal,
    most_discount_hundredths: mostDiscount,
    most_below_mrp_hundredths: mostBelowMrp,
    may_approve_below_floor: belowFloor === 'Yes' ? 1 : 0,
    may_approve_pending: pending === 'Yes' ? 1 : 0,
    may_approve_own: own === 'Yes' ? 1 : 0,
  };
}

/** Adds the limits of a user and returns the number of their row; nothing when the user has some already. */
export async function addLimits(db: Db, ownerId: number, limits: Limits, { userId, now }: WriteStamp): Promise<number | undefined> {
  const columns = { ...asColumns(limits), is_removed: 0, updated_by_id: userId, updated_at: now };
  const row = await db
    .insertInto('approval_limits')
    .values({ user_id: ownerId, ...columns, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...columns, version: sql`approval_limits.version + 1` })
        .where('approval_limits.is_removed', '=', 1),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Changes limits that still have the version they were read with. Returns whether they had. */
export async function changeLimits(
  db: Db,
  { limitId, version }: Pick<StoredLimits, 'limitId' | 'version'>,
  limits: Limits,
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'approval_limits', { id: limitId, version }, asColumns(limits), stamp);
}

/** Removes the limits of a user. */
export async function removeLimits(db: Db, { limitId }: Pick<StoredLimits, 'limitId'>, { userId, now }: WriteStamp): Promise<void> {
  await db
    .updateTable('approval_limits')
    .set({ is_removed: 1, version: sql`version + 1`, updated_by_id: userId, updated_at: now })
    .where('id', '=', limitId)
    .execute();
}
