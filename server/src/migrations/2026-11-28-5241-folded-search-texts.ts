import { folded } from '@vikray/contract/platform/search-terms.ts';
import { sql, type Kysely } from 'kysely';
import { withOpenLedgers } from '../platform/database/ledgers/append-only.ts';
import { fillSearched } from '../platform/database/search/search-indexes.ts';
import type { Db } from '../platform/database/tables.ts';

const searched = [
  'attachments',
  'audit_log',
  'brochure_requests',
  'companies',
  'consignments',
  'customers',
  'deals',
  'dispatches',
  'login_events',
  'mail_templates',
  'notes',
  'old_quotations',
  'orders',
  'private_access',
  'products',
  'purchases',
  'quotations',
  'receipts',
  'return_lines',
  'sales_calls',
  'taxes',
  'terms',
  'users',
] as const;

const rowsAtOnce = 1000;

/** Lets the search find names written with other accents, nukta, quotes and dots. The chain of the ledgers does not cover search texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The tables searched here are those of today.
  await withOpenLedgers(db as unknown as Db, 'folded search texts', async (tx) => {
    for (const table of searched) await fillSearched(tx, [table], () => foldTexts(tx, table));
  });
}

async function foldTexts(db: Db, table: string): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, search_text as text from ${sql.table(table)} where id > ${after} order by id limit ${rowsAtOnce}`.execute(db);
    const changed = rows
      .map(({ id, text }) => ({ id, before: text, text: foldedLines(text) }))
      .filter(({ before, text }) => text !== before);
    if (changed.length > 0) {
      const texts = changed.map(({ id, text }) => sql`(cast(${id} as bigint), cast(${text} as text))`);
      await sql`
        with fresh (id, search_text) as (values ${sql.join(texts)})
        update ${sql.table(table)} set search_text = fresh.search_text from fresh where ${sql.ref(`${table}.id`)} = fresh.id`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A search text has its values as lines in sections, none of them blank. */
function foldedLines(text: string): string {
  return text.split('\n\n').map(foldedSection).join('\n\n');
}

function foldedSection(section: string): string {
  return section
    .split('\n')
    .map(folded)
    .filter((line) => line !== '')
    .join('\n');
}
