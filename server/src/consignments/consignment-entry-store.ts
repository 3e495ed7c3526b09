/**
 * The SQL that changes the values of consignments. Writing: insertConsignment, insertLines, joinLines, reduceLines, emptyLines,
 * changeWithAmounts.
 */
import './consignments-tables.ts';
import type { Consignment } from '@vikray/contract/consignments/consignment.ts';
import {
  addLineValues,
  nothing,
  type SentLine,
  type SentShare,
  type SentSoFar,
  type TotalFacts,
} from '@vikray/contract/consignments/consignment-values.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { sql, type Updateable } from 'kysely';
import type { SentOrderLine } from '../orders/public.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { Billing } from './bill-dispatch.ts';
import { amountsOf, consignmentAmounts, lineAmounts, lineValues, ratedValues } from './consignment-amounts.ts';
import type { ConsignmentParties } from './consignment-parties-store.ts';
import { consignmentSearchText } from './consignment-search-text.ts';
import { asConsignment, changeConsignment, consignmentRows, type ConsignmentRow } from './consignment-store.ts';

/** How a total is rounded. */
export type Rounding = Pick<TotalFacts, 'rounds' | 'fixedTotal'>;

/** A dispatch of one request. */
export interface DispatchedGoods {
  readonly order: Order;
  /** The lines of the order, which is locked. */
  readonly lines: readonly SentOrderLine[];
  /** What earlier consignments carry. */
  readonly sent: SentSoFar;
  /** The pieces of each line that have just left, by its id. */
  readonly quantities: ReadonlyMap<number, number>;
  readonly billing: Billing;
  readonly invoiceDate: string;
  readonly dispatchDate: string;
  readonly parties: ConsignmentParties;
  /** Whether the goods replace returned ones, which have been charged before. */
  readonly isReplacement: boolean;
}

/** The consignment that goods have joined. */
interface JoinedConsignment {
  readonly id: number;
  readonly isNew: boolean;
  /** Whether its invoice was issued here before, so that it can take no more goods. */
  readonly isPaper: boolean;
  readonly hasIrn: boolean;
  readonly hasEway: boolean;
}

/**
 * Adds a consignment with the values of the goods that have just left. If the order has one with the same invoice number and date, only its
 * version changes.
 */
export async function insertConsignment(
  db: Db,
  { order, billing, invoiceDate, dispatchDate, parties, isReplacement }: DispatchedGoods,
  { lines, tax }: SentShare,
  { userId, now }: WriteStamp,
): Promise<JoinedConsignment> {
  const { gstServiceChargePercent: chargesPercent } = order;
  const { invoiceNumber, heads, paper } = billing;
  const amounts = consignmentAmounts(lines, { tax, heads, rounds: parties.rounds, chargesPercent });
  const { id, version, irn, eway_number, paper_state } = await db
    .insertInto('consignments')
    .values({
      order_id: order.orderId,
      company_id: order.companyForId,
      customer_id: order.companyId,
      invoice_number: invoiceNumber,
      invoiced_on: invoiceDate,
      dispatched_on: dispatchDate,
      gstin: parties.gstin,
      gst_category: parties.category,
      company_gstin: heads === order.heads ? '' : parties.companyGstin,
      place_of_supply: billing.placeOfSupply,
      place_name: billing.placeName,
      tax_heads: heads,
      tax_reason: billing.taxReason,
      ...(paper && { paper, paper_state: 'Issued' }),
      charges_mode: order.chargesMode,
      is_replacement: isReplacement ? 1 : 0,
      ...amounts,
      search_text: consignmentSearchText({
        ...order,
        ...billing,
        gstin: parties.gstin,
        invoiceDate,
        paper: paper ?? 'Dispatch Note',
        paperState: paper ? 'Issued' : '',
        challanNumber: '',
        irn: '',
        ewayNumber: '',
        taxable: amounts.taxable_paise,
        roundOff: amounts.round_off_paise,
        total: amounts.total_paise,
      }),
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'invoice_number', 'invoiced_on'])
        .where('invoice_number', '<>', sql.lit(''))
        .where('paper_state', '<>', sql.lit('Cancelled'))
        .doUpdateSet(({ ref }) => ({
          version: sql`consignments.version + 1`,
          updated_by_id: ref('excluded.updated_by_id'),
          updated_at: ref('excluded.updated_at'),
        })),
    )
    .returning(['id', 'version', 'irn', 'eway_number', 'paper_state'])
    .executeTakeFirstOrThrow();
  const isNew = version === 1;
  return { id, isNew, isPaper: !isNew && paper_state !== '', hasIrn: irn !== '', hasEway: eway_number !== '' };
}

/** Adds new lines to a consignment, each with HSN, unit and nature of its product. */
export async function insertLines(
  db: Db,
  consignmentId: number,
  lines: readonly SentLine[],
  ordered: readonly SentOrderLine[],
): Promise<void> {
  const byId = new Map(ordered.map((line) => [line.id, line]));
  const rows = lines.flatMap((line) => {
    const known = byId.get(line.lineId);
    if (!known) return [];
    const { productId, hsn, unit, nature } = known;
    return {
      consignment_id: consignmentId,
      order_line_id: line.lineId,
      product_id: productId,
      hsn,
      unit,
      nature,
      quantity: line.quantity,
      ...lineAmounts(line),
    };
  });
  if (rows.length > 0) await db.insertInto('consignment_lines').values(rows).execute();
}

/** Adds more goods to the lines of a consignment, and recomputes its values and its search text. */
export async function joinLines(
  db: Db,
  consignmentId: number,
  share: SentShare,
  { ordered, rounds }: { readonly ordered: readonly SentOrderLine[]; readonly rounds: boolean },
): Promise<void> {
  const stored = await db.selectFrom('consignment_lines').selectAll().where('consignment_id', '=', consignmentId).execute();
  const known = new Map(stored.map((line) => [line.order_line_id, line]));
  await insertLines(
    db,
    consignmentId,
    share.lines.filter(({ lineId }) => !known.has(lineId)),
    ordered,
  );
  for (const line of share.lines) {
    const earlier = known.get(line.lineId);
    if (!earlier) continue;
    const sum = { ...line, ...addLineValues(lineValues(earlier), line) };
    await db
      .updateTable('consignment_lines')
      .set({ quantity: earlier.quantity + line.quantity, ...lineAmounts(sum) })
      .where('consignment_id', '=', consignmentId)
      .where('order_line_id', '=', line.lineId)
      .execute();
  }
  const row = await rowOf(db, consignmentId);
  const values = await valuesOf(db, row, { tax: row.tax_paise + share.tax, rounds });
  await db.updateTable('consignments').set(values).where('id', '=', consignmentId).execute();
}

/** Leaves a consignment only these lines, and recomputes its values and its search text. */
export async function reduceLines(
  db: Db,
  consignmentId: number,
  { lines, tax }: SentShare,
  { rounds }: { readonly rounds: boolean },
): Promise<void> {
  const left = lines.map(({ lineId }) => lineId);
  await db.deleteFrom('consignment_lines').where('consignment_id', '=', consignmentId).where('order_line_id', 'not in', left).execute();
  for (const line of lines)
    await db
      .updateTable('consignment_lines')
      .set({ quantity: line.quantity, ...lineAmounts(line) })
      .where('consignment_id', '=', consignmentId)
      .where('order_line_id', '=', line.lineId)
      .execute();
  const values = await valuesOf(db, await rowOf(db, consignmentId), { tax, rounds });
  await db.updateTable('consignments').set(values).where('id', '=', consignmentId).execute();
}

/** Makes the lines of a consignment worth nothing. They still say what should have left. */
export async function emptyLines(db: Db, consignmentId: number): Promise<void> {
  await db.updateTable('consignment_lines').set(amountsOf(nothing)).where('consignment_id', '=', consignmentId).execute();
}

/**
 * Changes columns of a consignment that still has this version, with the values that follow from them. Otherwise nothing changes and the
 * answer is false.
 */
export async function changeWithAmounts(
  db: Db,
  consignment: Consignment,
  { change, ...rounding }: { readonly change: Updateable<Tables['consignments']> } & Rounding,
  stamp: WriteStamp,
): Promise<boolean> {
  const row = { ...(await rowOf(db, consignment.consignmentId)), ...change };
  return changeConsignment(db, consignment, { ...change, ...(await valuesOf(db, row, { tax: row.tax_paise, ...rounding })) }, stamp);
}

async function rowOf(db: Db, consignmentId: number): Promise<ConsignmentRow> {
  return consignmentRows(db).where('consignments.id', '=', consignmentId).executeTakeFirstOrThrow();
}

/** The columns that follow from the lines of a consignment and its heads. */
async function valuesOf(db: Db, row: ConsignmentRow, taxAndRounding: { readonly tax: number } & Rounding) {
  const lines = await db.selectFrom('consignment_lines').selectAll().where('consignment_id', '=', row.id).execute();
  const facts = { ...taxAndRounding, heads: row.tax_heads, chargesPercent: row.service_gst_percent_hundredths };
  const amounts = consignmentAmounts(lines.map(ratedValues), facts);
  return { ...amounts, search_text: consignmentSearchText(asConsignment({ ...row, ...amounts })) };
}
