/**
 * Which quotations a query means. Each query of the table uses one of these, so that a superseded revision is never counted or listed by
 * mistake; `scripts/which-quotations.test.ts` checks that.
 */
import { dateAt } from '@vikray/contract/platform/dates.ts';
import {
  isPastValidity,
  shownStatus,
  shownStatusRules,
  type ShownStatus,
  type StatusFacts,
} from '@vikray/contract/quotations/quotation-status.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import './quotations-tables.ts';
import { hasState } from '../platform/database/lists/state-conditions.ts';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';

/** The current revision of each number. */
export const isCurrent = sql<boolean>`quotations.superseded_by_id is null`;

/** What the customer was really offered: current, neither void nor lost. */
export const isOffered = sql<boolean>`(${isCurrent} and quotations.status <> 'Void' and quotations.lost_on = '')`;

/** The revisions that a later one has replaced. */
export const isSuperseded = sql<boolean>`quotations.superseded_by_id is not null`;

/** All revisions. */
export const isAnyRevision = sql<boolean>`1 = 1`;

type Condition = RawBuilder<boolean>;

/** The SQL of each fact that decides what a quotation is shown as. Literal values let the database use partial indexes. */
const conditions: { readonly [F in keyof StatusFacts]: (wanted: StatusFacts[F], today: string) => Condition } = {
  status: (wanted) => sql`quotations.status = ${sql.lit(wanted)}`,
  isSuperseded: (wanted) => (wanted ? isSuperseded : isCurrent),
  isLost: (wanted) => (wanted ? sql`quotations.lost_on <> ''` : sql`quotations.lost_on = ''`),
  // Both conditions of an ordered one are written out, because the index of these has the first.
  orderProgress: (wanted) =>
    wanted === ''
      ? sql`quotations.order_status = ''`
      : sql`quotations.order_progress <> '' and quotations.order_progress = ${sql.lit(wanted)}`,
  isPastValidity: (wanted, today) =>
    wanted
      ? sql`(quotations.valid_until <> '' and quotations.valid_until < ${today})`
      : sql`(quotations.valid_until = '' or quotations.valid_until >= ${today})`,
};

function all(facts: Partial<StatusFacts>, today: string): Condition {
  const { status, isSuperseded: isReplaced, isLost, orderProgress, isPastValidity: isOver } = facts;
  const needed = [
    status !== undefined && conditions.status(status, today),
    isReplaced !== undefined && conditions.isSuperseded(isReplaced, today),
    isLost !== undefined && conditions.isLost(isLost, today),
    orderProgress !== undefined && conditions.orderProgress(orderProgress, today),
    isOver !== undefined && conditions.isPastValidity(isOver, today),
  ];
  return sql<boolean>`(${sql.join(needed.filter(Boolean), sql` and `)})`;
}

/** Whether a quotation is shown as this at an instant, by the rules that also compute the word. */
export function isShownAs(word: ShownStatus, now: string): Condition {
  const today = dateAt(now);
  return hasState<ShownStatus, StatusFacts>(shownStatusRules, word, (facts) => all(facts, today));
}

type StatusColumns = Pick<Selectable<Tables['quotations']>, 'status' | 'superseded_by_id' | 'lost_on' | 'order_progress' | 'valid_until'>;

/** What the row of a quotation is shown as on a date in India. */
export function shownStatusOf(row: StatusColumns, today: string): ShownStatus {
  return shownStatus({
    status: row.status,
    isSuperseded: row.superseded_by_id !== null,
    isLost: row.lost_on !== '',
    orderProgress: row.order_progress,
    isPastValidity: isPastValidity(row.valid_until, today),
  });
}

/** Whether a quotation is in the approval queue at an instant: Pending and not returned. */
export function isQueued(now: string): Condition {
  return sql<boolean>`${isShownAs('Pending', now)} and quotations.returned_note = ''`;
}

/** The quotations that are shown as Pending at an instant. */
export function pendingQuotations(now: string): WaitingRows {
  return { table: 'quotations', condition: isShownAs('Pending', now) };
}

/** The pending quotations of a preparer that an approver has returned. */
export function returnedTo(userId: number, now: string): WaitingRows {
  const condition = sql<boolean>`quotations.prepared_by_id = ${userId} and ${isShownAs('Pending', now)} and quotations.returned_note <> ''`;
  return { table: 'quotations', condition };
}

/** The quotations of a preparer that the customer has answered by a link, as long as nobody has acted on the answer. */
export function answeredOf(userId: number): WaitingRows {
  const condition = sql<boolean>`quotations.prepared_by_id = ${userId} and quotations.customer_answer <> '' and ${isOffered} and quotations.order_status = ''`;
  return { table: 'quotations', condition };
}
