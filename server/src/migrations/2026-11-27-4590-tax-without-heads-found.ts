import { sql, type Kysely } from 'kysely';
import { consignmentText, type ConsignmentRow } from '../platform/database/for-migrations/consignment-text.ts';
import { rewriteSearchTexts, writeSearchTexts } from '../platform/database/for-migrations/write-search-texts.ts';

/** The search finds a consignment by its tax as the list shows it, also where that is under no head. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await rewriteSearchTexts(db, 'consignments', () =>
    writeSearchTexts(db, 'consignments', async (after, limit) => {
      const { rows } = await sql<ConsignmentRow & { id: number }>`
        select consignments.*, orders.number, orders.customer_name, orders.company_name
        from consignments inner join orders on orders.id = consignments.order_id
        where consignments.id > ${after} order by consignments.id limit ${limit}`.execute(db);
      return rows.map((row) => ({ id: row.id, text: consignmentText(row) }));
    }),
  );
}
