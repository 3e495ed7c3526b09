/**
 * The SQL of following up deals. Writing: insertQuotedDeal, saveDealSummary, planNext, continueFollowUp and changeFollowUp, which update
 * `due_on` with the next date, and lockDeal. A decided deal has neither date.
 */
import type { Cadence, CadenceStep } from '@vikray/contract/follow-ups/cadence.ts';
import { sql, type Updateable } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { insertDeal, type NewDeal } from './deal-store.ts';
import type { DealRow } from './deals-tables.ts';

/** The `due_on` of a deal that is followed up without a next date. It sorts after every date. */
export const undated = '9999-12-31';

/** The columns of a deal that is decided. */
export const decided = { next_on: '', stage: 0, due_on: '' } as const;

/** The `due_on` of a deal that is followed up. */
export function dueOn(nextOn: string): string {
  return nextOn === '' ? undated : nextOn;
}

/** What the quotations of a deal decide about following it up. */
export interface DealSummary {
  readonly isFollowed: boolean;
  /** In paise. */
  readonly amount: number;
  /** YYYY-MM-DD; blank for none. */
  readonly validUntil: string;
}

/** Begins a deal with a quotation, and returns its id. The user owns it. It is followed up without a next date. */
export async function insertQuotedDeal(
  db: Db,
  { amount, validUntil, ...head }: NewDeal & Omit<DealSummary, 'isFollowed'>,
  stamp: WriteStamp,
): Promise<number> {
  return insertDeal(db, head, stamp, { amount_paise: amount, valid_until: validUntil, due_on: undated });
}

/** Locks the row of a deal until the transaction ends. */
export async function lockDeal(db: Db, dealId: number): Promise<void> {
  await db
    .updateTable('deals')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', dealId)
    .execute();
}

/** Saves the summary of a deal. One that is decided loses its next date. */
export async function saveDealSummary(db: Db, dealId: number, { isFollowed, amount, validUntil }: DealSummary): Promise<void> {
  if (!isFollowed) {
    await db
      .updateTable('deals')
      .set((eb) => ({ ...decided, amount_paise: amount, valid_until: validUntil, version: eb('version', '+', 1) }))
      .where('id', '=', dealId)
      .where('due_on', '<>', '')
      .execute();
    return;
  }
  await db
    .updateTable('deals')
    .set({
      amount_paise: amount,
      valid_until: validUntil,
      due_on: sql`case when next_on = '' then ${undated} else next_on end`,
    })
    .where('id', '=', dealId)
    .execute();
}

/** Sets the next step of a deal. A deal that is decided stays without a next date. */
export async function planNext(db: Db, dealId: number, { stage, nextOn }: CadenceStep, now: string): Promise<void> {
  await db
    .updateTable('deals')
    .set((eb) => ({ stage, next_on: nextOn, due_on: dueOn(nextOn), version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', dealId)
    .where('due_on', '<>', '')
    .execute();
}

/** Gives a deal that is followed up without a next date the next step of the deal that a quotation has left. */
export async function continueFollowUp(db: Db, dealId: number, left: Pick<DealRow, 'next_on' | 'stage' | 'cadence'>): Promise<void> {
  await db
    .updateTable('deals')
    .set({ next_on: left.next_on, stage: left.stage, cadence: left.cadence, due_on: dueOn(left.next_on) })
    .where('id', '=', dealId)
    .where('due_on', '=', undated)
    .execute();
}

/** What a user changes of a follow-up; absent values stay. */
export interface FollowUpChange {
  readonly nextOn?: string | undefined;
  readonly cadence?: Cadence | undefined;
  readonly ownerId?: number | undefined;
  /** YYYY-MM; blank for none. */
  readonly expectedMonth?: string | undefined;
}

/** Changes the follow-up of a deal that still has the version the user has seen. Returns whether it had. */
export async function changeFollowUp(db: Db, deal: DealRow, change: FollowUpChange, now: string): Promise<boolean> {
  const { nextOn, cadence, ownerId, expectedMonth } = change;
  const columns: Updateable<Tables['deals']> = {
    ...(nextOn !== undefined && { next_on: nextOn, ...(deal.due_on !== '' && { due_on: dueOn(nextOn) }) }),
    ...(cadence !== undefined && { cadence }),
    ...(ownerId !== undefined && { owner_id: ownerId }),
    ...(expectedMonth !== undefined && { expected_month: expectedMonth }),
  };
  return updatesOne(
    db
      .updateTable('deals')
      .set({ ...columns, version: deal.version + 1, updated_at: now })
      .where('id', '=', deal.id)
      .where('version', '=', deal.version),
  );
}
