import { sql } from 'kysely';
import { openDatabase } from '../../platform/database/open-database.ts';
import { liftStatementLimit } from '../../platform/database/postgres/statement-limit.ts';
import { refuseForeign } from './embedded-file.ts';
import { placeBackup } from './place-backup.ts';
import { splitPassword, startPostgresProgram } from './postgres-programs.ts';
import { readDump } from './read-dump.ts';
import { demandSameCounts, type TableCounts } from './table-counts.ts';

/** Dumps a snapshot of a PostgreSQL database into a new file in pg_dump's custom format, which gets its name once it is checked. */
export async function writeDump(url: string, target: string): Promise<void> {
  await placeBackup(target, async (part) => {
    const counts = await dumpAndCount(url, part);
    const { migrations, counts: found } = await readDump(part);
    await refuseForeign(migrations);
    demandSameCounts(counts, found);
  });
}

/** Dumps the database and returns the counts of the same snapshot: pg_dump reads the snapshot of the transaction that counts. */
async function dumpAndCount(url: string, part: string): Promise<TableCounts> {
  const { address, password } = splitPassword(url);
  const db = openDatabase({ url });
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await liftStatementLimit(tx);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx);
        const format = ['--format=custom', '--no-owner', '--no-privileges', '--no-password'];
        const source = [`--snapshot=${rows[0]?.snapshot ?? ''}`, `--file=${part}`, `--dbname=${address}`];
        const dumping = startPostgresProgram('pg_dump', [...format, ...source], password);
        dumping.stdin.end();
        await dumping.ended;
        const tables = await tx.introspection.getTables({ withInternalKyselyTables: true });
        const counts = new Map<string, number>();
        for (const { name } of tables.filter(({ isView }) => !isView)) {
          const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(tx);
          counts.set(name, Number(counted.rows[0]?.count));
        }
        return counts;
      });
  } finally {
    await db.destroy();
  }
}
