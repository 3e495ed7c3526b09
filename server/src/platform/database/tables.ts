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
}

/** The database, or a transaction on it: stores take it as their first argument and use no other connection. */
export type Db = Kysely<Tables>;
