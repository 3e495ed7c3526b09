/** The SQL of what the approval rules evaluate: listApprovalFacts, sumOfOtherOpen. */
import '../quotations-tables.ts';
import type { ApprovalFacts, EvaluatedLine } from '@vikray/contract/approvals/approval-reasons.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isAnyRevision, isShownAs } from '../which-quotations.ts';

/** The facts of a quotation, whoever evaluates them. */
export interface KnownFacts extends Omit<ApprovalFacts, 'isOwn'> {
  readonly preparedById: number;
  /** Who last changed header or lines; null if that was not stored. */
  readonly changedById: number | null;
}

/** The facts of these quotations by id, with customer and products as they are now. */
export async function listApprovalFacts(db: Db, quotationIds: readonly number[]): Promise<ReadonlyMap<number, KnownFacts>> {
  if (quotationIds.length === 0) return new Map();
  const quotations = await db
    .selectFrom('quotations')
    .innerJoin('customers', 'customers.id', 'quotations.customer_id')
    .select([
      'quotations.id',
      'quotations.total_paise',
      'quotations.discount_percent_hundredths',
      'quotations.prepared_by_id',
      'quotations.content_changed_by_id',
      'customers.status as customer_status',
    ])
    .where(isAmong(db, 'quotations.id', quotationIds))
    .where(isAnyRevision)
    .execute();
  const lines = await listEvaluatedLines(db, quotationIds);
  return new Map(
    quotations.map((row) => [
      row.id,
      {
        totalAmount: row.total_paise,
        discountPercent: row.discount_percent_hundredths,
        isCustomerPending: row.customer_status === 'Pending',
        preparedById: row.prepared_by_id,
        changedById: row.content_changed_by_id,
        lines: lines.get(row.id) ?? [],
      },
    ]),
  );
}

async function listEvaluatedLines(db: Db, quotationIds: readonly number[]): Promise<ReadonlyMap<number, EvaluatedLine[]>> {
  const rows = await db
    .selectFrom('quotation_lines')
    .innerJoin('products', 'products.id', 'quotation_lines.product_id')
    .select([
      'quotation_lines.quotation_id',
      'quotation_lines.product_id as productId',
      'quotation_lines.name',
      'quotation_lines.rate_paise as rate',
      'quotation_lines.mrp_paise as mrp',
      'products.floor_price_paise as floorPrice',
      'products.status',
    ])
    .where(isAmong(db, 'quotation_lines.quotation_id', quotationIds))
    .orderBy('quotation_lines.id')
    .execute();
  return Map.groupBy(
    rows.map(({ status, ...line }) => ({ ...line, isPending: status === 'Pending' })),
    (line) => line.quotation_id,
  );
}

/** The total of the customer's other quotations that are Pending, in paise. */
export async function sumOfOtherOpen(db: Db, { quotationId, companyId }: Quotation, now: string): Promise<number> {
  const { total } = await db
    .selectFrom('quotations')
    .select((eb) => eb.fn.sum<number | string | null>('total_paise').as('total'))
    .where('customer_id', '=', companyId)
    .where('id', '<>', quotationId)
    .where(isShownAs('Pending', now))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** The facts for one approver. */
export function factsFor(known: KnownFacts, userId: number): ApprovalFacts {
  return { ...known, isOwn: known.preparedById === userId || known.changedById === userId };
}
