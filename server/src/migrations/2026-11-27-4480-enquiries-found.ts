import { sql, type Kysely } from 'kysely';
import { searchTextOf } from '../platform/database/search/search.ts';

interface EnquiryRow {
  readonly id: number;
  readonly search_text: string;
  readonly contact_name: string;
  readonly mobile: string;
  readonly source: string;
}

/** The search finds an enquiry by who enquired, their mobile number, and where it came from. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<EnquiryRow>`
    select id, search_text, contact_name, mobile, source from deals where enquiry_number <> '' and search_text <> ''`.execute(db);
  for (const { id, search_text, contact_name, mobile, source } of rows) {
    const text = `${search_text}\n${searchTextOf([contact_name, mobile, source])}`;
    await sql`update deals set search_text = ${text} where id = ${id}`.execute(db);
  }
}
