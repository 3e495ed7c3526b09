/**
 * The hash chain over the rows of the ledgers. Each link is a SHA-256 of its row and the previous link, so a changed, removed or inserted
 * row is detected. Rows are sealed, which means linked, in a single order shortly after their commit: see docs/decisions/0016.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { engineOf } from '../engine.ts';
import { isAmong } from '../is-among.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

/** The ledgers and the columns that the chain protects: all except those derived from others. */
export const ledgers = {
  audit_log: ['id', 'happened_at', 'user_id', 'operation', 'record', 'record_id', 'record_name', 'before', 'after', 'actor', 'summary'],
  login_events: ['id', 'happened_at', 'user_id', 'mobile', 'action', 'address'],
  stock_movements: ['id', 'happened_at', 'user_id', 'product_id', 'quantity_hundredths', 'reason', 'document_id'],
} as const;
export type Ledger = keyof typeof ledgers;
/** The names of the chained tables. */
export const ledgerNames = Object.keys(ledgers) as Ledger[];

/** A link of the chain, with the row that it seals. */
export interface ChainLink {
  readonly position: number;
  readonly ledger: string;
  readonly row_id: number;
  readonly hash: string;
}

/** A row of a chained table, by column. */
export type LedgerRow = Readonly<Record<string, unknown>>;

/** A state of the chain: its length and its last hash. */
export type ChainMark = Pick<ChainLink, 'position' | 'hash'>;

/** The state before the first link. */
export const noLinks: ChainMark = { position: 0, hash: '' };

/** The most rows per transaction. With the embedded database, other writes wait for it, about 5 ms. */
export const maxBatch = 100;

/** An arbitrary number that no other lock uses. */
const chainLock = 7_420_017;

/**
 * The hash of a link. Blank columns are left out, so that a new column does not change old hashes. `row` is undefined if it was removed
 * before it was sealed; such a link matches no row.
 */
export function hashOf(previous: string, ledger: string, row: LedgerRow | undefined): string {
  const columns: readonly string[] = isLedger(ledger) ? ledgers[ledger] : [];
  const content = row && columns.flatMap((column) => (row[column] === null ? [] : [[column, row[column]]]));
  return createHash('sha256')
    .update(JSON.stringify([previous, ledger, content ?? null]))
    .digest('hex');
}

function isLedger(name: string): name is Ledger {
  return name in ledgers;
}

/** The last link, to which the next is added. */
export async function headOf(db: Db): Promise<ChainMark> {
  const head = await db.selectFrom('chain_links').select(['position', 'hash']).orderBy('position', 'desc').limit(1).executeTakeFirst();
  return head ?? noLinks;
}

/** A mark as one word. */
export function markText({ position, hash }: ChainMark): string {
  return `${position}:${hash}`;
}

/** The existing rows of these links, by `rowKey`. */
export async function rowsOfLinks(db: Db, links: readonly Pick<ChainLink, 'ledger' | 'row_id'>[]): Promise<ReadonlyMap<string, LedgerRow>> {
  const found = new Map<string, LedgerRow>();
  for (const ledger of ledgerNames) {
    const ids = links.filter((link) => link.ledger === ledger).map((link) => link.row_id);
    if (ids.length === 0) continue;
    const columns = sql.join(ledgers[ledger].map((column) => sql.ref(column)));
    const { rows } = await sql<LedgerRow>`select ${columns} from ${sql.table(ledger)} where ${isAmong(db, 'id', ids)}`.execute(db);
    for (const row of rows) found.set(rowKey(ledger, Number(row['id'])), row);
  }
  return found;
}

/** The ledger and id of a row as one text. */
export function rowKey(ledger: string, id: number): string {
  return `${ledger} ${id}`;
}

/** Seals the first waiting rows, in the order in which they were noted. Returns their number; 0 also if another process is sealing. */
export async function sealBatch(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await lockChain(tx))) return 0;
    const waiting = await tx.selectFrom('unsealed_rows').selectAll().orderBy('id').limit(maxBatch).execute();
    if (waiting.length === 0) return 0;
    const rows = await rowsOfLinks(tx, waiting);
    let { position, hash } = await headOf(tx);
    const links = waiting.map(({ ledger, row_id }) => {
      position += 1;
      hash = hashOf(hash, ledger, rows.get(rowKey(ledger, row_id)));
      return { position, ledger, row_id, hash };
    });
    await tx.insertInto('chain_links').values(links).execute();
    const ids = waiting.map(({ id }) => id);
    await tx.deleteFrom('unsealed_rows').where('id', 'in', ids).execute();
    return waiting.length;
  });
}

/** Seals all waiting rows and returns their number. */
export async function sealAll(db: Db): Promise<number> {
  let count = 0;
  for (;;) {
    const sealed = await sealBatch(db);
    if (sealed === 0) return count;
    count += sealed;
  }
}

/** Whether any rows wait to be sealed. */
export async function hasUnsealed(db: Db): Promise<boolean> {
  return (await db.selectFrom('unsealed_rows').select('id').limit(1).execute()).length > 0;
}

/** Whether this process may seal. SQLite has only one writer anyway; on PostgreSQL the lock ends with the transaction. */
async function lockChain(tx: Db): Promise<boolean> {
  if (engineOf(tx) === 'sqlite') return true;
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${chainLock}) as locked`.execute(tx);
  return rows[0]?.locked === true;
}
