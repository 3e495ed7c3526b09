/** Restore of a PostgreSQL database with pg_dump, pg_restore and psql. */
import { basename, dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { listKnownUsers } from '../../server/src/users/public.ts';
import { CommandProblem, demandFile } from '../command.ts';
import { demandConsent } from '../demand-consent.ts';
import { recordRestore } from '../../server/src/backups/record-restore.ts';
import { deadlockState } from '../../server/src/platform/database/errors.ts';
import { BackupProblem } from '../../server/src/backups/files/backup-problem.ts';
import { countInDump, demandKeyOf, fingerprintInDump, loseUnreadable } from './backup-key.ts';
import { beginsWith } from '../../server/src/backups/files/begins-with.ts';
import { demandUnaltered } from '../../server/src/backups/files/checksum.ts';
import { dated } from './dated.ts';
import { emptyPlace, type RestoreOptions } from './embedded-restore.ts';
import { placeOf } from './panel-database.ts';
import { refuseForeign } from '../../server/src/backups/files/embedded-file.ts';
import { closingScript, linesOnFormerUsers, type PresentUsers } from './former-users.ts';
import { migrationsInDump } from '../../server/src/backups/files/read-dump.ts';
import { writeDump } from '../../server/src/backups/files/write-dump.ts';
import { splitPassword, startPostgresProgram } from '../../server/src/backups/files/postgres-programs.ts';

/**
 * Replaces the database by a dump in one transaction, and stores the replaced contents beside the dump under a dated name. Running panels
 * wait until it is done and continue with the restored contents. All sessions end. Returns the text to print.
 */
export async function restorePostgres(url: string, source: string, options: RestoreOptions): Promise<string> {
  const { now, isUnchecked, keyBox } = options;
  demandFile(source);
  if (!beginsWith(source, 'PGDMP')) throw new CommandProblem(`${resolve(source)} is not a backup of a PostgreSQL database.`);
  if (!isUnchecked) await demandUnaltered(source);
  await refuseForeign(await migrationsInDump(source));
  const fingerprint = await fingerprintInDump(source);
  const losesEntries = await demandKeyOf(fingerprint, options, () => countInDump(source, fingerprint ?? ''));
  const db = openDatabase(options.database);
  try {
    const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
    if (tables.length === 0) await demandConsent(emptyPlace(`at ${placeOf(options.database)}`), '--into-empty', options.mayFillEmpty);
    const replaced = join(dirname(resolve(source)), `vikray-before-restore-${dated(now)}.dump`);
    if (tables.includes('kysely_migration')) await writeDump(url, replaced);
    else if (tables.length > 0) throw new CommandProblem('The database that DATABASE_URL names holds tables of another program.');
    const hasUsers = tables.includes('users');
    const present = hasUsers ? await listKnownUsers(db) : undefined;
    const functions = await functionsOf(db);
    const rightsVersion = hasUsers ? await rightsVersionIn(db) : 0;
    await despiteDeadlocks(async () => replace(url, source, { tables, functions }, rightsVersion, present));
    await migrateToLatest(db);
    await recordRestore(db, { file: basename(source), by: options.by, now });
    const lost = losesEntries ? await loseUnreadable(db, keyBox) : [];
    const summary = [
      `Restored ${resolve(source)}.`,
      ...(tables.length > 0 ? [`What was there before is kept as ${replaced}.`] : []),
      'Everyone must log in again.',
    ].join(' ');
    return [summary, ...lost, ...(await linesOnFormerUsers(db, present, now))].join('\n');
  } finally {
    await db.destroy();
  }
}

/** When a write of a running panel and the restore wait for each other, PostgreSQL ends one of them. Rarely it is the restore. */
const attempts = 5;

/** Does the work again when it has changed nothing because of a deadlock. */
async function despiteDeadlocks(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !(error instanceof BackupProblem && error.message.includes(deadlockState))) throw error;
    }
  }
}

/** What the database contains now and the restore removes. */
interface Present {
  readonly tables: readonly string[];
  readonly functions: readonly string[];
}

/** The functions that migrations have created, without those of extensions. */
async function functionsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`.execute(db);
  return rows.map(({ name }) => name);
}

async function rightsVersionIn(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select coalesce(max(rights_version), 0) as version from users`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Requests under way get this long to end. */
const endingMs = 5000;
const lookEveryMs = 20;

/**
 * Stops new requests of the panels, because each first reads its session, and gives those under way time to end. Otherwise a request and
 * the restore could lock tables that the other one needs, and PostgreSQL would end the restore. A request that waits for the sessions, or
 * for a row of another request, is not under way.
 */
const pauseRequests = `
  lock table public.sessions in access exclusive mode;
  do $$ begin
    for look in 1..${endingMs / lookEveryMs} loop
      perform pg_stat_clear_snapshot();
      exit when not exists (
        select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
          and state in ('active', 'idle in transaction') and wait_event_type is distinct from 'Lock');
      perform pg_sleep(${lookEveryMs / 1000});
    end loop;
  end $$;`;

/** Replaces the contents in one transaction. Commits only after pg_restore has succeeded, so any failure leaves the old contents. */
async function replace(
  url: string,
  source: string,
  { tables, functions }: Present,
  rightsVersion: number,
  present: PresentUsers,
): Promise<void> {
  const { address, password } = splitPassword(url);
  const psql = startPostgresProgram(
    'psql',
    // A verbose message names the state, which does not depend on the server's language.
    ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--set=VERBOSITY=verbose', `--dbname=${address}`],
    password,
  );
  psql.stdout.resume();
  const drops = [
    ...(tables.length > 0 ? [`drop table ${tables.map((table) => `public."${table}"`).join(', ')} cascade;`] : []),
    ...functions.map((name) => `drop function public."${name}" cascade;`),
  ].join(' ');
  const pause = tables.includes('sessions') ? pauseRequests : '';
  psql.stdin.write(`begin; set local lock_timeout = '30s'; set local client_min_messages = warning; ${pause} ${drops}\n`);
  const restoring = startPostgresProgram('pg_restore', ['--no-owner', '--no-privileges', '--no-comments', '--file=-', source]);
  restoring.stdin.end();
  restoring.stdout.pipe(psql.stdin, { end: false });
  try {
    // If psql ends first, it has failed and no longer reads the output of pg_restore.
    await Promise.race([restoring.ended, psql.ended.then(() => Promise.reject(new CommandProblem('psql ended too early.')))]);
    psql.stdin.write(
      `set search_path = public; delete from sessions; ` +
        `update users set rights_version = rights_version + ${rightsVersion}; ${closingScript(present)} commit;\n`,
    );
  } finally {
    restoring.stdout.unpipe().resume();
    psql.stdin.end();
  }
  await psql.ended;
}
