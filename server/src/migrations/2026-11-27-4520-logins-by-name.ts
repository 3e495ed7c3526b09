import { sql, type Kysely } from 'kysely';
import { rewriteSearchTexts } from '../platform/database/for-migrations/write-search-texts.ts';
import { searchTextOf } from '../platform/database/search/search.ts';

/** The search finds logins by the name of their user. The chain does not hold search texts, so they may change. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  const reason = 'logins by name';
  await sql`insert into ledger_maintenance (reason) values (${reason})`.execute(db);
  await rewriteSearchTexts(db, 'login_events', async () => {
    const { rows } = await sql<{ id: number; name: string }>`select id, name from users where name <> ''`.execute(db);
    for (const { id, name } of rows)
      await sql`update login_events set search_text = search_text || ${`\n${searchTextOf([name])}`} where user_id = ${id}`.execute(db);
  });
  await sql`delete from ledger_maintenance where reason = ${reason}`.execute(db);
}
