/** The rules of `approvalReasons` as conditions, for counting and filtering the queue. A test compares the two. */
import '../quotations-tables.ts';
import type { Limits } from '@vikray/contract/approvals/approval-limits.ts';
import { sql, type RawBuilder } from 'kysely';

type Condition = RawBuilder<boolean>;

/** The conditions that a quotation meets if the user with these limits may approve it; none without limits. */
export function conditionOfLimits(limits: Limits, userId: number): Condition[] {
  const { mostTotal, mostDiscount, pending, own } = limits;
  const conditions: Condition[] = [];
  // The plus stops SQLite from reading by the index of totals, of which few rows may be in the queue.
  if (mostTotal !== null) conditions.push(sql`+quotations.total_paise <= ${mostTotal}`);
  if (mostDiscount !== null) conditions.push(sql`quotations.discount_percent_hundredths <= ${mostDiscount}`);
  if (own === 'No')
    conditions.push(sql`quotations.prepared_by_id <> ${userId} and coalesce(quotations.content_changed_by_id, 0) <> ${userId}`);
  if (pending === 'No')
    conditions.push(sql`not exists (select 1 from customers where customers.id = quotations.customer_id and customers.status = 'Pending')`);
  if (readsLines(limits))
    conditions.push(sql`not exists (
      select 1 from quotation_lines inner join products on products.id = quotation_lines.product_id
      where quotation_lines.quotation_id = quotations.id and (${sql.join(linesBeyond(limits), sql` or `)}))`);
  return conditions;
}

/** Whether these limits depend on the lines of a quotation. */
export function readsLines({ mostBelowMrp, belowFloor, pending }: Limits): boolean {
  return mostBelowMrp !== null || belowFloor === 'No' || pending === 'No';
}

/** What makes a line exceed the limits. The figures are whole numbers, so that both engines compute exactly. */
function linesBeyond({ mostBelowMrp, belowFloor, pending }: Limits): Condition[] {
  const net = sql`quotation_lines.rate_paise * (10000 - quotations.discount_percent_hundredths)`;
  const mrp = sql`quotation_lines.mrp_paise`;
  const beyond: Condition[] = [];
  // Rounded half up above the limit: at least half a hundredth of a percent above it.
  if (mostBelowMrp !== null) beyond.push(sql`${mrp} > 0 and 2 * (${mrp} * 10000 - ${net}) >= ${sql.lit(2 * mostBelowMrp + 1)} * ${mrp}`);
  if (belowFloor === 'No') beyond.push(sql`products.floor_price_paise is not null and ${net} < products.floor_price_paise * 10000`);
  if (pending === 'No') beyond.push(sql`products.status = 'Pending'`);
  return beyond;
}
