import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const startTimeoutMs = 60_000;

/**
 * Starts the server and waits for the end of its input, which comes with any end of the test run, even kill -9. Then it kills the server,
 * because there is nothing to save, and removes the folder.
 */
const guarded = `
  "$1/postgres" -D "$2/data" -p "$3" -k "" -c listen_addresses=127.0.0.1 -c max_connections=200 \
    -c fsync=off -c synchronous_commit=off -c full_page_writes=off &
  cat > /dev/null
  server=$(head -n 1 "$2/data/postmaster.pid") # a restart gives it another number
  kill -QUIT "$server"; wait
  while kill -0 "$server" 2> /dev/null; do sleep 0.05; done
  rm -rf "$2"`;

export interface Cluster {
  readonly url: string;
  /** Ends all connections with their statements and restarts the server on the same port. Resolves when it accepts connections. */
  restart(): Promise<void>;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Starts a temporary PostgreSQL on a free loopback port, without passwords and without durability. By default it sorts by language rules,
 * so that a query that forgets to sort by bytes fails a test. `more` is passed to initdb.
 */
export async function startCluster(binaries: string, more: readonly string[] = []): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-postgres-'));
  const owner = await unprivilegedUser();
  const environment = { PATH: process.env['PATH'], LC_ALL: 'C' };
  try {
    if (owner) await chown(folder, owner.uid, owner.gid);
    const collation = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en'];
    const data = join(folder, 'data');
    await run(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', ...collation, ...more], {
      cwd: folder,
      env: environment,
      ...owner,
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }

  const port = await freePort();
  const log = await open(join(folder, 'log'), 'a');
  // Detached, so that Ctrl-C reaches only the test run and the guard can still clean up.
  const guard = spawn('sh', ['-c', guarded, 'sh', binaries, folder, String(port)], {
    cwd: folder,
    env: environment,
    stdio: ['pipe', log.fd, log.fd],
    detached: true,
    uid: owner?.uid,
    gid: owner?.gid,
  });
  await log.close();
  const ended = once(guard, 'exit');
  const stop = async () => {
    guard.stdin?.end();
    await ended;
  };

  const restart = async () => {
    await run(
      join(binaries, 'pg_ctl'),
      ['restart', '-D', join(folder, 'data'), '-m', 'fast', '-w', '-l', join(folder, 'log-after-restart')],
      { cwd: folder, env: environment, ...owner },
    );
  };

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  if (await answers(url)) return { url, restart, stop };
  const lines = await readFile(join(folder, 'log'), 'utf8');
  await stop();
  throw new Error(`PostgreSQL in ${binaries} did not start:\n${lines}`);
}

/** The user to run PostgreSQL as, because it refuses to run as root. Undefined when we are not root. */
export async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** A loopback port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a numbered port');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  for (const until = Date.now() + startTimeoutMs; Date.now() < until; await pause(50)) {
    const client = new pg.Client(url);
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isReady) continue;
    await client.end();
    return true;
  }
  return false;
}
