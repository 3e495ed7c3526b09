/** PostgreSQL through its driver's pool. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const bigint = 20;

/** The pool of one server process. bigint columns (ids, paise, hundredths) are read as numbers: all stay far below 2^53. */
export function postgresDialect(url: string): PostgresDialect {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    types,
  });
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
