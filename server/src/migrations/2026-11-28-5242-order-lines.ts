import { goodsValues } from '@vikray/contract/orders/goods-value.ts';
import { severalSolutions } from '@vikray/contract/orders/line-solution.ts';
import { sql, type Kysely } from 'kysely';
import { insertInChunks } from '../platform/database/insert-many.ts';
import { columnKinds } from './parts/column-kinds.ts';

const ordersAtOnce = 500;

/** The list of order lines: what each is worth after discount, and the category and solution of its product when it was ordered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnKinds(db);
  await sql`alter table order_lines add column goods_value_paise bigint not null default 0`.execute(db);
  await sql`alter table order_lines add column category ${key} not null default ''`.execute(db);
  await sql`alter table order_lines add column solution ${key} not null default ''`.execute(db);
  await sql`
    update order_lines set
      goods_value_paise = total_paise,
      category = products.category,
      solution = case when products.solution like '%,%' then ${severalSolutions} else products.solution end
    from products where products.id = order_lines.product_id`.execute(db);
  await shareDiscounts(db);

  await sql`create index order_lines_by_goods_value on order_lines (goods_value_paise, id) where removed_by_change = 0`.execute(db);
  await sql`create index order_lines_by_category on order_lines (category, id)`.execute(db);
  await sql`create index order_lines_by_solution on order_lines (solution, id)`.execute(db);
  await sql`create index order_lines_dispatched on order_lines (id) where dispatched_quantity = quantity`.execute(db);
  await sql`create index order_lines_closed on order_lines (id) where closed_quantity > 0`.execute(db);
}

interface SharingLine {
  readonly id: number;
  readonly order_id: number;
  readonly total_paise: number;
  readonly discount_paise: number;
}

/** Gives the lines of orders with a discount their share of it. */
async function shareDiscounts(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const orders = sql`select id, discount_paise from orders where discount_paise > 0 and id > ${after} order by id limit ${ordersAtOnce}`;
    const { rows } = await sql<SharingLine>`
      select order_lines.id, order_lines.order_id, order_lines.total_paise, orders.discount_paise
      from (${orders}) as orders inner join order_lines on order_lines.order_id = orders.id
      where order_lines.removed_by_change = 0
      order by order_lines.order_id, order_lines.position, order_lines.id`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.order_id;
    const values = [...Map.groupBy(rows, (row) => row.order_id).values()].flatMap(valuesOfOrder);
    await insertInChunks(values, async (chunk) => {
      await sql`
        with fresh (id, goods_value_paise) as (values ${sql.join(chunk)})
        update order_lines set goods_value_paise = fresh.goods_value_paise from fresh where order_lines.id = fresh.id`.execute(db);
      return [];
    });
  }
}

function valuesOfOrder(lines: readonly SharingLine[]) {
  const discount = lines[0]?.discount_paise ?? 0;
  const values = goodsValues(
    discount,
    lines.map((line) => line.total_paise),
  );
  return lines.map(({ id }, index) => sql`(cast(${id} as bigint), cast(${values[index]} as bigint))`);
}
