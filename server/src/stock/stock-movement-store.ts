/** The SQL of the movements of a product: listStockMovements, lastMovements. */
import './stock-tables.ts';
import { stockCountKinds } from '@vikray/contract/stock/stock-reason.ts';
import type { ShownMovement } from '@vikray/contract/stock/stock-movement.ts';
import { sql } from 'kysely';
import { within, type Period } from '../platform/database/lists/period.ts';
import type { Db } from '../platform/database/tables.ts';

/** The movements of which product, and of which days. */
export interface MovementFilter extends Period {
  readonly productId: number;
  /** Only the last ones. */
  readonly last?: number | undefined;
}

/** The movements of a product as the ledger has them. */
type MovementRow = Omit<ShownMovement, 'document'> & {
  readonly purchase: string | null;
  readonly orderNumber: string | null;
  readonly countId: number | null;
  readonly recordName: string | null;
};

/** The query of the movements of a product, oldest first. The balance counts those before the period too. */
export function stockMovementsQuery({ productId, last, ...period }: MovementFilter) {
  const isLast = sql`moved.id in (
    select id from stock_movements where product_id = ${productId} order by happened_at desc, id desc limit ${last})`;
  const chosen = sql.join([last === undefined ? sql`1 = 1` : isLast, ...within('moved.happened_at', period)], sql` and `);
  return sql<MovementRow>`
    select moved.id as "movementId", moved.happened_at as at, moved.reason, moved.quantity_hundredths as quantity, moved.balance,
      users.name as who, purchases.invoice_number as purchase, dispatches.order_number as "orderNumber",
      stock_counts.id as "countId", audit_log.record_name as "recordName"
    from (
      select id, happened_at, reason, quantity_hundredths, user_id, document_id,
        sum(quantity_hundredths) over (order by happened_at, id) as balance
      from stock_movements where product_id = ${productId}) as moved
    inner join users on users.id = moved.user_id
    left join audit_subjects on audit_subjects.movement_id = moved.id
    left join audit_log on audit_log.id = audit_subjects.audit_id
    left join purchases on audit_log.record = 'purchase' and purchases.id = audit_log.record_id
    left join dispatches on moved.reason in ('Dispatch', 'Dispatch cancelled') and dispatches.id = moved.document_id
    left join stock_counts on moved.reason in (${sql.join(stockCountKinds.map((kind) => sql.lit(kind)))}) and stock_counts.id = moved.document_id
    where ${chosen}
    order by moved.happened_at, moved.id`;
}

/** The movements of a product, oldest first: the balance of the last one is its stock. */
export async function listStockMovements(db: Db, filter: MovementFilter): Promise<ShownMovement[]> {
  const { rows } = await stockMovementsQuery(filter).execute(db);
  return rows.map(({ purchase, orderNumber, countId, recordName, balance, ...row }) => ({
    ...row,
    balance: Number(balance),
    document: purchase ?? orderNumber ?? (countId === null ? undefined : `Stock count ${countId}`) ?? recordName ?? '',
  }));
}

/** The last movements of a product, newest first. */
export async function lastMovements(db: Db, productId: number, most: number): Promise<ShownMovement[]> {
  return (await listStockMovements(db, { productId, last: most })).toReversed();
}
