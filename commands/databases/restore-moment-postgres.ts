/** Point-in-time recovery of a PostgreSQL server from its base backups and its archived write-ahead log. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CommandProblem } from '../command.ts';
import { findPostgresProgram, type PostgresProgram } from '../../server/src/platform/backup/postgres-programs.ts';
import { sharedPart } from '../../server/src/platform/database/postgres/server-addresses.ts';
import { writeDump } from '../../server/src/platform/backup/write-dump.ts';

const run = promisify(execFile);

/**
 * Makes a backup of the database as it was at a moment. A temporary server, which no one else can reach, replays the log onto the last base
 * backup that was complete by then. The folder holds `base/`, with a folder for each base backup, and `wal/`.
 */
export async function backUpPostgresMoment(folder: string, until: Date, target: string, url: string): Promise<Date> {
  if (process.getuid?.() === 0)
    throw new CommandProblem('PostgreSQL does not run as root. Run this command as the user postgres or vikray.');
  const base = lastBaseBefore(join(folder, 'base'), until);
  const work = await mkdtemp(join(dirname(resolve(target)), 'vikray-moment-'));
  const data = join(work, 'data');
  const control = findPostgresProgram('pg_ctl');
  try {
    await cp(base, data, { recursive: true });
    await configure(data, work, resolve(folder, 'wal'), until);
    const started = await run(control, ['start', '--wait', `--pgdata=${data}`, `--log=${join(work, 'log')}`], { cwd: work }).then(
      () => true,
      () => false,
    );
    const { pathname, username } = sharedPart(url);
    const address = `postgres://${username}@localhost${pathname}?host=${encodeURIComponent(work)}`;
    if (!started || !(await isReplayed(address, data)))
      throw new CommandProblem(
        `PostgreSQL could not replay its log from ${base} to this moment: ${await failureReason(join(work, 'log'))}.`,
      );
    await writeDump(address, target);
    return until;
  } finally {
    // Fails if the server never started.
    await run(control, ['stop', '--mode=immediate', `--pgdata=${data}`]).catch(() => {});
    await rm(work, { recursive: true, force: true });
  }
}

/** Waits until a server accepts connections, which it does once it has reached the moment. Returns false when it ends before. */
async function isReplayed(address: string, data: string): Promise<boolean> {
  const succeeds = (program: PostgresProgram, words: readonly string[]) =>
    run(findPostgresProgram(program), words).then(
      () => true,
      () => false,
    );
  while (await succeeds('pg_ctl', ['status', `--pgdata=${data}`])) {
    if (await succeeds('psql', [`--dbname=${address}`, '--no-psqlrc', '--command=select 1'])) return true;
    await pause(500);
  }
  return false;
}

/** The reason in a server's log why it did not start. */
async function failureReason(log: string): Promise<string> {
  const fatal = (await readFile(log, 'utf8')).split('\n').findLast((line) => line.includes('FATAL:'));
  return fatal?.replace(/.*FATAL: */, '') ?? 'it gives no reason';
}

/** pg_basebackup writes the manifest last. */
function lastBaseBefore(folder: string, until: Date): string {
  const bases = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const endOf = (base: string) => statSync(join(base, 'backup_manifest'), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  const found = bases.filter((base) => endOf(base) <= until.getTime()).toSorted((a, b) => endOf(a) - endOf(b));
  const last = found.at(-1);
  if (last === undefined) throw new CommandProblem(`${folder} has no base backup from before this moment.`);
  return last;
}

/** Replaces the settings of the copied server: it listens only on a socket in the work folder and stops the replay at the moment. */
async function configure(data: string, work: string, wal: string, until: Date): Promise<void> {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const settings = [
    "listen_addresses = ''",
    `unix_socket_directories = ${quoted(work)}`,
    'hot_standby = off',
    'archive_mode = off',
    `restore_command = ${quoted(`cp "${wal}/%f" "%p" 2> /dev/null || cp "${wal}/%f.partial" "%p"`)}`,
    `recovery_target_time = ${quoted(until.toISOString().replace('T', ' ').replace('Z', '+00'))}`,
    "recovery_target_action = 'promote'",
  ];
  await writeFile(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(data, 'postgresql.auto.conf'), '');
  await writeFile(join(data, 'pg_hba.conf'), 'local all all trust\n');
  await writeFile(join(data, 'pg_ident.conf'), '');
  await appendFile(join(data, 'recovery.signal'), '');
}
