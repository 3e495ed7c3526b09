/** Where the attacked panels keep their data: files in temporary folders, or databases on a PostgreSQL server started for the attacks. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { CommandProblem } from '../../commands/command.ts';
import { findPostgresBinaries } from '../../testing/database/postgres-binaries.ts';
import { startCluster } from '../../testing/database/postgres-cluster.ts';
import type { ProgramDatabase } from '../../testing/panel/program-database.ts';

export type AttackedEngine = 'embedded' | 'postgres';

export interface AttackedDatabases {
  readonly engine: AttackedEngine;
  /** An empty database. All of them share a key, so that the backup of one can be restored into another. */
  create(): Promise<ProgramDatabase>;
  /** Removes everything. Close all connections first. */
  stop(): Promise<void>;
}

export function openDatabases(engine: AttackedEngine): Promise<AttackedDatabases> {
  const key = randomBytes(32).toString('base64');
  return engine === 'postgres' ? onServer(key) : inFolders(key);
}

async function inFolders(key: string): Promise<AttackedDatabases> {
  const root = await mkdtemp(join(tmpdir(), 'vikray-attack-'));
  return {
    engine: 'embedded',
    async create() {
      const folder = await mkdtemp(join(root, 'office-'));
      return {
        settings: { DATA_DIR: folder, SECRET_KEY: key },
        database: { file: join(folder, 'vikray.db'), keys: [key] },
        drop: () => rm(folder, { recursive: true, force: true }),
      };
    },
    stop: () => rm(root, { recursive: true, force: true }),
  };
}

async function onServer(key: string): Promise<AttackedDatabases> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new CommandProblem('PostgreSQL is not installed on this machine.');
  const cluster = await startCluster(binaries);
  const execute = async (statement: string) => {
    const client = new pg.Client(cluster.url);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  let count = 0;
  return {
    engine: 'postgres',
    async create() {
      const name = `office_${++count}`;
      await execute(`create database ${name}`);
      const url = Object.assign(new URL(cluster.url), { pathname: name }).href;
      return {
        settings: { DATABASE_URL: url, SECRET_KEY: key },
        database: { url, keys: [key] },
        drop: () => execute(`drop database if exists ${name} with (force)`),
      };
    },
    stop: () => cluster.stop(),
  };
}
