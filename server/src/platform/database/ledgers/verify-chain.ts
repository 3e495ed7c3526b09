/** Verifies that the rows of the ledgers have not changed since they were sealed. */
import { sql } from 'kysely';
import { hashOf, ledgerNames, noLinks, rowKey, rowsOfLinks, type ChainLink, type ChainMark } from './chain.ts';
import type { Db } from '../tables.ts';

/** A break of the chain. `Cut off` means that links of an earlier state are missing. */
export type ChainBreak =
  | { readonly kind: 'Changed' | 'Missing'; readonly position: number; readonly ledger: string; readonly rowId: number }
  | { readonly kind: 'Not chained'; readonly ledger: string; readonly rowId: number }
  | { readonly kind: 'Link missing' | 'Cut off' | 'Other chain'; readonly position: number };

/** The result of a check of the chain. */
export interface ChainCheck {
  readonly head: ChainMark;
  /** The first break; undefined if the chain is intact. */
  readonly firstBreak: ChainBreak | undefined;
  readonly breaks: number;
  /** The number of recent rows without a link. */
  readonly unsealed: number;
}

const linksAtATime = 1000;

/**
 * Reads the whole chain from its beginning, and every row. Rows may be added at the same time. With an earlier mark, from a backup or the
 * log, it also detects that the end was cut off or the whole chain was rewritten.
 */
export async function verifyChain(db: Db, mark?: ChainMark): Promise<ChainCheck> {
  const found: ChainBreak[] = [];
  let head = noLinks;
  for (;;) {
    const links = await linksAfter(db, head.position);
    if (links.length === 0) break;
    const rows = await rowsOfLinks(db, links);
    for (const link of links) {
      const { position, ledger, row_id: rowId, hash } = link;
      if (position !== head.position + 1) found.push({ kind: 'Link missing', position: head.position + 1 });
      const row = rows.get(rowKey(ledger, rowId));
      if (!row) found.push({ kind: 'Missing', position, ledger, rowId });
      else if (hash !== hashOf(head.hash, ledger, row) && position === head.position + 1)
        found.push({ kind: 'Changed', position, ledger, rowId });
      if (position === mark?.position && hash !== mark.hash) found.push({ kind: 'Other chain', position });
      head = { position, hash };
    }
  }
  if (mark && mark.position > head.position) found.push({ kind: 'Cut off', position: head.position });
  found.push(...(await unchained(db)));
  return { head, firstBreak: found[0], breaks: found.length, unsealed: await countUnsealed(db) };
}

async function linksAfter(db: Db, position: number): Promise<ChainLink[]> {
  return db.selectFrom('chain_links').selectAll().where('position', '>', position).orderBy('position').limit(linksAtATime).execute();
}

/** Rows without a link that were never noted for the chain. */
async function unchained(db: Db): Promise<ChainBreak[]> {
  const found: ChainBreak[] = [];
  for (const ledger of ledgerNames) {
    const table = sql.table(ledger);
    const linked = sql`select 1 from chain_links where ledger = ${ledger} and row_id = ${table}.id`;
    // Read once as a list, because the waiting rows have no index.
    const waiting = sql`select row_id from unsealed_rows where ledger = ${ledger}`;
    const { rows } = await sql<{ id: number }>`
      select id from ${table} where not exists (${linked}) and id not in (${waiting}) order by id limit 1000`.execute(db);
    found.push(...rows.map(({ id }) => ({ kind: 'Not chained' as const, ledger, rowId: id })));
  }
  return found;
}

async function countUnsealed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('unsealed_rows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
