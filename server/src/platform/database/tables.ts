/**
 * The types of the database tables. Each area adds its own: `declare module '../platform/database/tables.ts' { interface Tables {
 * customers: CustomersTable } }`
 */
import type { EntryKind } from '@vikray/contract/thread/timeline.ts';
import type { Generated, Kysely } from 'kysely';

/** The columns of each table. */
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
    /** Null for work that no user started. Then `actor` names the work; beside a user, it names their token. */
    user_id: number | null;
    actor: string | null;
    operation: string;
    record: string;
    record_id: number;
    record_name: string;
    search_text: string;
    before: string | null;
    after: string | null;
    /** What was done, in the past tense and without the name of the user. */
    summary: string | null;
  };
  /** The records whose timeline shows an entry of the audit log: its own and up to 7 others. The time is that of the entry. */
  audit_subjects: {
    audit_id: number;
    record: string;
    record_id: number;
    kind: EntryKind;
    happened_at: string;
    /** The stock movement of the entry, for a product. */
    movement_id: number | null;
  };
  /** The chain over the rows of all ledgers: each link is a hash of its row and of the link before. */
  chain_links: { position: number; ledger: string; row_id: number; hash: string };
  /** The rows that are not in the chain yet, noted by triggers. */
  unsealed_rows: { id: Generated<number>; ledger: string; row_id: number };
  /**
   * One row as soon as a secret is stored: the fingerprint of the key that encrypts new values, and who has confirmed that a copy of it is
   * in another place.
   */
  secret_key: { id: number; fingerprint: string; copy_confirmed_at: string | null; copy_confirmed_by: string | null };
  /** A row here allows changes to ledgers in the same transaction. */
  ledger_maintenance: { reason: string };
}

/** The database or a transaction. Stores take it as their first argument and use no other connection. */
export type Db = Kysely<Tables>;
