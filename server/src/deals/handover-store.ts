/** The SQL of the deals that go to someone else when their owner leaves. Reading: countHandover. Writing: setOwnerOfOpenDeals. */
import './deals-tables.ts';
import type { Handover } from '@vikray/contract/users/handover.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { DealRow } from './deals-tables.ts';

const hasPendingQuotation = sql<boolean>`exists (select 1 from quotations where quotations.deal_id = deals.id
  and quotations.status = 'Open' and quotations.superseded_by_id is null and quotations.lost_on = '')`;

/** A deal that is followed up, or in which a quotation still waits for its approval although another was ordered. */
const isOpen = sql<boolean>`(deals.due_on > '' or ${hasPendingQuotation})`;

/** What a user would hand over. */
export async function countHandover(db: Db, ownerId: number): Promise<Handover> {
  const countIf = (condition: typeof isOpen) => sql<number | string | null>`sum(case when ${condition} then 1 else 0 end)`;
  const row = await db
    .selectFrom('deals')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('openDeals'),
      countIf(sql`deals.enquiry_number <> '' and deals.number = deals.enquiry_number`).as('enquiries'),
      countIf(sql`deals.next_on <> ''`).as('followUps'),
      countIf(hasPendingQuotation).as('pendingQuotations'),
    ])
    .where('owner_id', '=', ownerId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return {
    openDeals: Number(row.openDeals),
    enquiries: Number(row.enquiries ?? 0),
    followUps: Number(row.followUps ?? 0),
    pendingQuotations: Number(row.pendingQuotations ?? 0),
  };
}

/** Gives the open deals of a user to another user. Returns them as they were numbered, oldest first. */
export async function setOwnerOfOpenDeals(db: Db, fromId: number, toId: number, now: string): Promise<DealRow[]> {
  const deals = await db
    .updateTable('deals')
    .set((eb) => ({ owner_id: toId, version: eb('version', '+', 1), updated_at: now }))
    .where('owner_id', '=', fromId)
    .where(isOpen)
    .returningAll()
    .execute();
  return deals.toSorted((one, other) => one.id - other.id);
}
