/** The SQL of the approval queue. Reading: pageOfQueue, queuedQuotations. */
import '../quotations-tables.ts';
import { noLimits, type Limits } from '@vikray/contract/approvals/approval-limits.ts';
import { exceededTexts, isWithin } from '@vikray/contract/approvals/approval-reasons.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { findLimits, listApprovers } from '../../approvals/public.ts';
import { sql } from 'kysely';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../../platform/database/lists/list-page.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WaitingRows } from '../../platform/database/lists/waiting-rows.ts';
import { conditionOfLimits, readsLines } from './approval-conditions.ts';
import { factsFor, listApprovalFacts } from './approval-facts-store.ts';
import { sectionsOfQueue } from '../quotation-search-text.ts';
import { quotationsOf } from '../quotation-store.ts';
import { isCurrent, isQueued } from '../which-quotations.ts';

/** A user with the limits that count for them. */
interface LimitedUser {
  readonly userId: number;
  readonly limits: Limits;
}

/** The user who reads the queue. */
interface Reader extends LimitedUser {
  /** Whether they read only what they may approve. */
  readonly isOnlyOwn: boolean;
}

/** The queue of a reader, described for the platform's paging. */
export function listedQueue(db: Db, { userId, limits, isOnlyOwn }: Reader, now: string): ListedTable<QueuedQuotation> {
  return {
    table: 'quotations',
    listed: isCurrent,
    sections: sectionsOfQueue,
    filters: [isQueued(now), ...(isOnlyOwn ? conditionOfLimits(limits, userId) : [])],
    sortColumns: { waitingSince: 'waiting_since', totalAmount: 'total_paise', companyName: 'customer_name_key' },
    readsMuch: ({ sort = 'waitingSince' }) => sort !== 'waitingSince' || (isOnlyOwn && readsLines(limits)),
    rowsOf: (ids) => queueRowsOf(db, ids, { userId, limits }, now),
    idOf: (quotation) => quotation.quotationId,
  };
}

/** One window of the queue, evaluated by the limits of a user. */
export async function pageOfQueue(
  db: Db,
  { userId, isOnlyOwn }: Omit<Reader, 'limits'>,
  window: Window,
  now: string,
): Promise<RowsAndTotal<QueuedQuotation>> {
  const limits = (await findLimits(db, userId)) ?? noLimits;
  return readPage(db, listedQueue(db, { userId, limits, isOnlyOwn }, now), window);
}

/** The queued quotations that a user may approve, for the bell and for the way from one to the next. */
export async function queuedQuotations(db: Db, userId: number, now: string): Promise<WaitingRows> {
  const limits = (await findLimits(db, userId)) ?? noLimits;
  const mayApprove = conditionOfLimits(limits, userId);
  return { table: 'quotations', condition: sql<boolean>`${sql.join([isQueued(now), ...mayApprove], sql` and `)}` };
}

async function queueRowsOf(db: Db, ids: readonly number[], { userId, limits }: LimitedUser, now: string): Promise<QueuedQuotation[]> {
  const quotations = await quotationsOf(db, ids, now);
  const facts = await listApprovalFacts(db, ids);
  const approvers = await listApprovers(db);
  return quotations.flatMap((quotation) => {
    const known = facts.get(quotation.quotationId);
    if (!known) return [];
    const reasons = exceededTexts(factsFor(known, userId), limits);
    const isAble = reasons.length === 0 || approvers.some((each) => isWithin(factsFor(known, each.userId), each.limits));
    return {
      ...quotation,
      reasons,
      mayApprove: reasons.length === 0 ? 'Yes' : 'No',
      nobody: isAble ? 'No' : 'Yes',
    };
  });
}
