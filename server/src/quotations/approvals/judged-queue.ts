/**
 * The approval queue and what each approval needs, kept in memory, so that no request judges all lines again. The lines of a quotation
 * change only with its version; floor price and state of a product, and the state of a customer, can change at any time.
 */
import type { Limits } from '@vikray/contract/approvals/approval-limits.ts';
import { allows, needsOf, type ApprovalNeeds, type JudgedLine } from '@vikray/contract/approvals/approval-reasons.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { isPastValidity } from '@vikray/contract/quotations/quotation-status.ts';
import { changesOf, type Changes } from '../../platform/database/changes/changes.ts';
import type { Db } from '../../platform/database/tables.ts';
import { GiveWay } from '../../platform/give-way.ts';
import { isOwn } from './approval-facts-store.ts';
import { judgedProducts, linesToJudge, listWaiting, pendingCustomers, type JudgedProducts, type WaitingRow } from './judged-queue-store.ts';

/** The lines of this many quotations are read at a time, in some milliseconds. */
const quotationsAtOnce = 500;

/** A quotation with what its approval needs, apart from the state of its customer. */
interface JudgedQuotation extends WaitingRow {
  readonly needs: ApprovalNeeds;
}

/** What was judged last in a database, and from what. */
interface Known {
  readonly waiting: readonly WaitingRow[];
  readonly products: string;
  readonly judged: readonly JudgedQuotation[];
}

const knownOf = new WeakMap<Changes, Known>();

/** Who approves, and up to what. */
export interface Approver {
  readonly userId: number;
  readonly limits: Limits;
}

/** The ids of the quotations in the queue that an approver may approve at a moment, the longest waiting first. */
export async function approvableIds(db: Db, { userId, limits }: Approver, now: string): Promise<number[]> {
  const today = dateAt(now);
  const pending = limits.pending === 'No' ? await pendingCustomers(db) : undefined;
  const judged = await judgedQueue(db);
  return judged
    .filter(
      (each) =>
        !isPastValidity(each.valid_until, today) && !pending?.has(each.customer_id) && allows(limits, each.needs, isOwn(each, userId)),
    )
    .map(({ id }) => id);
}

/** All quotations that wait. Judges only those that have changed, unless the products have. */
async function judgedQueue(db: Db): Promise<readonly JudgedQuotation[]> {
  const waiting = await listWaiting(db);
  const products = await judgedProducts(db);
  const changes = changesOf(db);
  const before = knownOf.get(changes);
  const earlier = before?.products === products.text ? before : undefined;
  if (earlier?.waiting === waiting) return earlier.judged;
  const known = new Map(earlier?.judged.map((each) => [each.id, each]));
  const unknown = waiting.filter(({ id, version }) => known.get(id)?.version !== version);
  const fresh = new Map<number, ApprovalNeeds>();
  const giveWay = new GiveWay();
  for (let from = 0; from < unknown.length; from += quotationsAtOnce) {
    for (const [id, needs] of await judge(db, unknown.slice(from, from + quotationsAtOnce), products)) fresh.set(id, needs);
    await giveWay.whenDue();
  }
  const judged = waiting.flatMap((row) => {
    const needs = fresh.get(row.id) ?? known.get(row.id)?.needs;
    return needs ? [{ ...row, needs }] : [];
  });
  knownOf.set(changes, { waiting, products: products.text, judged });
  return judged;
}

/** The lines are read after the versions. If they have changed in between, the version has too, and they are judged again. */
async function judge(db: Db, quotations: readonly WaitingRow[], products: JudgedProducts): Promise<[number, ApprovalNeeds][]> {
  const lines = await linesToJudge(
    db,
    quotations.map(({ id }) => id),
  );
  const byQuotation = Map.groupBy(lines, (line) => line.quotation_id);
  const asLine = ({ product_id: productId, rate_paise: rate, mrp_paise: mrp }: (typeof lines)[number]): JudgedLine => ({
    productId,
    name: '',
    rate,
    mrp,
    floorPrice: null,
    isPending: false,
    ...products.byId.get(productId),
  });
  return quotations.map((row) => [
    row.id,
    needsOf({
      totalAmount: row.total_paise,
      discountPercent: row.discount_percent_hundredths,
      isCustomerPending: false,
      lines: (byQuotation.get(row.id) ?? []).map(asLine),
    }),
  ]);
}
