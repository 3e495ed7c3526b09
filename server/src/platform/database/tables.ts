/**
 * The tables of the database, for types. An area adds its own where it declares them: `declare module '../platform/database/tables.ts' {
 * interface Tables { customers: CustomersTable } }`
 */
import type { Generated, Kysely } from 'kysely';

export interface Tables {
  idempotency_keys: {
    user_id: number;
    key: string;
    operation: string;
    request_hash: string;
    status: number | null;
    answer: string | null;
    created_at: string;
  };
  counters: { series: string; last: number };
  audit_log: {
    id: Generated<number>;
    happened_at: string;
    user_id: number;
    operation: string;
    record: string;
    record_id: number;
    record_name: string;
    search_text: string;
    before: string | null;
    after: string | null;
  };
  /** The chain over the rows of all ledgers: each link is a hash of its row and of the link before. */
  chain_links: { position: number; ledger: string; row_id: number; hash: string };
  /** The rows that the chain does not hold yet; the database itself notes each. */
  unsealed_rows: { id: Generated<number>; ledger: string; row_id: number };
  /** One row, once something is concealed: the fingerprint of the key under which values are written. */
  secret_key: { id: number; fingerprint: string };
  /** A row here, in the same transaction, lets ledgers be changed. */
  ledger_maintenance: { reason: string };
}

/** The database, or a transaction on it: stores take it as their first argument and use no other connection. */
export type Db = Kysely<Tables>;
