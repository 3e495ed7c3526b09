import { sql, type Kysely } from 'kysely';

/** The search finds several solutions of a product as its list shows them, with commas between. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  const joinedBy = (separator: string) => sql`replace(lower(solution), ',', ${separator})`;
  await sql`
    update products set search_text = replace(search_text, ${joinedBy('\n')}, ${joinedBy(', ')}) where solution like '%,%'`.execute(db);
}
