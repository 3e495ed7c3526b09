import { sql, type Kysely } from 'kysely';
import { writeSearchTexts } from '../platform/database/for-migrations/write-search-texts.ts';
import { groupedWholePieces, leastGroupedPieces } from '../platform/database/search/grouped-quantities.ts';

/** The search finds dispatches by their quantity in Indian grouping, as the history shows it. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await writeSearchTexts(db, 'dispatches', async (after, limit) => {
    const { rows } = await sql<{ id: number; quantity: number; search_text: string }>`
      select id, quantity, search_text from dispatches
      where id > ${after} and quantity >= ${leastGroupedPieces} and search_text <> '' order by id limit ${limit}`.execute(db);
    return rows.map(({ id, quantity, search_text }) => ({ id, text: [search_text, ...groupedWholePieces(Number(quantity))].join('\n') }));
  });
}
