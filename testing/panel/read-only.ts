import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Makes the panel's connections read-only, as a read-only folder or a standby server does. PGlite would keep the setting. */
export async function setReadOnly(db: Db, isReadOnly: boolean): Promise<void> {
  if (inject('databaseSupply').engine === 'sqlite') {
    await sql`pragma query_only = ${sql.raw(isReadOnly ? 'on' : 'off')}`.execute(db);
    return;
  }
  await db.connection().execute(async (connection) => {
    await sql`set session characteristics as transaction read write`.execute(connection);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = ${sql.raw(isReadOnly ? 'on' : 'off')}`.execute(
      connection,
    );
    // Waits until they have ended, so that no request is sent on one of them.
    await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      connection,
    );
    await sql`set default_transaction_read_only = ${sql.raw(isReadOnly ? 'on' : 'off')}`.execute(connection);
    await sql`set session characteristics as transaction ${sql.raw(isReadOnly ? 'read only' : 'read write')}`.execute(connection);
  });
}
