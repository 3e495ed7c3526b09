/**
 * The approval queue and what each approval needs, kept in memory, so that no request judges all lines again. The lines of a quotation
 * change only with its version; floor price and state of a product, and the state of a customer, can change at any time.
 */
import '../quotations-tables.ts';
import type { Limits } from '@vikray/contract/approvals/approval-limits.ts';
import { allows, needsOf, type ApprovalNeeds, type JudgedLine } from '@vikray/contract/approvals/approval-reasons.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { isPastValidity } from '@vikray/contract/quotations/quotation-status.ts';
import { sql } from 'kysely';
import { changesOf, type Changes } from '../../platform/database/changes/changes.ts';
import { engineOf } from '../../platform/database/engine.ts';
import { readOnce } from '../../platform/database/changes/read-once.ts';
import type { Db } from '../../platform/database/tables.ts';
import { GiveWay } from '../../platform/give-way.ts';
import { isOwn } from './approval-facts-store.ts';
import { isCurrent } from '../which-quotations.ts';

/** The lines of this many quotations are read at a time, in some milliseconds. */
const quotationsAtOnce = 500;

/** A quotation that waits and has not been returned. Its validity may be over. */
interface WaitingRow {
  readonly id: number;
  readonly version: number;
  readonly valid_until: string;
  readonly customer_id: number;
  readonly total_paise: number;
  readonly discount_percent_hundredths: number;
  readonly preparedById: number;
  readonly changedById: number | null;
}

type ProductFacts = Pick<JudgedLine, 'floorPrice' | 'isPending'>;

/** The products that can keep a quotation from being approved. Equal texts are equal products. */
interface JudgedProducts {
  readonly text: string;
  readonly byId: ReadonlyMap<number, ProductFacts>;
}

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

/** The longest waiting first. Literal conditions, and the name for the embedded database, make both engines read nothing but the index. */
const listWaiting = readOnce(async (db) => {
  const byIndex = engineOf(db) === 'sqlite' ? sql`indexed by quotations_waiting` : sql``;
  const { rows } = await sql<WaitingRow>`
    select id, version, valid_until, customer_id, total_paise, discount_percent_hundredths,
      prepared_by_id as "preparedById", content_changed_by_id as "changedById"
    from quotations ${byIndex} where status = 'Open' and ${isCurrent} and lost_on = '' and returned_note = ''
    order by waiting_since, id`.execute(db);
  return rows;
});

const pendingCustomers = readOnce(async (db): Promise<ReadonlySet<number>> => {
  const rows = await db.selectFrom('customers').select('id').where('status', '=', sql.lit('Pending')).execute();
  return new Set(rows.map(({ id }) => id));
});

const judgedProducts = readOnce(async (db): Promise<JudgedProducts> => {
  const { rows } = await sql<{ id: number; floor_price_paise: number | null; status: string }>`
    select id, floor_price_paise, status from products where floor_price_paise is not null or status = 'Pending' order by id`.execute(db);
  const facts = rows.map((row): [number, ProductFacts] => [
    row.id,
    { floorPrice: row.floor_price_paise, isPending: row.status === 'Pending' },
  ]);
  return { text: JSON.stringify(facts), byId: new Map(facts) };
});

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
  const lines = await db
    .selectFrom('quotation_lines')
    .select(['quotation_id', 'product_id', 'rate_paise', 'mrp_paise'])
    .where(
      'quotation_id',
      'in',
      quotations.map(({ id }) => id),
    )
    .execute();
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
