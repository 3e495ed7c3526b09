/** A PostgreSQL server with a standby that the script of deploy/ has made. Both write durably, as in an office. */
import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort, unprivilegedUser } from './postgres-cluster.ts';

const run = promisify(execFile);
const makeStandby = fileURLToPath(new URL('../../deploy/make-standby.sh', import.meta.url));

export interface PostgresPair {
  readonly primaryPort: number;
  readonly standbyPort: number;
  /** Kills the primary without warning. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary. Resolves when it accepts writes. */
  promote(): Promise<void>;
  /** Ends both and removes their folders. */
  stop(): Promise<void>;
}

/** Starts both on free loopback ports. A commit is acknowledged when both have it. */
export async function startPair(binaries: string): Promise<PostgresPair> {
  const owner = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'vikray-pair-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const environment = { PATH: [binaries, process.env['PATH']].join(delimiter), LC_ALL: 'C', HOME: folder };
  const call = async (program: string, ...words: string[]) => run(program, words, { cwd: folder, env: environment, ...owner });

  const [primaryData, standbyData] = [join(folder, 'primary'), join(folder, 'standby')];
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const start = async (data: string, port: number) => {
    const options = `-p ${port} -k '' -c listen_addresses=127.0.0.1 -c max_connections=100`;
    // The server inherits what it is started with. With an open pipe, this call would wait for the server's end.
    await call('sh', '-c', `exec "$@" > ${data}.start 2>&1`, 'sh', 'pg_ctl', 'start', '-w', '-D', data, '-l', `${data}.log`, '-o', options);
  };

  try {
    await call('initdb', '-D', primaryData, '-U', 'postgres', '-A', 'trust', '-N', '--encoding=UTF8', '--locale=C');
    await start(primaryData, primaryPort);
    await call(makeStandby, `host=127.0.0.1 port=${primaryPort} user=postgres`, standbyData);
    await start(standbyData, standbyPort);
    const execute = (statement: string) => call('psql', '-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres', '-c', statement);
    await execute(`alter system set synchronous_standby_names = 'vikray_standby'`);
    await execute('select pg_reload_conf()');
  } catch (error) {
    await endAll();
    throw error;
  }

  async function endAll(): Promise<void> {
    // Fails for a server that is not running.
    for (const data of [primaryData, standbyData]) await call('pg_ctl', 'stop', '-m', 'immediate', '-D', data).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }

  return {
    primaryPort,
    standbyPort,
    async killPrimary() {
      const [pid = ''] = (await readFile(join(primaryData, 'postmaster.pid'), 'utf8')).split('\n');
      // Its processes end with it.
      process.kill(Number(pid), 'SIGKILL');
    },
    async promote() {
      await call('pg_ctl', 'promote', '-w', '-D', standbyData);
    },
    stop: endAll,
  };
}
